import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { build, type BuildOptions, mergeConfig, minifySync } from 'vite'
import type { Language } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { inLanguage, paths } from '#lib/paths.ts'
import { byDate, readListedPost } from '#model/blog.ts'
import type { Catalogue } from '#school/catalogue/read-catalogue.ts'
import { viteOptionsFor } from '../languages.ts'
import { root } from '../local/site-environment.ts'
import { feed, robots, sitemap } from './listings.ts'
import type { LanguageBuild, SiteParts } from './page-html.ts'
import { type PrerenderedPage, prerenderedPages } from './pages.ts'
import type * as Rendering from './rendering.ts'
import { sha256 } from './sha256.ts'

/**
 * Adds to a site that Vite has built its prerendered pages, drawn from a catalogue in each language, each as a file that
 * Hosting finds by its address, the app shell for all others (`app.html`), and what machines read.
 *
 * @param dist the folder of the built site
 * @throws where a page cannot be drawn, or the start script is not the one that firebase.json allows.
 */
export async function prerender(
  dist: string,
  mode: string,
  catalogue: Catalogue,
  builds: readonly LanguageBuild[],
): Promise<void> {
  const startScript = await readStartScript()
  await provideWindowToSanitiser()
  const folder = path.join(root, '.local', `prerender-${process.pid}`)
  try {
    for (const built of builds) {
      const rendering = await loadRendering(mode, built.language, path.join(folder, built.language.code))
      await writePages(dist, catalogue, rendering, { ...built, startScript })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const pages = prerenderedPages(catalogue)
  await write('sitemap.xml', sitemap(pages.filter((page) => !page.isForGuests && page.isUnlisted !== true)))
  await write('robots.txt', robots)
  await write(
    'feed.xml',
    feed(catalogue.posts.map(({ id, fields }) => readListedPost(id, fields)).sort(byDate)),
  )

  async function write(file: string, text: string): Promise<void> {
    await writeFile(path.join(dist, file), text)
  }
}

/** Writes the pages of a language. */
async function writePages(
  dist: string,
  catalogue: Catalogue,
  { pageHtml, prerenderedPages, renderPage, shellHtml }: typeof Rendering,
  parts: SiteParts,
): Promise<void> {
  for (const page of prerenderedPages(catalogue)) {
    const address = inLanguage(page.path, parts.language)
    const rendered = await renderPage(address, page.data ?? {})
    // React's preload hints for pictures: nothing should come before the page itself.
    // Drawings inside a page need no namespace.
    const markup = rendered.replace(
      /<link rel="preload"[^>]*>| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g,
      '',
    )
    // Hosting answers `/courses` with `courses.html` (`cleanUrls` in firebase.json).
    const file = address === paths.home ? '/index' : address
    await write(file, await pageHtml(parts, page, await withFirstPicture(markup, page)))
  }
  const shell = await renderPage(inLanguage(paths.dashboard, parts.language), {})
  await write(inLanguage('/app', parts.language), await shellHtml(parts, shell))

  async function write(file: string, text: string): Promise<void> {
    const target = path.join(dist, `${file}.html`)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

/** What is written in a language, with the site's own components, built for Node. */
async function loadRendering(mode: string, language: Language, outDir: string): Promise<typeof Rendering> {
  // Rendering reads nothing from any backend, and there is no page whose origin could be one: no other build follows.
  process.env.VITE_LOCAL_BACKEND = ''
  const options: BuildOptions = {
    ssr: 'tools/build/rendering.ts',
    outDir,
    manifest: false,
    sourcemap: false,
    copyPublicDir: false,
    // One file: the chunks of `vite.config.ts` are for browsers.
    rolldownOptions: { output: { codeSplitting: false } },
  }
  await build(mergeConfig(viteOptionsFor(language), { root, mode, logLevel: 'warn', build: options }))
  return (await import(pathToFileURL(path.join(outDir, 'rendering.js')).href)) as typeof Rendering
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
