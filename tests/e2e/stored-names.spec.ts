import { dismissMessage, signInAt, tryToChoose } from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { xssVectors } from './support/xss-vectors.ts'
import { findUnsafeMarkup, hasEffects, watch } from './support/xss-watch.ts'

// The content security policy would stop most of it too; here the pages stand alone.
test.use({ bypassCSP: true })

const names = xssVectors.map(({ html }) => html)
const [first = ''] = names

test('names of markup, stored before names were validated, are shown as text wherever they stand', async ({
  page,
  school,
}) => {
  const parent = await school.addParent(
    ...names.map((firstName) => ({ firstName, lastName: 'Gill', birthdate: '2018-03-14' })),
  )
  await school.enrolChild(parent, first, 1)
  const all = names.join(' ')
  await school.publish({ path: `Users/${parent.uid}`, fields: { firstName: all, email: parent.email } })
  const seen = await watch(page)

  async function expectPlainText(): Promise<void> {
    expect(await page.evaluate(findUnsafeMarkup, 'main')).toEqual([])
    expect(await page.evaluate(hasEffects)).toBe(false)
    seen.expectNothing()
  }

  await signInAt(page, '/dashboard', parent)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${all}`)
  await expect(page.getByRole('row', { name: first }).first()).toBeVisible()
  await expectPlainText()

  await page.goto('/courses/1/confirmation')
  await expect(page.getByText(`${first} Gill has a place.`)).toBeVisible()
  await expectPlainText()

  await page.goto('/courses/2/enroll')
  for (const name of names.slice(4, 8)) {
    await tryToChoose(page, `${name} Gill`)
    const sentence = `${name} Gill does not meet the prerequisites for this course.`
    await expect(page.getByRole('dialog', { name: sentence, exact: true })).toBeVisible()
    expect(await page.locator('.swal2-title *').count()).toBe(0)
    await dismissMessage(page, sentence)
    const dialog = page.getByRole('dialog', { name: 'Contact Us for Evaluation' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await expectPlainText()
})
