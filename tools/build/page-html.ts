import { createHash } from 'node:crypto'
import { site } from '#content/site.ts'
import { escape } from './escape.ts'
import { firstStyles } from './first-styles.ts'
import type { BuiltPage } from './pages.ts'
import type { PageFiles } from './page-files.ts'
import { sharePicture } from './structured-data.ts'

/** All that a built page is put together from. */
export interface PageParts {
  /** `index.html` as Vite built it. */
  template: string
  page: BuiltPage
  /** The page as React drew it. */
  markup: string
  files: PageFiles
  /** `src/start.js`, without its comments. */
  startScript: string
  /** The data block's id and what is in it. */
  builtWith: { id: string; documents: object }
}

/**
 * One page, whole: what is read is in it, with its styles, and nothing that keeps it from being painted. Its script comes
 * after that (`src/start.js`).
 */
export async function pageHtml(parts: PageParts): Promise<string> {
  const { template, page, markup, builtWith } = parts
  const forGuests = page.isForGuests === true ? ' data-for-guests' : ''
  const root = `<div id="root" data-built-for="${escape(page.path)}"${forGuests}>${markup}</div>`
  const data = `<script type="application/json" id="${builtWith.id}">${json(builtWith.documents)}</script>`
  const html = withoutFiles(template)
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(`${page.title} · ${site.name}`)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => headOf(page).join('\n    '))
    .replace('<div id="root"></div>', () => root + data)
  return withFiles(html, parts)
}

/**
 * The app shell, for pages that need a session and for addresses that are not built: header, footer and a waiting word,
 * and the app at once.
 */
export async function shellHtml(parts: Omit<PageParts, 'page' | 'builtWith'>): Promise<string> {
  const html = withoutFiles(parts.template)
    .replace(/<meta name="description"[^>]*>/, () => '<meta name="robots" content="noindex" />')
    .replace('<div id="root"></div>', () => `<div id="root">${parts.markup}</div>`)
  return withFiles(html, parts, ' data-at-once')
}

/** Vite's own references would block the first paint. */
function withoutFiles(template: string): string {
  return template.replace(
    /\s*<(script type="module"[^>]*><\/script>|link rel="(modulepreload|stylesheet)"[^>]*>)/g,
    '',
  )
}

function headOf({ path, title, description, things, isArticle, isUnlisted }: BuiltPage): string[] {
  if (isUnlisted === true) return ['<meta name="robots" content="noindex" />']
  const address = site.address + path
  const card = {
    'og:site_name': site.name,
    'og:type': isArticle === true ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': site.address + sharePicture.path,
    'og:image:width': String(sharePicture.width),
    'og:image:height': String(sharePicture.height),
    'og:locale': 'en_GB',
  }
  return [
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${escape(address)}" />`,
    ...Object.entries(card).map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...things.map(
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
  { files, startScript }: Pick<PageParts, 'files' | 'startScript'>,
  when = '',
): Promise<string> {
  const css = await firstStyles(html, files.firstCss)
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' '${sha256(css)}'" />`,
    `<style>${css}</style>`,
    // Dark screens wait for it; to others it says nothing yet.
    `<link rel="stylesheet" href="${files.entryStyles}" media="(prefers-color-scheme: dark)" />`,
    `<link rel="app" href="${files.entry}"${when} />`,
    ...files.parts.map((file) => `<link rel="app-part" href="${file}" />`),
    ...files.styles.map((file) => `<link rel="app-styles" href="${file}" />`),
    `<noscript>${files.styles.map((file) => `<link rel="stylesheet" href="${file}" />`).join('')}</noscript>`,
    `<script>${startScript}</script>`,
    '</head>',
  ]
  return html.replace('</head>', () => head.join('\n    '))
}

/** The hash of an inlined text, as a Content-Security-Policy names it. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** JSON that cannot end the script element it stands in, and otherwise reads like the page, which compresses well. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll('</', '<\\/').replaceAll('<!', '\\u003c!')
}
