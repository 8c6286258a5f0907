import type { Browser, Page } from 'puppeteer-core'
import { demoParent } from '#tools/local/seed.ts'
import { withBrowser } from './browser.ts'
import { type Interaction, press, timeOf, type, watchInteractions } from './interactions.ts'
import { median } from './median.ts'

/** What was measured of a route behind the sign-in; medians. */
export interface MemberPage {
  path: string
  /** The addresses of the scripts. */
  scripts: string[]
  /** Milliseconds at `slowdown`. */
  interactions: { name: string; time: number }[]
}

interface Measuring {
  origin: string
  chromiumArguments: readonly string[]
  /** Which routes. */
  paths: readonly string[]
  runs: number
  say: (line: string) => void
}

/** How much slower than this machine the processor of the phone is. */
const slowdown = 4

const visits: Record<string, Interaction[]> = {
  '/dashboard': [press('Add New Student', 'button'), type('First name')],
  '/addstudent': [type('First name'), press('Add Student', 'button')],
  '/courses/1/enroll': [press('Meher Kaur Gill', 'checkbox'), press('Add Student', 'button')],
  '/courses/1/confirmation': [press('Go to your dashboard', 'link')],
}

/** Measures routes behind the sign-in as the demo parent. */
export async function measureMembers({
  origin,
  chromiumArguments,
  paths,
  runs,
  say,
}: Measuring): Promise<MemberPage[]> {
  if (paths.length === 0) return []
  return withBrowser(chromiumArguments, async (browser) => {
    await signIn(await browser.newPage(), origin)
    const measured: MemberPage[] = []
    for (const path of paths) {
      say(path)
      measured.push({ path, ...(await measurePage(browser, origin + path, visits[path] ?? [], runs)) })
    }
    return measured
  })
}

async function measurePage(
  browser: Browser,
  url: string,
  interactions: readonly Interaction[],
  runs: number,
): Promise<Omit<MemberPage, 'path'>> {
  const times = interactions.map((): number[] => [])
  let scripts: string[] = []
  for (let run = 0; run < runs; run++) {
    const page = await openPage(browser, url)
    scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    )
    for (const [index, interaction] of interactions.entries())
      times[index]?.push(await timeOf(page, interaction))
    await page.close()
  }
  return {
    scripts,
    interactions: interactions.map(({ name }, index) => ({ name, time: median(times[index] ?? []) })),
  }
}

/** Opens an address as on a first visit, with nothing in the cache, and slows the processor down once it stands. */
async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.setCacheEnabled(false)
  await watchInteractions(page)
  await page.goto(url, { waitUntil: 'networkidle0' })
  await page.emulateCPUThrottling(slowdown)
  return page
}

async function signIn(page: Page, origin: string): Promise<void> {
  const form = 'form:has(input[autocomplete="current-password"])'
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle0' })
  await page.locator(`${form} input[type="email"]`).fill(demoParent.email)
  await page.locator(`${form} input[autocomplete="current-password"]`).fill(demoParent.password)
  await page.locator(`${form} button[type="submit"]`).click()
  await page.waitForFunction(() => location.pathname === '/dashboard')
  await page.close()
}
