import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mock } from 'node:test'
import { chromium } from '@playwright/test'
import getPort from 'get-port'
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
  family?: number
  school?: number
  beyond?: string
  do: (Act | Act[])[]
}
type Act = string | Record<string, string>

/** Documents, those among them that rules look up, and bytes that are delivered. */
const nothing = { reads: 0, lookUps: 0, writes: 0, deletes: 0, hosting: 0, firestore: 0 }

/** Does the steps of `year.yaml` on a site that was built with `--trial`, and prints what each uses and what a year does. */
export async function countYear(dist: string): Promise<void> {
  const { origin, chromiumArguments, backend } = await startTrialSite(dist)
  const { firestore, auth } = backend
  const { counts, database } = firestore.projects?.find(demoProject) ?? {}
  const smtp = await getPort()
  const onData: SMTPServer['onData'] = (stream, _, done) => stream.on('end', done).resume()
  new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData }).listen(smtp, '127.0.0.1')
  process.env.FIRESTORE_EMULATOR_HOST = `${firestore.host}:${firestore.port}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `${auth.host}:${auth.port}`
  process.env.SMTP_URL = `smtp://127.0.0.1:${smtp}`
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
  const verbs: Record<string, (what: string) => unknown> = {
    open: (address) => page.goto(origin + address, { waitUntil: 'networkidle' }),
    press: (name) => page.locator('dialog[open], body').last().getByRole('button', { name }).first().click(),
    tick: (name) => page.getByRole('checkbox', { name, checked: false }).first().click(),
    untick: (name) => page.getByRole('checkbox', { name, checked: true }).first().click(),
    click: (text) => page.getByText(text, { exact: true }).first().click(),
    search: (text) => page.getByRole('searchbox').fill(text),
    see: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    school: (command) =>
      runSchool(command.replace('FOLDER', path.join(tmpdir(), crypto.randomUUID())).split(' ')),
    later(days) {
      const now = Date.now() + Number(days) * millisecondsInDay
      mock.timers.reset()
      mock.timers.enable({ apis: ['Date'], now })
    },
    async verify() {
      const answer = await fetch(
        `http://${auth.host}:${auth.port}/emulator/v1/projects/${demoProject}/oobCodes`,
      )
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

  /** With two entries of each field's own index, as firebase.google.com/docs/firestore/storage-size says. */
  const stored = () =>
    (database?.inOrder() ?? []).reduce((all, { path, fields }) => {
      const entry = path.length + path.replace(/[^/]+\/[^/]+$/, '').length + 65
      return all + path.length + 49 + 3 * bytesOf(fields) + 2 * Object.keys(fields).length * entry
    }, 0)
  const before = stored()
  const used: Record<string, typeof nothing> = {}
  const year = { school: { ...nothing }, family: { ...nothing } }
  const steps = parse(await readFile(path.join(import.meta.dirname, 'year.yaml'), 'utf8')) as Step[]
  for (const { what, family = 0, school = 0, beyond = '', do: acts } of steps) {
    const { hosting: _, firestore: __, ...none } = nothing
    Object.assign(counts ?? {}, none)
    Object.assign(bytes, { hosting: 0, firestore: 0 })
    for (const act of acts.flat()) {
      if (typeof act === 'string') await verbs[act.replace(/ .*/, '')]?.(act.replace(/^\w+ ?/, ''))
      else
        for (const [label, text] of Object.entries(act))
          await page.getByLabel(label, { exact: true }).filter({ visible: true }).first().fill(text)
    }
    await page.waitForLoadState('networkidle')
    const row = { family, school, ...nothing, ...counts, ...bytes }
    for (const figure of Object.keys(nothing) as (keyof typeof nothing)[]) {
      row[figure] -= used[beyond]?.[figure] ?? 0
      year.family[figure] += family * row[figure]
      year.school[figure] += school * row[figure]
    }
    used[what] = row
  }
  await browser.close()
  console.table(used)
  console.table(year)
  console.log(`A family stores about ${stored() - before} bytes.`)
}

/** As Firestore counts names and values, from fields as its REST API writes them. */
function bytesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return Buffer.byteLength(String(value)) + 1
  return Object.entries(value).reduce((all, [name, inner]) => {
    if (/^(timestamp|integer|double)Value$/.test(name)) return all + 8
    return all + (/^(\w+Value|values|fields|\d+)$/.test(name) ? 0 : name.length + 1) + bytesOf(inner)
  }, 0)
}
