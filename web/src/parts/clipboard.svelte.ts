/** Copying a text, also where a page has no clipboard of its own, as over plain http; whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way: a field that holds the text is selected for a moment. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // In a modal dialog nothing outside of it can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Whether a copy worked, shown for two seconds. */
export class Copying {
  state: 'idle' | 'done' | 'failed' = $state('idle');
  private timer = 0;

  async copy(text: string): Promise<void> {
    this.state = (await copyText(text)) ? 'done' : 'failed';
    clearTimeout(this.timer);
    if (this.state === 'done') this.timer = window.setTimeout(() => (this.state = 'idle'), 2000);
  }
}
