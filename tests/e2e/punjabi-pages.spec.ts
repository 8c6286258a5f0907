import { language } from '#content/pa/language.ts'
import { site } from '#content/site.ts'
import { checkOut, choose, fillFamily, loginForm, openEnrol, registration } from './support/journey.ts'
import { latinTexts } from './support/latin-texts.ts'
import { freshParent } from './support/school.ts'
import { siteLanguages } from './support/site-language.ts'
import { expect, test } from './support/test.ts'

// What the pages below `/pa` are made of; every-page.spec.ts opens each.

const { account, confirmation, fields, notFound } = siteLanguages[1].words

test('a post and its card say that it is in English, and its links lead to Punjabi pages', async ({
  page,
}) => {
  await page.goto('/pa/blog')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.filter({ hasText: 'ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ' })).toHaveCount(4)
  await expect(cards).toHaveCount(4)
  await page.goto('/pa')
  await expect(page.getByRole('main').getByText('ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ')).toHaveCount(2)
  await page.goto('/pa/Blogs/counting-to-twenty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await expect(page.getByText('ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ').first()).toBeVisible()
  expect(await latinTexts(page)).toEqual([`Counting from one to twenty · ${language.siteName}`])
  const link = page.locator('main [lang="en"] a[href^="/"]').first()
  const leadsTo = (await link.getAttribute('href')) ?? ''
  expect(leadsTo).toMatch(/^\/pa\//)
  await link.click()
  await expect(page).toHaveURL(leadsTo)
})

test('a parent signs up, enrols and is confirmed, all in Gurmukhi (B11.01)', async ({ page, school }) => {
  const parent = freshParent()
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pa')
  await openEnrol(page, 'ਪਹਿਲੇ ਅੱਖਰ')
  await expect(page).toHaveURL('/pa/login')
  await fillFamily(page, parent, { firstName: 'ਸਿਮਰਨ', lastName: 'ਗਿੱਲ', birthdate: '2018-03-14' })
  expect(await latinTexts(page)).toEqual([])
  const form = loginForm(page, account.signUp.title)
  await form.getByRole('button', { name: account.signUp.title }).click()

  await expect(page).toHaveURL('/pa/courses/1/enroll')
  await choose(page, 'ਸਿਮਰਨ ਗਿੱਲ')
  expect(await latinTexts(page)).toEqual([])
  await checkOut(page)
  await expect(main).toContainText(confirmation.haveAPlace(['ਸਿਮਰਨ ਗਿੱਲ']))
  const [student] = await school.documents.list(`Users/${await school.uidOf(parent)}/Students`)
  await expect(main.getByRole('listitem').filter({ hasText: 'ਸਿਮਰਨ ਗਿੱਲ' })).toContainText(student?.id ?? '-')
  expect(await latinTexts(page)).toEqual([])

  await page.getByRole('link', { name: confirmation.toDashboard }).click()
  await expect(page).toHaveURL('/pa/dashboard')
  await expect(registration(page, 'ਸਿਮਰਨ ਗਿੱਲ')).toContainText('ਪਹਿਲੇ ਅੱਖਰ')
  expect(await latinTexts(page)).toEqual([])
  await page.goto('/pa/addstudent')
  await expect(page.getByLabel(fields.labels.birthdate)).toBeVisible()
  expect(await latinTexts(page)).toEqual([])
})

test('the empty shell has its language’s name, and its switch waits for the app', async ({ request }) => {
  for (const [shell, name] of [
    ['/app', site.name],
    ['/pa/app', language.siteName],
  ] as const) {
    const html = await (await request.get(shell)).text()
    expect(html).toContain(`<title>${name}</title>`)
    const switches = html.match(/<a\b[^>]*>(English|ਪੰਜਾਬੀ)<\/a>/g) ?? []
    expect(switches.length, shell).toBeGreaterThan(0)
    for (const tag of switches) expect(tag).not.toContain('href')
  }
})

test('an unknown address below /pa shows in Punjabi that nothing is there (B11.06)', async ({ page }) => {
  for (const path of ['/pa/nowhere', '/pa/nothing.here', '/pa/courses/1/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: notFound.title }), path).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
  }
  const toEnglish = page.getByRole('contentinfo').locator('a[hreflang]')
  await expect(toEnglish).toHaveAttribute('href', '/courses/1/nowhere')
})
