import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mock } from 'node:test'
import { chromium } from '@playwright/test'
import getPort from 'get-port'
import type { WireFields, WireValue } from 'firestore-emulator/wire'
import { SMTPServer } from 'smtp-server'
import { parse } from 'yaml'
import { runSchool } from '#school/program.ts'
import { millisecondsInDay } from '#school/school-time.ts'
import { demoProject } from '#tools/local/demo-project.ts'
import { startTrialSite } from '#tools/local/trial-site.ts'
import { findChromium } from '#tools/testing/chromium.ts'

/** As `year.yaml` has it. */
interface Step {
  what: string
  who?: 'school' | 'family'
  times?: number
  beyond?: string
  do: Record<string, string | Record<string, string>>[]
}

/** Documents, those among them that rules look up, and bytes that are delivered. */
const nothing = { reads: 0, lookUps: 0, writes: 0, deletes: 0, hosting: 0, firestore: 0 }
type Figures = typeof nothing

/**
 * Does the steps of `year.yaml` on the local backend, and prints what each uses and what a year does.
 *
 * @param dist a site that was built with `--trial`.
 */
export async function countYear(dist: string): Promise<void> {
  const { origin, chromiumArguments, backend } = await startTrialSite(dist)
  const { firestore } = backend
  const project = firestore.projects?.find(demoProject)
  if (project === undefined) throw new Error('Only the local Firestore counts.')
  const { counts, database } = project
  const auth = `${backend.auth.host}:${backend.auth.port}`
  const smtp = await getPort()
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => stream.on('end', done).resume(),
  }).listen(smtp, '127.0.0.1')
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
  })
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArguments })
  const page = await browser.newPage()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const bytes = { hosting: 0, firestore: 0 }
  const addresses = new Map<string, string>()
  network.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? ''
    if (address.startsWith(origin)) bytes.hosting += encodedDataLength
    if (address.includes('//firestore.')) bytes.firestore += encodedDataLength
  })
  const verbs: Record<string, (what: string) => Promise<unknown>> = {
    open: (address) => page.goto(origin + address, { waitUntil: 'networkidle' }),
    press: (name) => page.locator('dialog[open], body').last().getByRole('button', { name }).first().click(),
    tick: (name) => page.getByRole('checkbox', { name, checked: false }).first().click(),
    untick: (name) => page.getByRole('checkbox', { name, checked: true }).first().click(),
    click: (text) => page.getByText(text, { exact: true }).first().click(),
    search: (text) => page.getByRole('searchbox').fill(text),
    see: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    school: (command) =>
      runSchool(command.replace('FOLDER', path.join(tmpdir(), crypto.randomUUID())).split(' ')),
    later: (days) => {
      const now = Date.now() + Number(days) * millisecondsInDay
      mock.timers.reset()
      mock.timers.enable({ apis: ['Date'], now })
      return Promise.resolve()
    },
    async verify() {
      const answer = await fetch(`http://${auth}/emulator/v1/projects/${demoProject}/oobCodes`)
      const { oobCodes } = (await answer.json()) as { oobCodes: { oobLink: string }[] }
      for (const { oobLink } of oobCodes) await fetch(oobLink)
    },
    async forget(what) {
      if (what === 'everything') await network.send('Network.clearBrowserCache')
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (/^(courses|term:)/.test(key)) localStorage.removeItem(key)
      })
    },
  }

  const storedBefore = storedBytes(database.inOrder())
  const used = new Map<string, Figures & { who: string; times: number }>()
  const steps = parse(await readFile(path.join(import.meta.dirname, 'year.yaml'), 'utf8')) as Step[]
  for (const { what, who = '', times = 0, beyond = '', do: acts } of steps) {
    Object.assign(counts, { reads: 0, lookUps: 0, writes: 0, deletes: 0 })
    Object.assign(bytes, { hosting: 0, firestore: 0 })
    for (const [verb, given] of acts.flatMap(Object.entries<Step['do'][number][string]>)) {
      if (typeof given === 'string') await verbs[verb]?.(given)
      else
        for (const [label, text] of Object.entries(given))
          await page.getByLabel(label, { exact: true }).filter({ visible: true }).first().fill(text)
    }
    await page.waitForLoadState('networkidle')
    const figures = sum({ ...nothing, ...counts, ...bytes }, used.get(beyond) ?? nothing, -1)
    used.set(what, { who, times, ...figures })
  }
  await browser.close()
  console.table(Object.fromEntries(used))
  const yearOf = (name: string) =>
    [...used.values()]
      .filter(({ who }) => who === name)
      .reduce((all, each) => sum(all, each, each.times), nothing)
  console.table({ 'the school': yearOf('school'), 'each family': yearOf('family') })
  console.log(`A family stores ${storedBytes(database.inOrder()) - storedBefore} bytes.`)
}

function sum(one: Figures, other: Figures, times: number): Figures {
  const names = Object.keys(nothing) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, one[name] + times * other[name]])) as Figures
}

/** With two entries of each field's index, as firebase.google.com/docs/firestore/storage-size has it; no other index. */
function storedBytes(documents: readonly { path: string; fields: WireFields }[]): number {
  const nameOf = (way: string[]) => way.reduce((all, part) => all + sizeOf({ stringValue: part }), 16)
  return documents
    .map(({ path, fields }) => {
      const way = path.split('/')
      const entry = nameOf(way) + nameOf(way.slice(0, -2)) + 32
      const whole = sizeOf({ mapValue: { fields } })
      return nameOf(way) + 32 + whole + 2 * (whole + Object.keys(fields).length * entry)
    })
    .reduce((all, size) => all + size, 0)
}

function sizeOf(value: WireValue): number {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1
  const inner = 'mapValue' in value ? Object.entries(value.mapValue.fields ?? {}) : []
  const items = 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
  if (inner.length + items.length === 0) return 'booleanValue' in value ? 1 : 8
  return [...inner.flatMap(([name, one]) => [{ stringValue: name }, one]), ...items].reduce(
    (all, one) => all + sizeOf(one),
    0,
  )
}
