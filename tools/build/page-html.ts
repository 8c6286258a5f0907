import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#content/languages.ts'
import { site } from '#content/site.ts'
import latinFallback from '#styles/latin/fallback-font.css?inline'
import { language } from '#words/language.ts'
import { inLanguage } from '#lib/paths.ts'
import { prerenderedDataId } from '#data/prerendered-data.ts'
import { addressOf } from './address.ts'
import { criticalCss } from './critical-css.ts'
import { escape } from './escape.ts'
import type { Manifest } from './manifest.ts'
import type { PrerenderedPage } from './pages.ts'
import { sha256 } from './sha256.ts'
import { sharePicture } from './structured-data.ts'

/** A language of the site as Vite has built it. */
export interface LanguageBuild {
  language: Language
  /** `index.html` as Vite built it. */
  template: string
  manifest: Manifest
}

/** What every page of a language is put together from. */
export interface SiteParts extends LanguageBuild {
  /** `src/start.js`, minified. */
  startScript: string
}

/**
 * One prerendered page, whole: what is read is in it, with its styles, and nothing that delays its first paint. Its script
 * comes after that (`src/start.js`).
 */
export async function pageHtml(parts: SiteParts, page: PrerenderedPage, markup: string): Promise<string> {
  const forGuests = page.isForGuests ? ' data-for-guests' : ''
  const root = `<div id="root" data-prerendered-path="${escape(inLanguage(page.path, language))}"${forGuests}>${markup}</div>`
  const data = `<script type="application/json" id="${prerenderedDataId}">${json(page.data ?? {})}</script>`
  const html = withoutFiles(parts.template)
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(`${page.title} · ${language.siteName}`)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => metadataOf(page, parts.language).join(''))
    .replace('<div id="root"></div>', () => root + data)
  // Posts are in English in every language.
  const moreFonts = page.isArticle === true && parts.language.script !== 'latin' ? latinFallback : ''
  return withFiles(html, parts, [parts.manifest.entry, page.source], { moreFonts })
}

/**
 * The app shell, for pages that are not prerendered: header, footer and a loading message, and the app at once. It does
 * not know which page it is, so its ways to the other language lead nowhere until the app draws them anew.
 */
export async function shellHtml(parts: SiteParts, drawn: string): Promise<string> {
  const markup = drawn.replace(/<a\b[^>]* hreflang=[^>]*>/gi, (tag) => tag.replace(/ href="[^"]*"/, ''))
  const html = withoutFiles(parts.template)
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(language.siteName)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => '<meta name="robots" content="noindex" />')
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
  return withFiles(html, parts, [parts.manifest.entry], { startAttribute: ' data-at-once' })
}

/** What `index.html` has of styles: the fallback font. */
const ownStyle = /<style>(.*?)<\/style>/s

/** Removes Vite's own references, which would block the first paint, and the space between elements. */
function withoutFiles(template: string): string {
  return template
    .replace(ownStyle, '')
    .replace(/<(script type="module"[^>]*><\/script>|link rel="(modulepreload|stylesheet)"[^>]*>)/g, '')
    .replace(/>\s+</g, '><')
}

function metadataOf(
  { path, title, description, things, isArticle, isUnlisted }: PrerenderedPage,
  { locale }: Language,
): string[] {
  if (isUnlisted === true) return ['<meta name="robots" content="noindex" />']
  const address = addressOf(path)
  const openGraph = {
    'og:site_name': language.siteName,
    'og:type': isArticle === true ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': site.address + sharePicture.path,
    'og:image:width': String(sharePicture.width),
    'og:image:height': String(sharePicture.height),
    'og:locale': locale,
  }
  return [
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${escape(address)}" />`,
    ...Object.entries(openGraph).map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(things ?? []).map(
      (thing) =>
        `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ]
}

/**
 * Puts into a page what it needs first, its styles and its first script, and names what comes after the first paint. The
 * styles change with every build, so the page's own policy names them; it stands before them and holds beside the one of
 * firebase.json.
 */
async function withFiles(
  html: string,
  { template, manifest, startScript }: SiteParts,
  modules: string[],
  { startAttribute = '', moreFonts = '' } = {},
): Promise<string> {
  const { scripts, styles } = manifest.filesOf(modules)
  const [entry = ''] = scripts
  const sheets = styles.map((file) => readFileSync(path.join(manifest.dist, file), 'utf8').trim())
  const [, fallbackFont = ''] = ownStyle.exec(template) ?? []
  const css = fallbackFont + moreFonts + (await criticalCss(html, sheets.join('')))
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' '${sha256(css)}'" />`,
    `<style>${css}</style>`,
    `<link rel="app" href="${entry}"${startAttribute} />`,
    // The entry is among them: it is its link that asks for it again, where it is lost.
    ...scripts.map((file) => `<link rel="app-part" href="${file}" />`),
    ...styles.map((file) => `<link rel="app-styles" href="${file}" />`),
    `<noscript>${styles.map((file) => `<link rel="stylesheet" href="${file}" />`).join('')}</noscript>`,
    `<script>${startScript}</script>`,
    '</head>',
  ]
  return html.replace('</head>', () => head.join(''))
}

/** JSON that cannot end the script element it stands in, and otherwise reads like the page, which compresses well. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll('</', '<\\/').replaceAll('<!', '\\u003c!')
}
