import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const html = '<html><head></head><body><main class="page"><a class="link">Text</a></main></body></html>'
const drawn = html.replace('Text', '<svg fill="var(--sun)"></svg>')

test.each([
  [
    'the rules that its first paint shows',
    html,
    `.link{color:red;cursor:pointer;transition:color 1s}
     .link:hover{color:blue}
     .link:not(:focus){clip-path:none}
     .absent{color:green}
     @media print{.link{color:black}}
     @media screen and (prefers-color-scheme: dark){.link{color:white}}`,
    '.link{color:red}.link:not(:focus){clip-path:none}@media screen and (prefers-color-scheme: dark){.link{color:white}}',
  ],
  [
    'the value of a custom property that has one, in its place',
    html,
    ':root{--space:8px;--gap:calc(2 * var(--space))}.page{padding:var(--gap)}',
    '.page{padding:calc(2 * 8px)}',
  ],
  [
    'a custom property that changes with the screen or the element, and what is made of it',
    html,
    `:root{--gutter:16px;--ink:black;--twice:calc(2 * var(--gutter));--unused:0}
     @media (min-width:48em){:root{--gutter:32px}}
     .page{--ink:white;padding:var(--twice);color:var(--ink)}`,
    ':root{--gutter:16px;--ink:black;--twice:calc(2 * var(--gutter))}@media (min-width:48em){:root{--gutter:32px}}.page{--ink:white;padding:var(--twice);color:var(--ink)}',
  ],
  [
    'a custom property that the markup names',
    drawn,
    ':root{--sun:gold}.page{margin:0}',
    ':root{--sun:gold}.page{margin:0}',
  ],
  [
    'no font',
    html,
    '@font-face{font-family:A;src:url(a.woff2)}.page{margin:0;font-family:A}',
    '.page{margin:0;font-family:A}',
  ],
])('of a page’s styles stays: %s', async (_, page, css, kept) => {
  const squeezed = (text: string) => text.replace(/\s*([{}])\s*/g, '$1')
  expect(squeezed(await criticalCss(page, css))).toBe(kept)
})
