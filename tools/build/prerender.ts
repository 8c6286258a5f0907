import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { build, minifySync } from 'vite'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import { byDate, readListedPost } from '#model/blog.ts'
import type { Catalogue } from '#school/catalogue/read-catalogue.ts'
import type * as Renderer from '../../src/prerender.tsx'
import { root } from '../local/site-environment.ts'
import { feed, robots, sitemap } from './listings.ts'
import { Manifest } from './manifest.ts'
import { pageHtml, sha256, shellHtml } from './page-html.ts'
import { type PrerenderedPage, prerenderedPages } from './pages.ts'

/**
 * Adds to a site that Vite has built its prerendered pages, drawn from a catalogue, each as a file that Hosting finds by
 * its address, the app shell for all others (`app.html`), and what machines read.
 *
 * @param dist the folder of the built site
 * @throws where a page cannot be drawn, or the start script is not the one that firebase.json allows.
 */
export async function prerender(dist: string, mode: string, catalogue: Catalogue): Promise<void> {
  const rendererFolder = path.join(root, '.local', `prerender-${process.pid}`)
  try {
    await writePages(dist, catalogue, await loadRenderer(mode, rendererFolder))
  } finally {
    await rm(rendererFolder, { recursive: true, force: true })
  }
}

async function writePages(
  dist: string,
  catalogue: Catalogue,
  { renderPage }: typeof Renderer,
): Promise<void> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  const parts = { template, manifest: new Manifest(dist), startScript: await readStartScript() }
  const pages = prerenderedPages(catalogue)

  for (const page of pages) {
    const rendered = await renderPage(page.path, page.data ?? {})
    // React's preload hints for pictures: nothing should come before the page itself.
    // Drawings inside a page need no namespace.
    const markup = rendered.replace(
      /<link rel="preload"[^>]*>| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g,
      '',
    )
    // Hosting answers `/courses` with `courses.html` (`cleanUrls` in firebase.json).
    const file = page.path === paths.home ? 'index.html' : `${page.path.slice(1)}.html`
    await write(file, await pageHtml(parts, page, await withFirstPicture(markup, page)))
  }
  await write('app.html', await shellHtml(parts, await renderPage(paths.dashboard, {})))
  await write('sitemap.xml', sitemap(pages.filter((page) => !page.isForGuests && page.isUnlisted !== true)))
  await write('robots.txt', robots)
  await write(
    'feed.xml',
    feed(catalogue.posts.map(({ id, fields }) => readListedPost(id, fields)).sort(byDate)),
  )

  async function write(file: string, text: string): Promise<void> {
    const target = path.join(dist, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

/** The site's own components, built for Node. */
async function loadRenderer(mode: string, outDir: string): Promise<typeof Renderer> {
  // Rendering reads nothing from any backend, and there is no page whose origin could be one. This is the last build.
  process.env.VITE_LOCAL_BACKEND = ''
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, manifest: false, sourcemap: false, copyPublicDir: false },
  })
  await provideWindowToSanitiser()
  return (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as typeof Renderer
}

/**
 * The sanitiser takes the window that it finds while it is loaded, and reads `location` whenever it checks an address;
 * nothing else should find a window in Node.
 */
async function provideWindowToSanitiser(): Promise<void> {
  const { window } = new JSDOM('', { url: site.address })
  Object.assign(globalThis, { window, location: window.location })
  await import('dompurify')
  Reflect.deleteProperty(globalThis, 'window')
}

/**
 * `src/start.js` as every prerendered page has it: minified.
 *
 * @throws where the Content-Security-Policy of firebase.json allows another script than this one, after a change of it
 *   or of the minifier.
 */
async function readStartScript(): Promise<string> {
  const source = await readFile(path.join(root, 'src/start.js'), 'utf8')
  const { code } = minifySync('start.js', source, { mangle: { toplevel: true } })
  const policy = await readFile(path.join(root, 'firebase.json'), 'utf8')
  if (!policy.includes(`'${sha256(code)}'`)) {
    throw new Error(
      `src/start.js, minified, is another than the one that firebase.json allows: put '${sha256(code)}' into script-src in firebase.json.`,
    )
  }
  return code
}

/** Inlines the first picture as a data URL. React keeps it: hydration compares no attributes. */
async function withFirstPicture(markup: string, { startsWithPicture }: PrerenderedPage): Promise<string> {
  const [tag = '', address] = /<img\b[^>]*? src="(\/pictures\/[^"]+\.svg)"/.exec(markup) ?? []
  if (startsWithPicture !== true || address === undefined) return markup
  const picture = await readFile(path.join(root, 'public', address), 'utf8')
  const data = `data:image/svg+xml,${picture.trim().replace(/["%#<>]/g, encodeURIComponent)}`
  return markup.replace(tag, () => tag.replace(address, () => data))
}
