import { dismissMessage, signInAt, tryToChoose } from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { xssVectors } from './support/xss-vectors.ts'
import { hasEffects, findUnsafeMarkup, watch } from './support/xss-watch.ts'

// The policy would stop most of it too; here it is what shows the names that has to hold.
test.use({ bypassCSP: true })

const living = xssVectors.filter(({ acts }) => acts)
const hostile = [
  '<a style="position:fixed;inset:0" href="https://elsewhere.example/0/">Arjan</a>',
  ...living.filter((_, index) => index % Math.ceil(living.length / 24) === 0).map(({ html }) => html),
].map((html) => html.replace(/\s+/g, ' '))

test('names of markup, stored before names were judged, are shown as text wherever they stand', async ({
  page,
  school,
}) => {
  test.slow()
  expect(hostile.length).toBeGreaterThanOrEqual(20)
  const parent = await school.addParent(
    ...hostile.map((firstName) => ({ firstName, lastName: 'Gill', birthdate: '2018-03-14' })),
  )
  const first = hostile[0] ?? ''
  await school.enrolChild(parent, first, 1)
  const seen = await watch(page)

  async function expectPlainText(part: string): Promise<void> {
    expect(await page.evaluate(findUnsafeMarkup, part)).toEqual([])
    expect(await page.evaluate(hasEffects)).toBe(false)
    expect({ acted: seen.acted(), dialogs: seen.dialogs, foreign: seen.foreign }).toEqual({
      acted: [],
      dialogs: [],
      foreign: [],
    })
  }

  const all = hostile.join(' ')
  await school.publish({ path: `Users/${parent.uid}`, fields: { firstName: all, email: parent.email } })
  await signInAt(page, '/dashboard', parent)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${all}`)
  await expect(page.getByRole('row', { name: first }).first()).toBeVisible()
  await expectPlainText('main')

  await page.goto('/courses/1/confirmation')
  await expect(page.getByText(`${first} Gill has a place.`)).toBeVisible()
  await expectPlainText('main')

  await page.goto('/courses/2/enroll')
  for (const name of hostile.slice(1, 9)) {
    await test.step(name, async () => {
      await tryToChoose(page, `${name} Gill`)
      const sentence = `${name} Gill does not meet the prerequisites for this course.`
      await expect(page.getByRole('dialog', { name: sentence, exact: true })).toBeVisible()
      expect(await page.locator('.swal2-title *').count()).toBe(0)
      await dismissMessage(page, sentence)
      const dialog = page.getByRole('dialog', { name: 'Contact Us for Evaluation' })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    })
  }
  await expectPlainText('main')
})
