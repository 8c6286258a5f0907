import type { Browser, Page } from 'puppeteer-core'
import type { Backend } from '#tools/local/backend.ts'
import { demoParent } from '#tools/local/seed.ts'
import { withBrowser } from './browser.ts'
import { type Credentials, largeFamily, moveIn } from './family.ts'
import { type Interaction, press, timeOf, type, watchInteractions } from './interactions.ts'
import { median } from './median.ts'

/** What was measured of a route behind the sign-in; medians. */
export interface ParentPage {
  name: string
  path: string
  /** As a browser receives them, without headers. */
  scriptBytes: number
  /** The addresses of the scripts. */
  scripts: string[]
  /** Milliseconds at `slowdown`. */
  interactions: { name: string; time: number }[]
}

interface Measuring {
  origin: string
  backend: Backend
  chromiumArguments: readonly string[]
  /** Which routes. */
  paths: readonly string[]
  runs: number
  say: (line: string) => void
}

interface Visit {
  name: string
  path: string
  interactions: Interaction[]
}

/** How much slower than this machine the processor of the phone is. */
const slowdown = 4

const addStudent = press('Add New Student', 'button')
const visits: Visit[] = [
  { name: '/dashboard', path: '/dashboard', interactions: [addStudent, type('First name')] },
  {
    name: '/addstudent',
    path: '/addstudent',
    interactions: [type('First name'), press('Add Student', 'button')],
  },
  {
    name: '/courses/1/enroll',
    path: '/courses/1/enroll',
    interactions: [press('Meher Kaur Gill', 'checkbox'), press('Add Student', 'button')],
  },
  {
    name: '/courses/1/confirmation',
    path: '/courses/1/confirmation',
    interactions: [press('Go to your dashboard', 'link')],
  },
]
const { students, enrollments } = largeFamily
const largeVisit: Visit = {
  name: `/dashboard, ${students} students, ${enrollments} enrollments`,
  path: '/dashboard',
  interactions: [addStudent, type('First name'), press('Cancel', 'button')],
}

/** Measures routes behind the sign-in as the demo parent, and the dashboard also as a parent with a large family. */
export async function measureParents(measuring: Measuring): Promise<ParentPage[]> {
  const { backend, chromiumArguments, paths } = measuring
  const chosen = visits.filter(({ path }) => paths.includes(path))
  if (chosen.length === 0) return []
  const measured = await withBrowser(chromiumArguments, (browser) =>
    visitAs(demoParent, chosen, browser, measuring),
  )
  if (!paths.includes(largeVisit.path)) return measured
  const large = await moveIn(backend, largeFamily)
  return [
    ...measured,
    ...(await withBrowser(chromiumArguments, (browser) => visitAs(large, [largeVisit], browser, measuring))),
  ]
}

async function visitAs(
  parent: Credentials,
  these: Visit[],
  browser: Browser,
  { origin, runs, say }: Measuring,
): Promise<ParentPage[]> {
  await signIn(await browser.newPage(), origin, parent)
  const measured: ParentPage[] = []
  for (const { name, path, interactions } of these) {
    say(name)
    const times: number[][] = []
    let scripts: Script[] = []
    for (let run = 0; run < runs; run++) {
      const page = await openPage(browser, `${origin}${path}`)
      scripts = await scriptsOf(page)
      const took: number[] = []
      for (const interaction of interactions) took.push(await timeOf(page, interaction))
      times.push(took)
      await page.close()
    }
    measured.push({
      name,
      path,
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: scripts.map(({ url }) => url),
      interactions: interactions.map((interaction, index) => ({
        name: interaction.name,
        time: median(times.map((took) => took[index] ?? NaN)),
      })),
    })
  }
  return measured
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

interface Script {
  url: string
  bytes: number
}

async function scriptsOf(page: Page): Promise<Script[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
  )
}

async function signIn(page: Page, origin: string, { email, password }: Credentials): Promise<void> {
  const form = 'form:has(input[autocomplete="current-password"])'
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle0' })
  await page.locator(`${form} input[type="email"]`).fill(email)
  await page.locator(`${form} input[autocomplete="current-password"]`).fill(password)
  await page.locator(`${form} button[type="submit"]`).click()
  await page.waitForFunction(() => location.pathname === '/dashboard')
  await page.close()
}
