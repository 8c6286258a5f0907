import type { Plugin } from 'vite'
import { oora, paintiWord } from '#components/emblems/gurmukhi-outlines.ts'
import { drawnOnce } from '#components/drawn-once.ts'

/**
 * Draws the outlines of the wordmark in the page itself, once, where header and footer refer to them: they need not be in
 * the script then, which every page waits for.
 */
export function drawOnce(): Plugin {
  const shapes = [
    [drawnOnce.oora, oora],
    [drawnOnce.paintiWord, paintiWord],
  ].map(([id, d]) => ({ tag: 'path', attrs: { id, d } }))
  return {
    name: 'draw-once',
    transformIndexHtml: () => [
      { tag: 'svg', attrs: { class: 'drawn-once' }, children: shapes, injectTo: 'body-prepend' },
    ],
  }
}
