/** The ids of the shapes that stand in the page from the start (tools/build/drawn-once.ts), for `<use>`. */
export const drawnOnce = { oora: 'outline-of-oora', paintiWord: 'outline-of-painti' } as const
