import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '#content/site.ts'
import { type PrerenderedData, prerenderedDataId } from '#data/prerendered-data.ts'
import { sanitise } from '#pages/public/blog-post/sanitise.ts'
import latinFallback from '#styles/latin/fallback-font.css?inline'
import { copy as blog } from '#copy/blog.ts'
import { description } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { env } from '#lib/env.ts'
import { inLanguage, paths } from '#lib/paths.ts'
import type { Catalogue } from '#school/catalogue/read-catalogue.ts'
import type { Language } from '#content/languages.ts'
import { root } from '../local/site-environment.ts'
import { criticalCss } from './critical-css.ts'
import { escape } from '#school/catalogue/escape.ts'
import type { Manifest } from './manifest.ts'
import { type PrerenderedPage, prerenderedPages } from './pages.ts'
import { renderPage } from './render-page.tsx'
import { sha256 } from './start-script.ts'
import { addressOf, sharePicture } from './structured-data.ts'

// From a page's data to its document, in the order in which it is put together. Vite bundles this module once for each
// language, with the words of that language.

const webManifest = inLanguage('/site.webmanifest', language)

/** What a phone that keeps the site on its home screen shows (w3.org/TR/appmanifest): with a way back, as in a browser. */
const onHomeScreen = {
  name: language.siteName,
  description: description(env.program),
  lang: language.code,
  start_url: inLanguage(paths.home, language),
  display: 'minimal-ui',
  background_color: '#fffdf8',
  theme_color: '#2f3191',
  icons: [
    { src: '/icon-192.png', sizes: '192x192' },
    { src: '/icon-512.png', sizes: '512x512' },
    { src: '/icon-512-full.png', sizes: '512x512', purpose: 'maskable' },
  ],
}

export interface LanguageBuild {
  language: Language
  template: string
  manifest: Manifest
  sheet: string
  startScript: string
}

interface Document {
  file: string
  text: string
}

/** What is prerendered in a language, the app shell for all other pages, and the web manifest. */
export async function documentsOf(catalogue: Catalogue, built: LanguageBuild): Promise<Document[]> {
  const documents: Document[] = []
  for (const page of prerenderedPages(catalogue)) {
    const address = inLanguage(page.path, language)
    // Hosting answers `/courses` with `courses.html` (`cleanUrls` in firebase.json).
    const file = address === paths.home ? '/index' : address
    documents.push({ file: `${file}.html`, text: await documentOf(page, built) })
  }
  documents.push({ file: `${inLanguage('/app', language)}.html`, text: await shellOf(built) })
  documents.push({ file: webManifest, text: JSON.stringify(onHomeScreen) })
  return documents
}

/** A complete page: content and styles inline, and nothing that delays its first paint. */
async function documentOf(page: PrerenderedPage, built: LanguageBuild): Promise<string> {
  const address = inLanguage(page.path, language)
  const data: PrerenderedData = { ...page.data }
  if (data.post !== undefined) data.safeContent = sanitise(data.post.content)
  const markup = await withFirstPicture(await renderPage(address, data), page)
  const forGuests = page.isForGuests ? ' data-for-guests' : ''
  const drawn = `<div id="root" data-prerendered-path="${escape(address)}"${forGuests}>${markup}</div>`
  // Posts are in English in every language.
  const moreFonts = page.isArticle === true && built.language.script !== 'latin' ? latinFallback : ''
  return assemble(built, {
    title: `${page.title} · ${language.siteName}`,
    metadata: metadataOf(page, built.language),
    body: `${drawn}<script type="application/json" id="${prerenderedDataId}">${json(data)}</script>`,
    modules: [built.manifest.entry, built.manifest.moduleOf(page.name)],
    moreFonts,
  })
}

/**
 * The app shell: header, footer and a loading message. It does not know which page it is, so its heading is the school's
 * name, and its ways to the other language lead nowhere until the app draws them again.
 */
async function shellOf(built: LanguageBuild): Promise<string> {
  const markup = await renderPage(inLanguage(paths.dashboard, language), {})
  const shell = markup
    .replace(/<a\b[^>]* hreflang=[^>]*>/gi, (tag) => tag.replace(/ href(lang)?="[^"]*"/gi, ''))
    .replace(/<main\b[^>]*>/, (tag) => `${tag}<h1 class="visually-hidden">${escape(language.siteName)}</h1>`)
  return assemble(built, {
    title: language.siteName,
    metadata: '<meta name="robots" content="noindex" />',
    body: `<div id="root">${shell}</div>`,
    modules: [built.manifest.entry],
  })
}

/** Inlines the first picture as a data URL. React keeps it: hydration compares no attributes. */
async function withFirstPicture(markup: string, { startsWithPicture }: PrerenderedPage): Promise<string> {
  const [tag = '', address] = /<img\b[^>]*? src="(\/pictures\/[^"]+\.svg)"/.exec(markup) ?? []
  if (startsWithPicture !== true || address === undefined) return markup
  const picture = await readFile(path.join(root, 'public', address), 'utf8')
  const data = `data:image/svg+xml,${picture.trim().replace(/[\s"%#<>]/g, encodeURIComponent)}`
  return markup.replace(tag, () => tag.replace(address, () => data))
}

function metadataOf(page: PrerenderedPage, { locale }: Language): string {
  const { title, description, things, isArticle, isUnlisted } = page
  if (isUnlisted === true) return '<meta name="robots" content="noindex" />'
  const address = addressOf(page.path)
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
  ].join('')
}

interface Parts {
  title: string
  metadata: string
  body: string
  /** The modules whose scripts it starts with, as Vite's manifest names them. */
  modules: string[]
  moreFonts?: string
}

/** What `index.html` has of styles: the fallback font. */
const ownStyle = /<style>(.*?)<\/style>/s

/**
 * Puts a document together from `index.html`: in the place of Vite's own references, which would block the first paint, it
 * has the styles of its markup and the script that starts the app later. The styles change with every build, so the
 * page's own policy names them; it stands before them and holds beside the one of firebase.json.
 */
async function assemble(
  { template, manifest, sheet, startScript }: LanguageBuild,
  { title, metadata, body, modules, moreFonts = '' }: Parts,
): Promise<string> {
  const html = template
    .replace(ownStyle, '')
    .replace(/<(script type="module"[^>]*><\/script>|link rel="(modulepreload|stylesheet)"[^>]*>)/g, '')
    .replace(/>\s+</g, '><')
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => metadata)
    .replace('<div id="root"></div>', () => body)
  const [, fallbackFont = ''] = ownStyle.exec(template) ?? []
  const css = fallbackFont + moreFonts + (await criticalCss(html, sheet))
  const scripts = manifest.scriptsOf(modules)
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' '${sha256(css)}'" />`,
    `<style>${css}</style>`,
    `<link rel="manifest" href="${webManifest}" />`,
    // The posts of the feed are in the first language.
    language.basePath === ''
      ? `<link rel="alternate" href="/feed.xml" type="application/rss+xml" title="${escape(blog.title)}" />`
      : '',
    `<link rel="app" href="${scripts[0] ?? ''}" />`,
    `<link rel="app-stylesheet" href="${manifest.styles}" />`,
    // The entry is among them: it is its link that requests it again if it fails to load.
    ...scripts.map((file) => `<link rel="app-modulepreload" href="${file}" />`),
    `<noscript><link rel="stylesheet" href="${manifest.styles}" /></noscript>`,
    `<script>${startScript}</script>`,
    '</head>',
  ]
  return html.replace('</head>', () => head.join(''))
}

/** JSON that cannot end the script element it stands in, and otherwise reads like the page, which compresses well. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll('</', '<\\/').replaceAll('<!', '\\u003c!')
}
