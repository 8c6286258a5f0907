import type { Page, Route } from '@playwright/test'
import { localBackend, originOf } from './support/backend.ts'
import { checkoutButton, choose, fillSignIn, signInAt } from './support/journey.ts'
import type { StoredParent } from './support/school.ts'
import { expect, test } from './support/test.ts'

// What can happen to a checkout between the press and the thank-you. However it is hurt, the child ends with one place,
// nobody is thanked before that, and nobody is told that it failed: here nothing ever refuses it. `HURT_RUNS=25` runs
// each way so many times instead of once, and without it only some of the ways.

/** What becomes of a request to the database. */
type Fate = (route: Route) => Promise<unknown>

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const through: Fate = (route) => route.continue()
const cut: Fate = (route) => route.abort('connectionreset')
const unavailable: Fate = (route) => answer(route, 503)
const throttled: Fate = (route) => answer(route, 429)
const noAnswer: Fate = () => wait(600_000)
const fates: Record<string, Fate> = {
  through,
  cut,
  unavailable,
  throttled,
  'without an answer': noAnswer,
  slow: (route) => wait(4_000).then(() => through(route)),
  'delivered, its answer cut': (route) => deliver(route).then(() => cut(route)),
  'delivered, answered 503': (route) => deliver(route).then(() => unavailable(route)),
  'delivered, without an answer': (route) => deliver(route).then(() => noAnswer(route)),
  'cut, delivered later': (route) => Promise.all([cut(route), wait(2_500).then(() => deliver(route))]),
  'cut, delivered much later': (route) => Promise.all([cut(route), wait(14_000).then(() => deliver(route))]),
}
const looks = ['through', 'cut', 'unavailable', 'without an answer', 'slow']

/** What the person does meanwhile. */
const acts: Record<string, (page: Page, parent: StoredParent, name: string) => Promise<unknown>> = {
  waits: () => Promise.resolve(),
  reloads: async (page) => {
    await wait(Math.random() * 3_000)
    await page.reload()
  },
  'goes back and on': async (page) => {
    await wait(Math.random() * 2_000)
    await page.goBack()
    await wait(Math.random() * 500)
    await page.goForward()
  },
  'has a second tab': async (page, _family, name) => {
    const other = await page.context().newPage()
    await other.goto('/courses/1/enroll')
    await checkoutButton(other).waitFor()
    const child = other.getByRole('checkbox', { name, exact: true })
    // The first tab may have been faster.
    await child.dispatchEvent('click')
    if (await child.isChecked()) await checkoutButton(other).click()
    await wait(500)
    await other.close()
  },
  'is signed out elsewhere': async (page, parent) => {
    await wait(Math.random() * 1_000)
    const other = await page.context().newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page).toHaveURL('/login')
    await other.close()
    await expect(page.getByText('You were signed out.')).toBeVisible()
    await fillSignIn(page, parent)
  },
}

const ways = [
  ...Object.keys(fates).flatMap((write) => looks.map((look) => ({ write, look, act: 'waits' }))),
  ...Object.keys(acts)
    .slice(1)
    .flatMap((act) =>
      ['through', 'slow', 'delivered, its answer cut'].map((write) => ({ write, look: 'through', act })),
    ),
]
const runs = Number(process.env.HURT_RUNS ?? 0)
const tried = ways.filter((_, index) => runs > 0 || index % 9 === 4)

for (const { write, look, act } of tried) {
  test(`a checkout whose write is ${write}, with looks ${look}, by a parent who ${act}, ends with one place`, async ({
    page,
    school,
    consoleErrors,
  }) => {
    test.setTimeout(60_000 + runs * 60_000)
    consoleErrors.allow(/./)
    const children = Array.from(
      { length: Math.max(runs, 1) },
      (_, index) => `Child ${'abcdefghij'.charAt(index % 10)}${'abcdefghij'.charAt(Math.floor(index / 10))}`,
    )
    const parent = await school.addParent(
      ...children.map((firstName) => ({ firstName, lastName: 'Gill', birthdate: '2018-03-14' })),
    )
    const failures: string[] = []
    await page.exposeFunction('noteFailure', (sentence: string) => failures.push(sentence))
    await page.addInitScript(watchForFailure)
    await signInAt(page, '/courses/1/enroll', parent)
    for (const child of children) {
      await test.step(child, async () => {
        const name = `${child} Gill`
        await page.goto('/courses/1/enroll')
        await choose(page, name)
        let isHurt = true
        await page.context().route(/documents:commit/, (route) => (isHurt ? fates[write] : through)?.(route))
        const seenWrite = page.waitForRequest(/documents:commit/)
        await checkoutButton(page).click()
        await seenWrite
        await page.context().route(/documents:batchGet/, (route) => (isHurt ? fates[look] : through)?.(route))
        const acting = acts[act]?.(page, parent, name)
        await wait(1_500 + Math.random() * 3_000)
        isHurt = false
        await acting
        await page.evaluate(() => window.dispatchEvent(new Event('online')))

        await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible({ timeout: 45_000 })
        await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
        const places = (await school.placesOf(parent.uid)).find((place) => place.startsWith(name))
        expect(places).toBe(`${name}: enrolled in 1; completed 1`)
        await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
    // What was delivered late doubles nothing either.
    await wait(write.includes('later') ? 15_000 : 0)
    for (const place of await school.placesOf(parent.uid))
      expect(place).toMatch(/: enrolled in 1; completed 1$/)
    expect(await school.enrollmentsOf(parent.uid)).toHaveLength(children.length)
    expect(failures).toEqual([])
  })
}

/** In every page from its first moment: notes each sentence there that says that something failed. */
function watchForFailure(): void {
  new MutationObserver(() => {
    const sentence = /[^.]*(could not be enrolled|Failed to)[^.]*/.exec(document.documentElement.textContent)
    const { noteFailure } = window as unknown as { noteFailure: (sentence: string) => void }
    if (sentence !== null) noteFailure(sentence[0])
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

function answer(route: Route, status: number): Promise<void> {
  return route.fulfill({
    status,
    json: { error: { code: status, message: 'Try later.', status: 'UNAVAILABLE' } },
  })
}

/** Has a request arrive; its answer stays here. */
async function deliver(route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  await route.fetch({ url: `${originOf(localBackend().firestore)}${pathname}${search}` })
}
