import { mehar, simran } from './support/school.ts'
import { checkOut, choose, signInAt } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** How many pages a PDF has: each is an object of this type. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test.use({ colorScheme: 'dark' })

test('the printed confirmation fills one sheet, A4 or Letter, dark on light, with nothing to press', async ({
  page,
  school,
}) => {
  const parent = await school.addParent(simran, mehar, { ...simran, firstName: 'Arjan' })
  await signInAt(page, '/courses/1/enroll', parent)
  await choose(page, 'Simran Gill', 'Mehar Gill', 'Arjan Gill')
  await checkOut(page)
  for (const format of ['A4', 'Letter']) {
    expect(pagesOf(await page.pdf({ format })), format).toBe(1)
  }
  const title = page.getByRole('heading', { name: /^Thank you/ })
  await expect(title).toHaveCSS('color', 'rgb(255, 246, 224)')
  await page.emulateMedia({ media: 'print' })
  await expect(title).toHaveCSS('color', 'rgb(31, 33, 80)')
  await expect(page.getByText('Mehar Gill', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Painti ਪੈਂਤੀ' })).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeHidden()
})
