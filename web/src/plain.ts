/** Plain data of a game, as its view and its events hold it; only the game's own drawing knows its shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Plain = any;
