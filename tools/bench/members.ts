import { devices, type BrowserContext, type Page } from '@playwright/test'
import type { TrialSite } from '#tools/local/trial-site.ts'
import { createFamily, family } from './family.ts'
import { launchChromium } from './lighthouse.ts'
import { median } from './median.ts'
import { type Press, presses, timeOf, tour } from './presses.ts'

/** What was measured of a route behind the sign-in. */
interface MemberPage {
  path: string
  /** The addresses of the scripts. */
  scripts: string[]
  /** Milliseconds from the input to the frame that shows its effect at `slowdown`, medians. */
  interactions: { name: string; time: number }[]
}

/** How much slower than this machine the processor of the phone is. */
const slowdown = 4

const dashboard = '/dashboard'

/** Measures routes behind the sign-in on a phone, as a parent of four. */
export async function measureMembers(
  { origin, backend, chromiumArguments }: TrialSite,
  paths: readonly string[],
  runs: number,
): Promise<MemberPage[]> {
  await createFamily(backend)
  const browser = await launchChromium(chromiumArguments)
  const context = await browser.newContext(devices['Pixel 7'])
  await signIn(await context.newPage(), origin)
  const measured: MemberPage[] = []
  for (const path of paths) {
    console.error(path)
    measured.push({ path, ...(await measure(context, origin + path, presses[path] ?? [], [], runs)) })
  }
  console.error('from page to page')
  const { interactions } = await measure(context, origin + dashboard, tour, tour, runs)
  await browser.close()
  return [...measured, { path: 'from page to page', scripts: [], interactions }]
}

/** @param first is done before, without being measured. */
async function measure(
  context: BrowserContext,
  url: string,
  measured: readonly Press[],
  first: readonly Press[],
  runs: number,
): Promise<Omit<MemberPage, 'path'>> {
  const times = measured.map((): number[] => [])
  let scripts: string[] = []
  for (let run = 0; run < runs; run++) {
    const page = await openSlowly(await context.newPage(), url)
    scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    for (const press of first) await timeOf(page, press)
    for (const [index, press] of measured.entries()) times[index]?.push(await timeOf(page, press))
    await page.close()
  }
  return {
    scripts: scripts.filter((address) => new URL(address).pathname.endsWith('.js')),
    interactions: measured.map(({ name }, index) => ({ name, time: median(times[index] ?? []) })),
  }
}

/** Opens an address, and slows the processor down once it stands. */
async function openSlowly(page: Page, url: string): Promise<Page> {
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

async function signIn(page: Page, origin: string): Promise<void> {
  const form = page.locator('form:has(input[autocomplete="current-password"])')
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' })
  await form.locator('input[type="email"]').fill(family.email)
  await form.locator('input[autocomplete="current-password"]').fill(family.password)
  await form.locator('button[type="submit"]').click()
  await page.waitForURL(origin + dashboard)
  await page.close()
}
