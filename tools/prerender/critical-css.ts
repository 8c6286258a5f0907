import Beasties from 'beasties'
import postcss, { type Root } from 'postcss'

const sheet = '/all.css'
/** Not needed for the first paint: hover and focus, message boxes, print, motion. */
const laterSelectors = /(?<!:not\([^)]*):(hover|active|focus(-visible|-within)?)\b|\.swal2-/
const laterMedia = /print|forced-colors|hover:/
const laterProperties = /^(transition|animation|cursor|-moz-)/
const customProperty = /var\(--[\w-]+/g

/**
 * The rules that a page's first paint needs, on a light or a dark screen, without the fonts, which would delay it (the
 * local font for that time is in `index.html`). The style sheet comes after it: what only a press or an answer shows can
 * wait for it.
 *
 * @param css the style sheet of the site
 * @throws if no rules match.
 */
export async function criticalCss(html: string, css: string): Promise<string> {
  const beasties = new Beasties({
    path: '/',
    publicPath: '/',
    logLevel: 'silent',
    preload: 'body',
    noscriptFallback: false,
    // Set by `src/start.ts` before the page is painted.
    allowRules: [/data-remembered/, /data-script/],
  })
  // It reads style sheets from a folder; this one is in memory.
  beasties.readFile = () => css
  const styled = await beasties.process(
    html.replace('</head>', `<link rel="stylesheet" href="${sheet}" /></head>`),
  )
  const [, picked] = /<style>([\s\S]*?)<\/style>/.exec(styled) ?? []
  if (picked === undefined) throw new Error('No styles were picked for a page.')
  const root = postcss.parse(picked)
  removeLaterRules(root)
  const constants = constantsOf(postcss.parse(css))
  root.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value, constants)
  })
  removeUnusedProperties(root, html)
  return root.toString()
}

function removeLaterRules(root: Root): void {
  root.walkAtRules('media', (media) => {
    if (laterMedia.test(media.params)) media.remove()
  })
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !laterSelectors.test(selector))
    if (rule.selector === '') rule.remove()
  })
  root.walkAtRules('keyframes', (frames) => void frames.remove())
  root.walkDecls((declaration) => {
    if (laterProperties.test(declaration.prop) || declaration.value.startsWith('-moz-')) declaration.remove()
  })
}

/** The custom properties with a single value, on every element, at every width and in every colour scheme, by name. */
function constantsOf(css: Root): Map<string, string> {
  const values = new Map<string, string | null>()
  css.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isForAll = parent?.type === 'rule' && parent.selector === ':root' && parent.parent === css
    values.set(prop, isForAll && !values.has(prop) ? value : null)
  })
  const constants = new Map([...values].filter((entry): entry is [string, string] => entry[1] !== null))
  // Whatever is derived from something variable is variable too.
  for (const [name, value] of constants) {
    if (inlined(value, constants).includes('var(')) constants.delete(name)
  }
  return constants
}

function inlined(value: string, constants: ReadonlyMap<string, string>): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
  return next === value ? value : inlined(next, constants)
}

/** Removes custom properties that are not used by the rules or the markup, directly or through another property. */
function removeUnusedProperties(root: Root, html: string): void {
  const used = new Set<string>(html.match(customProperty))
  let size
  do {
    size = used.size
    root.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--') && !used.has(`var(${prop}`)) return
      for (const name of value.match(customProperty) ?? []) used.add(name)
    })
  } while (used.size > size)
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(`var(${declaration.prop}`)) declaration.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}
