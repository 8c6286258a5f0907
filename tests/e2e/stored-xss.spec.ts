import { localBackend, originOf } from './support/backend.ts'
import { xssVectors } from './support/xss-vectors.ts'
import { hasEffects, findUnsafeMarkup, touchEverything, watch } from './support/xss-watch.ts'
import { expect, test } from './support/test.ts'

// The policy would stop most of it too. Here the sanitiser stands alone; tests/e2e/hosting.spec.ts has the policy's share.
test.use({ bypassCSP: true })

test('the collection has at least sixty ways to act, and where nothing sanitises them they do act', async ({
  page,
  consoleErrors,
}) => {
  // What another site does not answer, and what a browser says of broken pages, is not what this is about.
  consoleErrors.allow(/./)
  const living = xssVectors.filter(({ acts }) => acts)
  expect(living.length).toBeGreaterThan(60)
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

  await expect
    .poll(
      async () => {
        const acted = new Set(seen.acted())
        for (const frame of page.frames()) {
          const index = Number(/^vector-(\d+)$/.exec(frame.name())?.[1] ?? -1)
          if (index === -1 || acted.has(index)) continue
          const isActing = await frame
            .evaluate(touchEverything, 'body')
            .then(() => frame.evaluate(hasEffects))
            // A frame that has gone to another site has acted, and its request tells.
            .catch(() => false)
          if (isActing) acted.add(index)
        }
        return xssVectors.filter(({ acts }, index) => acts && !acted.has(index)).map(({ name }) => name)
      },
      { message: 'vectors that do not act although nothing sanitises them', timeout: 30_000 },
    )
    .toEqual([])
})

test('nothing of the collection acts when it is stored as a post and opened', async ({
  page,
  request,
  school,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/^Failed to load resource/)
  const path = (index: number) => `Blogs/xss-${index}`
  await school.publish(
    ...xssVectors.map(({ name, html }, index) => ({
      path: path(index),
      fields: { title: name, SmallDescription: html, content: `<p>Post ${index} begins.</p>${html}` },
    })),
  )
  const seen = await watch(page)
  await page.goto('/blog')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  expect(await page.evaluate(findUnsafeMarkup, 'main ul')).toEqual([])

  for (const [index, { name }] of xssVectors.entries()) {
    await page.evaluate(
      (address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `/${path(index)}`,
    )
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    const begins = main.getByText(`Post ${index} begins.`, { exact: true })
    await expect(begins).toBeVisible()
    await begins.evaluate((paragraph) => {
      if (paragraph.parentElement !== null) paragraph.parentElement.id = 'the-post'
    })
    expect(await page.evaluate(findUnsafeMarkup, '#the-post'), name).toEqual([])
    await page.evaluate(touchEverything, '#the-post')
    expect({ name, acted: seen.acted(), dialogs: seen.dialogs, foreign: seen.foreign }).toEqual({
      name,
      acted: [],
      dialogs: [],
      foreign: [],
    })
    await expect(page).toHaveTitle(`${name} · Painti`)
    await expect(page).toHaveURL(`/${path(index)}`)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  }
  expect(await page.evaluate(hasEffects)).toBe(false)
  expect(await page.evaluate(() => 'isSamePage' in window), 'no reload and no navigation').toBe(true)
  expect(page.frames()).toHaveLength(1)

  // The watch is still awake: what does run here is seen.
  await page.evaluate(() => {
    const image = new Image()
    image.setAttribute('onerror', 'ran(-1)')
    image.src = 'data:,'
  })
  await expect.poll(() => seen.acted()).toEqual([-1])

  const documents = `${originOf(localBackend().firestore)}/v1/projects/demo-painti/databases/(default)/documents`
  for (const index of xssVectors.keys())
    await request.delete(`${documents}/${path(index)}`, { headers: { authorization: 'Bearer owner' } })
})
