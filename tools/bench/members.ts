import type { Page } from '@playwright/test'
import { demoParent } from '#tools/local/seed.ts'
import type { TrialSite } from '#tools/local/trial-site.ts'
import { launchChromium } from './lighthouse.ts'
import { median } from './median.ts'

/** What was measured of a route behind the sign-in. */
interface MemberPage {
  path: string
  /** The addresses of the scripts. */
  scripts: string[]
  /** Milliseconds from the input to the next frame at `slowdown`, medians. */
  interactions: { name: string; time: number }[]
}

/** Something that a parent does on a page, and that the page has to answer. */
interface Interaction {
  name: string
  act: (page: Page) => Promise<void>
}

/** How much slower than this machine the processor of the phone is. */
const slowdown = 4

/** Shorter ones are not reported by Event Timing, in milliseconds; it rounds to 8. */
const shortest = 16

/** How long after a frame its entries have been reported, in milliseconds. */
const settling = 300

const visits: Record<string, Interaction[]> = {
  '/dashboard': [press('Add New Student', 'button'), type('First name')],
  '/addstudent': [type('First name'), press('Add Student', 'button')],
  '/courses/1/enroll': [press('Meher Kaur Gill', 'checkbox'), press('Add Student', 'button')],
  '/courses/1/confirmation': [press('Go to your dashboard', 'link')],
}

/** Measures routes behind the sign-in as the demo parent. */
export async function measureMembers(
  { origin, chromiumArguments }: TrialSite,
  paths: readonly string[],
  runs: number,
): Promise<MemberPage[]> {
  const browser = await launchChromium(chromiumArguments)
  const context = await browser.newContext()
  await signIn(await context.newPage(), origin)
  const measured: MemberPage[] = []
  for (const path of paths) {
    console.error(path)
    const interactions = visits[path] ?? []
    const times = interactions.map((): number[] => [])
    let scripts: string[] = []
    for (let run = 0; run < runs; run++) {
      const page = await openSlowly(await context.newPage(), origin + path)
      scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      for (const [index, interaction] of interactions.entries())
        times[index]?.push(await timeOf(page, interaction))
      await page.close()
    }
    measured.push({
      path,
      scripts: scripts.filter((url) => new URL(url).pathname.endsWith('.js')),
      interactions: interactions.map(({ name }, index) => ({ name, time: median(times[index] ?? []) })),
    })
  }
  await browser.close()
  return measured
}

/** Opens an address, and slows the processor down once it stands. */
async function openSlowly(page: Page, url: string): Promise<Page> {
  // The page keeps how long it took to answer each input (Event Timing).
  await page.addInitScript((durationThreshold) => {
    const kept: number[] = []
    Object.assign(window, { paintiInteractions: kept })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) kept.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
  }, shortest)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Does it, and gives the longest of its events; `shortest` where it took that or less. */
async function timeOf(page: Page, { act }: Interaction): Promise<number> {
  await takeDurations(page)
  await act(page)
  return Math.max(shortest, ...(await takeDurations(page)))
}

/**
 * The durations since the last call. An entry is reported some time after its frame, and one that is too short never, so
 * that there is nothing to wait for but the time.
 */
async function takeDurations(page: Page): Promise<number[]> {
  return page.evaluate(async (settling) => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, settling))
    return (window as unknown as { paintiInteractions: number[] }).paintiInteractions.splice(0)
  }, settling)
}

/** Presses what has this accessible name. */
function press(name: string, role: 'button' | 'link' | 'checkbox'): Interaction {
  return { name: `press ${name}`, act: (page) => page.getByRole(role, { name, exact: true }).click() }
}

/** Types one letter into the field with this label, after it was given the focus. */
function type(name: string): Interaction {
  return {
    name: `type into ${name}`,
    async act(page) {
      await page.getByRole('textbox', { name, exact: true }).focus()
      await page.keyboard.press('a')
    },
  }
}

async function signIn(page: Page, origin: string): Promise<void> {
  const form = page.locator('form:has(input[autocomplete="current-password"])')
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' })
  await form.locator('input[type="email"]').fill(demoParent.email)
  await form.locator('input[autocomplete="current-password"]').fill(demoParent.password)
  await form.locator('button[type="submit"]').click()
  await page.waitForURL(`${origin}/dashboard`)
  await page.close()
}
