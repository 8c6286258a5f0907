import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { xssVectors } from './support/xss-vectors.ts'
import { findUnsafeMarkup, hasEffects, touchEverything, watch } from './support/xss-watch.ts'

// The content security policy would stop most of it too. Here the sanitiser stands alone; hosting.spec.ts tests the policy.
test.use({ bypassCSP: true })

test('every vector acts where nothing sanitises it', async ({ page, consoleErrors }) => {
  // Requests that are not answered, and what the browser says of broken pages.
  consoleErrors.allow(/./)
  const seen = await watch(page)
  await page.route('**/unsanitised', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Unsanitised</title>' }),
  )
  await page.goto('/unsanitised')
  await page.evaluate(
    (pages) => {
      pages.forEach((html, index) => {
        const frame = document.createElement('iframe')
        frame.name = `vector-${index}`
        frame.srcdoc = html
        document.body.append(frame)
      })
    },
    xssVectors.map(({ html }) => html),
  )
  const findIdle = async () => {
    const acted = new Set(seen.acted())
    for (const frame of page.frames()) {
      const index = Number(/^vector-(\d+)$/.exec(frame.name())?.[1] ?? -1)
      if (index === -1 || acted.has(index)) continue
      const isActing = await frame
        .evaluate(touchEverything, 'body')
        .then(() => frame.evaluate(hasEffects))
        // A frame that has gone to another site has acted: its request is seen.
        .catch(() => false)
      if (isActing) acted.add(index)
    }
    return xssVectors.filter((_, index) => !acted.has(index)).map(({ name }) => name)
  }
  await expect.poll(findIdle, { message: 'vectors that do not act', timeout: 30_000 }).toEqual([])
})

/** Goes to an address without a new document, as a link does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

test('no vector acts when it is stored as a post and opened', async ({ page, school, consoleErrors }) => {
  consoleErrors.allow(/^Failed to load resource/)
  const path = (index: number) => `Blogs/xss-${index}`
  await school.publish(
    ...xssVectors.map(({ name, html }, index) => ({
      path: path(index),
      fields: { title: name, SmallDescription: html, content: `<p>Post ${index} begins.</p>${html}` },
    })),
  )
  const seen = await watch(page)
  // The prerendered list has a picture as a data URL; drawn here, the list has only what is stored.
  await page.goto('/faq')
  await follow(page, '/blog')
  const main = page.getByRole('main')
  await expect(main.locator('li a[href^="/Blogs/xss-"]')).toHaveCount(xssVectors.length)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  expect(await page.evaluate(findUnsafeMarkup, 'main ul')).toEqual([])

  for (const [index, { name }] of xssVectors.entries()) {
    await follow(page, `/${path(index)}`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    const begins = main.getByText(`Post ${index} begins.`, { exact: true })
    await expect(begins).toBeVisible()
    await begins.evaluate((paragraph) => {
      if (paragraph.parentElement !== null) paragraph.parentElement.id = 'the-post'
    })
    expect(await page.evaluate(findUnsafeMarkup, '#the-post'), name).toEqual([])
    await page.evaluate(touchEverything, '#the-post')
    seen.expectNothing()
    await expect(page).toHaveTitle(`${name} · Painti`)
    await expect(page).toHaveURL(`/${path(index)}`)
  }
  expect(await page.evaluate(hasEffects)).toBe(false)
  expect(await page.evaluate(() => 'isSamePage' in window), 'no reload and no navigation').toBe(true)
  expect(page.frames()).toHaveLength(1)

  for (const index of xssVectors.keys()) await school.remove(path(index))
})
