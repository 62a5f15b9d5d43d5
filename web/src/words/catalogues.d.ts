/** Made while building, from the Fluent files: `en/page` and the like, each fetched when it is asked for. */
declare module 'virtual:catalogues' {
  const files: Record<string, (() => Promise<string>) | undefined>;
  export default files;
}
