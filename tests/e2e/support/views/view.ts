import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import type { ConsoleErrors } from '../console-errors.ts'
import type { School } from '../school.ts'

/** What a view is opened with. */
export interface Visit {
  page: Page
  school: School
  consoleErrors: ConsoleErrors
}

/** One page of the site in one of its states. */
export interface View {
  /** Unlike all others, in kebab-case: the name of its screenshots too. */
  name: string
  /** Opens it and waits until a person sees it; from any page of its group, in any order. */
  open: (visit: Visit) => Promise<unknown>
  /** Up to which width it exists; without it, at every width. */
  upTo?: number
}

/** Views that one person sees: opened one after the other on one page. */
export interface ViewGroup {
  /** Who sees them, as the end of a sentence. */
  who: string
  /** Brings the person there, before the first view. */
  begin?: (visit: Visit) => Promise<void>
  views: readonly View[]
}

/** The view of an address, and something that stands when all of it has been drawn. */
export function at(name: string, path: string, sign: string): View {
  return {
    name,
    open: async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(sign).filter({ visible: true }).first()).toBeVisible()
    },
  }
}

/** Looks at each view of a group, once it stands still. A view that cannot be opened ends its group. */
export async function lookAtEach(
  { begin, views }: ViewGroup,
  visit: Visit,
  look: (view: View) => Promise<void>,
): Promise<void> {
  await begin?.(visit)
  for (const view of views) {
    await test.step(view.name, async () => {
      await open(view, visit)
      await look(view)
      // Away first: a request that is still held would go through once nobody holds it.
      await visit.page.goto('about:blank')
      await visit.page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

/** Opens one view and waits until it stands still. */
export async function open(view: View, visit: Visit): Promise<void> {
  await view.open(visit)
  await standStill(visit.page)
}

/** Brings what fades, rises or slides to its end: colours are theirs only then. What runs for ever may run on. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate(finishMoving), { message: 'animations that end have ended', intervals: [50] })
    .toBe(0)
}

/** In the page: ends the animations that end. @returns how many there were. */
function finishMoving(): number {
  const ending = document.getAnimations().filter(({ effect, playState }) => {
    const end = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof end === 'number' && Number.isFinite(end)
  })
  for (const animation of ending) animation.finish()
  return ending.length
}
