import type { Page } from '@playwright/test'
import { inLanguage } from '#lib/paths.ts'
import { expect, test } from '../test.ts'
import type { ConsoleErrors } from '../console-errors.ts'
import type { School } from '../school.ts'
import type { SiteLanguage, Words } from '../site-language.ts'

/** What a test has to visit views with. */
interface Tools {
  page: Page
  school: School
  consoleErrors: ConsoleErrors
}

/** What a view is opened with, in the language that it is opened in. */
export interface Visit extends Tools {
  words: Words
  /** Opens the page of a path, such as `/courses`. */
  goto: (path: string) => Promise<unknown>
  /** The address of a path, for those who do not go there themselves. */
  addressOf: (path: string) => string
}

export function visitIn(language: SiteLanguage, tools: Tools): Visit {
  const addressOf = (path: string) => inLanguage(path, language)
  return { ...tools, words: language.words, addressOf, goto: (path) => tools.page.goto(addressOf(path)) }
}

/** Opens one page in one of its states and waits until a person sees it; from any page of its group, in any order. */
export type Open = (visit: Visit) => Promise<unknown>

/** Views that one person sees: opened one after the other on one page. */
export interface ViewGroup {
  /** Who sees them, as the end of a sentence. */
  who: string
  /** Brings the person there, before the first view. */
  begin?: (visit: Visit) => Promise<void>
  /** By their names, each unlike all others: those of their screenshots too. */
  views: Readonly<Record<string, Open>>
}

/** A button to press, a field and what to type into it, or something else to do. */
export type Step = string | [label: string, text: string] | ((visit: Visit) => Promise<unknown>)

/** The view of a path after some steps; a last text is there when all of it has been drawn. */
export function at(path: string, steps: (words: Words) => string | Step[]): Open {
  return async (visit) => {
    const { page, words, goto } = visit
    await goto(path)
    const given = steps(words)
    const all = typeof given === 'string' ? [given] : given
    // What a dialog holds comes after what lies under it.
    for (const [index, step] of all.entries()) {
      if (typeof step === 'function') await step(visit)
      else if (typeof step !== 'string')
        await page.locator('main, dialog').getByLabel(step[0]).filter({ visible: true }).last().fill(step[1])
      else if (index < all.length - 1)
        await page.getByRole('button', { name: step, exact: true }).filter({ visible: true }).last().click()
      else {
        const texts = page.locator('main, dialog, .swal2-popup').getByText(step)
        await expect(texts.filter({ visible: true }).first()).toBeVisible()
      }
    }
  }
}

/** A sentence as far as a value that it says, for where what follows is not known. */
export function asFarAs(value: string, sentence: string): string {
  return sentence.slice(0, sentence.indexOf(value) + value.length)
}

/** Opens each view of a group and looks at it. A view that cannot be opened ends its group. */
export async function forEachView(
  { begin, views }: ViewGroup,
  visit: Visit,
  look: (name: string) => Promise<void>,
): Promise<void> {
  await begin?.(visit)
  for (const [name, open] of Object.entries(views)) {
    await test.step(name, async () => {
      await open(visit)
      await finishAnimations(visit.page)
      await look(name)
      // Leave first: a request that is still held would be delivered once its route is gone.
      await leave(visit.page)
      await visit.page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

/**
 * Leaves for an empty page as a link would: after `goto`, the browser starts a process of its own for the next page. The
 * carts of the tab are left behind.
 */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('cart:')) sessionStorage.removeItem(key)
    location.assign('about:blank')
  })
  await page.waitForURL('about:blank')
}

/** Brings every finite animation to its end, because colours and places are final only then. Endless ones go on. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isFinite = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    await document.fonts.ready
    for (;;) {
      const finite = document.getAnimations().filter(isFinite)
      if (finite.length === 0) return
      for (const animation of finite) animation.finish()
      await new Promise(requestAnimationFrame)
    }
  })
}
