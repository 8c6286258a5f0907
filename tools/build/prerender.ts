import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { build } from 'vite'
import { site } from '#content/site.ts'
import type * as Prerender from '../../src/prerender.tsx'
import { paths } from '#lib/paths.ts'
import { readCatalogue } from '#school/catalogue/read-catalogue.ts'
import { root } from '../local/site-environment.ts'
import { feed, robots, sitemap } from './listings.ts'
import { Manifest } from './manifest.ts'
import { filesOf } from './page-files.ts'
import { pageHtml, shellHtml } from './page-html.ts'
import { type BuiltPage, missingPage, pagesOf } from './pages.ts'
import { readStartScript } from './start-script.ts'

/**
 * Turns a site that Vite has built into one whose public pages are built too, drawn from `catalogue/` (issue 6): each as
 * a file that Hosting finds by its address, the app shell for all others (`app.html`), and what machines read.
 *
 * @param dist the folder of the built site
 * @throws where a page cannot be drawn, or the start script is not the one that firebase.json allows.
 */
export async function prerender(dist: string, mode: string): Promise<void> {
  const rendererFolder = path.join(root, '.local', `prerender-${process.pid}`)
  try {
    await drawPages(dist, await loadRenderer(mode, rendererFolder))
  } finally {
    await rm(rendererFolder, { recursive: true, force: true })
  }
}

async function drawPages(dist: string, { renderPage, builtWithId }: typeof Prerender): Promise<void> {
  const startScript = await readStartScript()
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  const catalogue = await readCatalogue(path.join(root, 'catalogue'))
  const pages = pagesOf(catalogue)
  const manifest = Manifest.of(dist)

  for (const page of [...pages, missingPage]) {
    const drawn = await renderPage(page.path, page.builtWith)
    const markup = await withFirstPicture(withoutHints(drawn), page)
    const files = filesOf(manifest, page.source)
    const builtWith = { id: builtWithId, documents: page.builtWith }
    await write(fileOf(page.path), await pageHtml({ template, page, markup, files, startScript, builtWith }))
  }
  const waiting = await renderPage(paths.dashboard, {})
  await write(
    'app.html',
    await shellHtml({ template, markup: waiting, files: filesOf(manifest), startScript }),
  )
  await write('sitemap.xml', sitemap(pages.filter(({ isForGuests }) => isForGuests !== true)))
  await write('robots.txt', robots())
  await write('feed.xml', feed(catalogue.posts))

  async function write(file: string, text: string): Promise<void> {
    const target = path.join(dist, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

/** Hosting answers `/courses` with `courses.html` (`cleanUrls` in firebase.json). */
function fileOf(address: string): string {
  return address === paths.home ? 'index.html' : `${address.slice(1)}.html`
}

/** The site's own components, built for Node. */
async function loadRenderer(mode: string, outDir: string): Promise<typeof Prerender> {
  // Drawing reads nothing from any backend, and there is no page yet whose origin could be one. It is the last build.
  process.env.VITE_LOCAL_BACKEND = ''
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, manifest: false, sourcemap: false, copyPublicDir: false },
  })
  await lendDocument()
  return (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as typeof Prerender
}

/**
 * The sanitiser takes the document of the moment in which it is loaded, and asks where it is whenever it judges an
 * address; nothing else is to find a window in Node.
 */
async function lendDocument(): Promise<void> {
  const { window } = new JSDOM('', { url: site.address })
  Object.assign(globalThis, { window, location: window.location })
  await import('dompurify')
  Reflect.deleteProperty(globalThis, 'window')
}

/** React asks for a page's pictures before all else; here nothing comes before the page. */
function withoutHints(markup: string): string {
  return markup.replace(/<link rel="preload"[^>]*>/g, '')
}

/**
 * Puts the first picture itself where its address stands. The browser's React leaves it at that: it compares no
 * attributes of what it takes over.
 */
async function withFirstPicture(markup: string, { beginsWithPicture }: BuiltPage): Promise<string> {
  const [tag = '', address] = /<img\b[^>]*? src="(\/pictures\/[^"]+\.svg)"/.exec(markup) ?? []
  if (beginsWithPicture !== true || address === undefined) return markup
  const picture = await readFile(path.join(root, 'public', address), 'utf8')
  const data = `data:image/svg+xml,${picture.trim().replace(/["%#<>]/g, encodeURIComponent)}`
  return markup.replace(tag, () => tag.replace(address, () => data))
}
