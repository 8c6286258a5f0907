import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { forward } from '#tools/local/forward.ts'
import type { Engine } from '../browsers/support/engine.ts'
import { startEngine } from '../browsers/support/engines.ts'
import { expect, test as base } from '../e2e/support/test.ts'
import { builtLanguages } from '../e2e/support/site-language.ts'
import { everyView } from '../e2e/support/views/every-view.ts'
import { visitIn } from '../e2e/support/views/view.ts'

const folder = path.join(import.meta.dirname, '../../.local/screenshots')
const schemes = ['light', 'dark'] as const

interface Drawing {
  /** Draws a view's document, as it stands in Chromium, as wide as a phone in the other engines that are installed. */
  draw: (name: string, html: string) => Promise<void>
}

const test = base.extend<object, Drawing>({
  // Nothing moves, so that the same page gives the same picture.
  contextOptions: { reducedMotion: 'reduce' },
  draw: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = new URL(process.env.PAINTI_E2E_SITE ?? '')
      let shown = ''
      const server = createServer((asked, response) => {
        if (asked.url === '/view') response.setHeader('content-type', 'text/html').end(shown)
        else forward(asked, response, { host: site.hostname, port: site.port })
      })
      await new Promise<void>((resolve) => server.listen(0, resolve))
      const address = `http://localhost:${(server.address() as AddressInfo).port}/view`
      const engines: [file: string, engine: Engine][] = []
      for (const name of ['webkit', 'firefox'] as const) {
        for (const scheme of schemes) {
          const engine = await startEngine(name, scheme === 'dark')
          if (typeof engine === 'string') console.log(engine)
          else engines.push([`390-${name}-${scheme}`, engine])
        }
      }
      mkdirSync(folder, { recursive: true })
      await provide(async (name, html) => {
        shown = html
        for (const [file, engine] of engines) {
          await engine.resize(390, 900)
          await engine.open(address)
          await expect.poll(() => engine.evaluate('window.isLoaded')).toBe(true)
          const height = Number(await engine.evaluate('document.documentElement.scrollHeight'))
          await engine.resize(390, Math.min(height, 4900))
          // What comes into view is drawn in the frame after the next.
          const drawn = 'requestAnimationFrame(() => requestAnimationFrame(() => (window.isDrawn = true)))'
          await engine.evaluate(drawn)
          await expect.poll(() => engine.evaluate('window.isDrawn')).toBe(true)
          writeFileSync(path.join(folder, `${name}-${file}.png`), await engine.screenshot())
        }
      })
      await Promise.all(engines.map(([, engine]) => engine.close()))
      server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

for (const language of builtLanguages) {
  for (const { begin, views } of everyView) {
    for (const [view, open] of Object.entries(views)) {
      const name = language.basePath === '' ? view : `${language.code}-${view}`
      test(name, async ({ page, school, consoleErrors, draw }) => {
        const visit = visitIn(language, { page, school, consoleErrors })
        await page.setViewportSize({ width: 360, height: 900 })
        await begin?.(visit)
        await open(visit)
        await loadPictures(page)
        for (const width of [360, 768, 1051, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme })
            const file = path.join(folder, `${name}-${width}-${colorScheme}.png`)
            await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
          }
        }
        await draw(name, await page.evaluate(frozen))
      })
    }
  }
}

/** Also those that a person would have to scroll to. */
async function loadPictures(page: Page): Promise<void> {
  await page.locator('img[src]').evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
}

/** The document of a page as it stands, without its scripts, so that another engine can draw it; runs in the page. */
function frozen(): string {
  for (const control of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (control instanceof HTMLTextAreaElement) control.textContent = control.value
    else control.setAttribute('value', control.value)
    control.toggleAttribute('checked', control.checked)
  }
  for (const option of document.querySelectorAll('option'))
    option.toggleAttribute('selected', option.selected)
  for (const modal of document.querySelectorAll('dialog:modal')) modal.setAttribute('data-modal', '')
  // Vite adds those of late modules by their whole address, and the other engine draws at another one.
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[crossorigin]'))
    style.setAttribute('href', new URL(style.href).pathname)
  for (const script of document.querySelectorAll('script, link[rel="modulepreload"], meta[http-equiv]'))
    script.remove()
  const show = `window.isLoaded = false
  for (const dialog of document.querySelectorAll('dialog[data-modal]')) {
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  addEventListener('load', () => document.fonts.ready.then(() => { window.isLoaded = true }))`
  // As high as in a window of a usual height, not as high as the one that shows all of it.
  const style = 'main { min-height: 700px !important }'
  return `<!doctype html>${document.documentElement.outerHTML}<style>${style}</style><script>${show}</script>`
}
