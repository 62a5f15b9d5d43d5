/** Words of the table itself, beside those of the game. */

import { words } from '$lib/words/words.svelte';

const LABELS = {
  en: {
    sky: 'Sky', advance: 'Advance', works: 'Works', comb: 'Comb', hive: 'Hive', hand: 'Cards', areas: 'Areas of the table', hives: 'Hives',
    cost: 'Cost', lacks: 'You lack', free: 'free', worth: 'worth at the end', planted: 'Planted', upgraded: 'Upgraded', strong: 'With strength 4', hidden: 'face down',
    turn: 'Turn the frame', next: 'Next place', favor: 'Favor', vp: 'VP', reach: 'reaches', pool: 'Active', landing: 'Landing', supply: 'Supply', lifted: 'In hand',
    left: 'left', clause: 'Rule', over: 'Left over', each: 'each gives favor', asks: 'Your decision', frames: 'frames left', deck: 'cards in the deck', slots: 'slots', nobody: 'not taught', taught: 'taught by',
    last: 'Last round', round: 'Turn', empty: 'empty', ship: 'The QueenShip is here', start: 'Where the QueenShip began', unknown: 'Not explored yet', strength: 'Strength', spaces: 'Workers there', none: 'nobody', choose: 'Choose your faction',
    read: 'Point at a piece to read what it does.', drop: 'Drag a token here to leave it', reserve: 'Reserve', explored: 'Explored', storage: 'Storage', first: 'first', second: 'second', sleepers: 'hibernation tokens left',
  },
  pl: {
    sky: 'Niebo', advance: 'Postęp', works: 'Prace', comb: 'Plaster', hive: 'Ul', hand: 'Karty', areas: 'Obszary stołu', hives: 'Ule',
    cost: 'Koszt', lacks: 'Brakuje ci', free: 'za darmo', worth: 'wart na końcu', planted: 'Wsunięta', upgraded: 'Ulepszona', strong: 'Z siłą 4', hidden: 'zakryte',
    turn: 'Obróć ramkę', next: 'Następne miejsce', favor: 'Przysługi', vp: 'PZ', reach: 'zasięg', pool: 'Aktywne', landing: 'Lądowisko', supply: 'Zasób', lifted: 'W ręce',
    left: 'zostało', clause: 'Reguła', over: 'Bez miejsca', each: 'za każdy przysługa', asks: 'Twoja decyzja', frames: 'ramek w zasobie', deck: 'kart w talii', slots: 'miejsca', nobody: 'nikt nie uczył', taught: 'uczy',
    last: 'Ostatnia runda', round: 'Tura', empty: 'pusto', ship: 'Tu jest statek matka', start: 'Skąd wyruszył statek matka', unknown: 'Jeszcze nie zbadane', strength: 'Siła', spaces: 'Robotnice tutaj', none: 'nikt', choose: 'Wybierz frakcję',
    read: 'Wskaż element, aby przeczytać, co robi.', drop: 'Przeciągnij tu żeton, aby go odłożyć', reserve: 'Rezerwa', explored: 'Zbadane', storage: 'Magazyn', first: 'pierwszy', second: 'drugi', sleepers: 'żetonów hibernacji',
  },
  de: {
    sky: 'Himmel', advance: 'Fortschritt', works: 'Arbeiten', comb: 'Wabe', hive: 'Stock', hand: 'Karten', areas: 'Bereiche des Tisches', hives: 'Stöcke',
    cost: 'Kosten', lacks: 'Dir fehlt', free: 'gratis', worth: 'am Ende wert', planted: 'Gepflanzt', upgraded: 'Aufgewertet', strong: 'Mit Stärke 4', hidden: 'verdeckt',
    turn: 'Rähmchen drehen', next: 'Nächster Platz', favor: 'Gunst', vp: 'SP', reach: 'reicht', pool: 'Aktiv', landing: 'Landeplatz', supply: 'Vorrat', lifted: 'In der Hand',
    left: 'übrig', clause: 'Regel', over: 'Ohne Platz', each: 'gibt je Gunst', asks: 'Deine Entscheidung', frames: 'Rähmchen im Vorrat', deck: 'Karten im Stapel', slots: 'Plätze', nobody: 'nicht gelehrt', taught: 'gelehrt von',
    last: 'Letzte Runde', round: 'Zug', empty: 'leer', ship: 'Hier ist das Königinnenschiff', start: 'Startplatz des Königinnenschiffs', unknown: 'Noch nicht erkundet', strength: 'Stärke', spaces: 'Arbeiterinnen dort', none: 'niemand', choose: 'Wähle deine Fraktion',
    read: 'Zeig auf ein Teil, um zu lesen, was es tut.', drop: 'Marke hierher ziehen, um sie liegen zu lassen', reserve: 'Reserve', explored: 'Erkundet', storage: 'Lager', first: 'Erste', second: 'Zweite', sleepers: 'Winterschlaf-Marken übrig',
  },
};

export type Label = keyof (typeof LABELS)['en'];

export function label(what: Label): string {
  return LABELS[words.lang][what];
}
