import { localBackend, originOf } from './support/backend.ts'
import { prerenderedPages, holdScripts } from './support/prerendered-pages.ts'
import { simran } from './support/school.ts'
import { fillSignIn, expectDashboard, signInAt } from './support/journey.ts'
import { expect, test } from './support/test.ts'

// What is built beforehand, before its script is there, and how the script takes it over. A page of the context's own is
// not waited for, as `page` is.

const documents = '/v1/projects/demo-painti/databases/(default)/documents'

test('with script turned off every public page can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const [path, heading, text] of prerenderedPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(heading)
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.y, 'nothing stands above the header but its edge').toBe(14)
    await expect(page.getByRole('link', { name: 'Profile' }), 'nobody is signed in').toHaveCount(0)
  }
  await context.close()
})

for (const [path, heading] of prerenderedPages) {
  test(`the script takes ${path} over as it was built`, async ({ context }) => {
    const page = await context.newPage()
    const letCome = await holdScripts(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main, h1, main p, footer form'))
        Object.assign(element, { wasBuilt: true })
      addEventListener('app-ready', () => Object.assign(window, { isAppReady: true }))
    })
    letCome()
    await page.waitForFunction(() => 'isAppReady' in window)
    const replaced = await page.evaluate(
      () =>
        [...document.querySelectorAll('main, h1, main p, footer form')].filter(
          (each) => !('wasBuilt' in each),
        ).length,
    )
    expect(replaced).toBe(0)
  })
}

test('what is sent before the script is there is sent once it is, and never stands in an address', async ({
  context,
  school,
}) => {
  const parent = await school.addParent()
  const page = await context.newPage()
  const letCome = await holdScripts(page)
  await page.goto('/login')
  await fillSignIn(page, parent)
  await expect(page).toHaveURL('/login')
  letCome()
  await expectDashboard(page)
})

test('a button that is pressed before the script is there does its work once it is', async ({ context }) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  const letCome = await holdScripts(page)
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Open menu' }).click()
  letCome()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('a parent who is signed in never sees what is meant for guests', async ({ page, context, school }) => {
  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(page)
  const next = await context.newPage()
  await next.setViewportSize({ width: 1440, height: 900 })
  const letCome = await holdScripts(next)
  await next.goto('/')
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(next.getByRole('banner').getByText('Login')).toBeHidden()
  letCome()
  await expect(next.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(next.getByRole('banner').getByText('Login')).toHaveCount(0)

  const door = await context.newPage()
  const letOpen = await holdScripts(door)
  await door.goto('/login')
  await expect(door.getByRole('contentinfo')).toBeVisible()
  await expect(door.getByLabel('Password').first()).toBeHidden()
  letOpen()
  await expectDashboard(door)
})

test('what Firestore says takes the place of what was built, and nothing jumps', async ({
  context,
  request,
}) => {
  const answer = await request.get(`${originOf(localBackend().firestore)}${documents}/Course`, {
    headers: { authorization: 'Bearer owner' },
  })
  const { documents: courses } = (await answer.json()) as {
    documents: { fields: { Title: { stringValue: string } } }[]
  }
  const [first] = courses
  if (first) first.fields.Title.stringValue = 'Last letters'
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const readTime = new Date().toISOString()
  await page.route(/:runQuery/, (route) =>
    route.fulfill({
      json: courses.map((document) => ({ document, readTime })),
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  const letCome = await holdScripts(page)
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: 'First letters' })).toBeVisible()
  letCome()
  await expect(page.getByRole('heading', { name: 'Last letters' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
})

test('the sanitiser is fetched only where a post differs from what was built', async ({ context }) => {
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (call) => asked.push(call.url()))
  const read = page.waitForResponse(/:batchGet/)
  await page.goto('/Blogs/counting-to-twenty')
  await read
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('sanitised-content'))).toEqual([])

  await page.route(/:batchGet/, (route) =>
    route.fulfill({
      json: [
        {
          found: {
            name: `${documents.slice(4)}/Blogs/counting-to-twenty`,
            fields: {
              title: { stringValue: 'Counting on' },
              SmallDescription: { stringValue: 'Newer' },
              content: { stringValue: '<p>Twenty-one</p><object data="/share.png"></object>' },
            },
            createTime: '2026-01-01T00:00:00Z',
            updateTime: '2026-01-01T00:00:00Z',
          },
          readTime: '2026-01-01T00:00:00Z',
        },
      ],
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.reload()
  await expect(page.getByText('Twenty-one')).toBeVisible()
  await expect(page.locator('object')).toHaveCount(0)
})
