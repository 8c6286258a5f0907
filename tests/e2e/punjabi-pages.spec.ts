import type { Page } from '@playwright/test'
import { copy as confirmation } from '#content/pa/confirmation.ts'
import { copy as dashboard } from '#content/pa/dashboard.ts'
import { fields } from '#content/pa/forms.ts'
import { notFound } from '#content/pa/layout.ts'
import { checkOut, choose, signInAt, table } from './support/journey.ts'
import { prerenderedPages } from './support/prerendered-pages.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

// What the pages below `/pa` are made of.

const paths = prerenderedPages.map(([path]) => (path === '/' ? '/pa' : `/pa${path}`))

/** What may stand on a Punjabi page in Latin letters. Posts and the name of the other language say that they are English. */
const latin = [
  // The logo.
  /\bPainti\b/g,
  // Addresses; the school's may break before its @.
  /^hello$|^painti\.example$|\S+@painti\.example|https:\/\/painti\.example\/pa\b/g,
  // The ids of children, and the references that are written with a transfer.
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\b[A-Z\d]{4,}(-[A-Z\d]+)*\b/g,
  // The names of the parent and the child of this test.
  /\b(Harleen|Simran|Gill)\b/g,
]

/** The texts of a page, seen and spoken, that have a Latin word which is not among those. */
async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder']
    const elements = [
      ...document.body.querySelectorAll('*:not(script, noscript, noscript *, [translate="no"])'),
    ]
    return elements
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'pa')
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ''),
        ...attributes.map((name) => element.getAttribute(name) ?? ''),
      ])
      .concat(document.title)
  })
  return texts.filter((text) =>
    /[a-z]{2}/i.test(latin.reduce((rest, pattern) => rest.replace(pattern, ''), text)),
  )
}

test('each Punjabi page says so, has an address of its own, and is in Gurmukhi (B11.05)', async ({
  page,
}) => {
  const titles = new Set<string>()
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
      await expect(page).toHaveTitle(/ · ਪੈਂਤੀ$/)
      titles.add(await page.title())
      const address = `https://painti.example${path}`
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address)
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'pa_IN')
      if (!path.startsWith('/pa/Blogs')) expect(await latinTexts(page)).toEqual([])
      const links = await page.locator('a[href^="/"]:not([hreflang])').all()
      for (const link of links) await expect(link).toHaveAttribute('href', /^\/pa(\/|$)/)
    })
  }
  expect(titles.size).toBe(paths.length)
})

test('a post says that it is in English, and its links lead to Punjabi pages', async ({ page }) => {
  await page.goto('/pa/Blogs/counting-to-twenty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await expect(page.getByText('ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ').first()).toBeVisible()
  expect(await latinTexts(page)).toEqual(['Counting from one to twenty · ਪੈਂਤੀ'])
  const link = page.locator('main [lang="en"] a[href^="/"]').first()
  const leadsTo = (await link.getAttribute('href')) ?? ''
  expect(leadsTo).toMatch(/^\/pa\//)
  await link.click()
  await expect(page).toHaveURL(leadsTo)
})

test('the pages of a parent are in Gurmukhi', async ({ page, school }) => {
  await signInAt(page, '/pa/dashboard', await school.addParent(simran))
  await expect(table(page, dashboard.students.title).getByRole('row', { name: 'Simran' })).toBeVisible()
  expect(await latinTexts(page)).toEqual([])
  await page.goto('/pa/courses/1/enroll')
  await choose(page, 'Simran Gill')
  expect(await latinTexts(page)).toEqual([])
  await checkOut(page)
  await expect(page.getByText(confirmation.haveAPlace(['Simran Gill']))).toBeVisible()
  expect(await latinTexts(page)).toEqual([])
  await page.goto('/pa/dashboard')
  const places = table(page, dashboard.registrations.title)
  await expect(places.getByRole('row', { name: 'Simran' })).toBeVisible()
  expect(await latinTexts(page)).toEqual([])
  await page.goto('/pa/addstudent')
  await expect(page.getByLabel(fields.labels.birthdate)).toBeVisible()
  expect(await latinTexts(page)).toEqual([])
})

test('the empty shell has its language’s name, and its switch waits for the app', async ({
  page,
  request,
}) => {
  for (const [shell, name] of [
    ['/app', 'Painti'],
    ['/pa/app', 'ਪੈਂਤੀ'],
  ] as const) {
    const html = await (await request.get(shell)).text()
    expect(html).toContain(`<title>${name}</title>`)
    const switches = html.match(/<a\b[^>]*>(English|ਪੰਜਾਬੀ)<\/a>/g) ?? []
    expect(switches.length, shell).toBeGreaterThan(0)
    for (const tag of switches) expect(tag).not.toContain('href')
  }
  await page.goto('/pa/courses/1/nowhere')
  const toEnglish = page.getByRole('contentinfo').locator('a[hreflang]')
  await expect(toEnglish).toHaveAttribute('href', '/courses/1/nowhere')
})

test('an unknown address below /pa shows in Punjabi that nothing is there (B11.06)', async ({
  page,
  request,
}) => {
  for (const path of ['/pa/nowhere', '/pa/nothing.here', '/pa/courses/1/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: notFound.title }), path).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex" />')
  }
  const home = await request.get('/pa/', { maxRedirects: 0 })
  expect([home.status(), home.headers().location]).toEqual([301, '/pa'])
})

test('an address below /pa in another case shows its page, with links as they are written', async ({
  page,
}) => {
  for (const [path, english] of [
    ['/PA', '/'],
    ['/Pa/courses', '/courses'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toHaveCount(0)
    await expect(page.getByRole('contentinfo').locator('a[hreflang]')).toHaveAttribute('href', english)
    for (const link of await page.locator('a[href^="/"]:not([hreflang])').all())
      await expect(link).toHaveAttribute('href', /^\/pa(\/|$)/)
  }
  await page.getByRole('main').getByRole('link', { name: 'ਪਹਿਲੇ ਅੱਖਰ' }).click()
  await expect(page).toHaveURL('/pa/courses/1')
  await expect(page.getByRole('heading', { level: 1, name: 'ਪਹਿਲੇ ਅੱਖਰ' })).toBeVisible()
})
