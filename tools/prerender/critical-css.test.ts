import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const html = '<html><head></head><body><main class="page"><a class="link">Text</a></main></body></html>'

test('of a page only the rules that its first paint shows stay', async () => {
  const css = await criticalCss(
    html,
    `.link{color:red;cursor:pointer;transition:color 1s}
     .link:hover{color:blue}
     .link:not(:focus){clip-path:none}
     .absent{color:green}
     @media print{.link{color:black}}
     @media screen and (prefers-color-scheme: dark){.link{color:white}}`,
  )
  expect(css.replace(/\s/g, '')).toBe(
    '.link{color:red}.link:not(:focus){clip-path:none}@mediascreenand(prefers-color-scheme:dark){.link{color:white}}',
  )
})

test('a custom property with one value is replaced by it, and gone', async () => {
  const css = await criticalCss(
    html,
    ':root{--space:8px;--gap:calc(2 * var(--space))}.page{padding:var(--gap)}',
  )
  expect(css).toBe('.page{padding:calc(2 * 8px)}')
})

test('a custom property that changes with the screen or the element stays, and what is made of it', async () => {
  const css = await criticalCss(
    html,
    `:root{--gutter:16px;--ink:black;--twice:calc(2 * var(--gutter));--unused:0}
     @media (min-width:48em){:root{--gutter:32px}}
     .page{--ink:white;padding:var(--twice);color:var(--ink)}`,
  )
  expect(css).toContain(':root{--gutter:16px;--ink:black;--twice:calc(2 * var(--gutter))}')
  expect(css).toContain('@media (min-width:48em){:root{--gutter:32px}}')
  expect(css).toContain('.page{--ink:white;padding:var(--twice);color:var(--ink)}')
})

test('a custom property that the markup names stays', async () => {
  const css = await criticalCss(
    html.replace('Text', '<svg fill="var(--sun)"></svg>'),
    ':root{--sun:gold}.page{margin:0}',
  )
  expect(css).toBe(':root{--sun:gold}.page{margin:0}')
})

test('no font stays', async () => {
  const css = await criticalCss(
    html,
    '@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(Arial)}.page{margin:0;font-family:A,B}',
  )
  expect(css).toBe('.page{margin:0;font-family:A,B}')
})
