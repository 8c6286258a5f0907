import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { localBuildMark } from '#tools/local/site-environment.ts'
import { startTrialSite, type TrialSite } from '#tools/local/trial-site.ts'

const files = {
  'index.html': '<title>Home</title>',
  'courses.html': '<title>Courses</title>',
  'app.html': '<title>Shell</title>',
  '404.html': '<title>Not here</title>',
  'pa/app.html': '<title>ਪੰਨਾ</title>',
  'assets/site-B1c2D3e4.js': 'export {}',
  [localBuildMark]: '',
}
const dist = mkdtempSync(path.join(tmpdir(), 'painti-site-'))
let trial: TrialSite

beforeAll(async () => {
  for (const folder of ['assets', 'pa']) mkdirSync(path.join(dist, folder))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text)
  trial = await startTrialSite(dist)
})

afterAll(async () => {
  await trial.stop()
  rmSync(dist, { recursive: true })
})

describe('The preview', () => {
  let preview = ''
  beforeAll(async () => {
    const { origin, stop } = await startPreview()
    preview = origin
    return stop
  })

  it('passes Hosting’s answers on as they are, and asks the backend for the rest', async () => {
    for (const address of ['/', '/assets/site-B1c2D3e4.js', '/nothing.js', '/dashboard', '/pa/dashboard']) {
      const [shown, served] = await Promise.all([fetch(preview + address), fetch(trial.origin + address)])
      expect({ status: shown.status, headers: ofTheAnswer(shown), text: await shown.text() }).toEqual({
        status: served.status,
        headers: ofTheAnswer(served),
        text: await served.text(),
      })
    }
    const moved = await fetch(`${preview}/courses.html`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/courses'])
    const documents = 'projects/demo-painti/databases/(default)/documents'
    const body = JSON.stringify({ documents: [`${documents}/Course/1`] })
    const read = await fetch(`${preview}/v1/${documents}:batchGet`, { method: 'POST', body })
    expect(await read.json()).toMatchObject([{ found: { fields: { Title: expect.anything() as unknown } } }])
  })
})

test('the development server serves Punjabi, too, with its own words, from one origin', async () => {
  const { origin, stop } = await startSite()
  const textOf = async (address: string) => (await fetch(origin + address)).text()
  const page = { accept: 'text/html' }
  for (const [address, code, base] of [
    ['/faq', 'en', ''],
    ['/pa', 'pa', '/pa'],
    ['/pa/faq?from=a-letter', 'pa', '/pa'],
    ['/PA/faq', 'pa', '/pa'],
    ['/panna', 'en', ''],
  ] as const) {
    const html = await (await fetch(origin + address, { headers: page })).text()
    expect(html, address).toContain(`<html lang="${code}">`)
    expect(html, address).toContain(`src="${base}/src/main.tsx`)
  }
  expect(await textOf('/src/pages/public/faq/faq-page.tsx')).toContain('/content/en/faq.ts')
  expect(await textOf('/pa/src/pages/public/faq/faq-page.tsx')).toContain('/content/pa/faq.ts')
  await stop()
})

/** Starts `npm run preview` for the site; without options `startSite` is `npm run dev`. */
function startPreview() {
  return startSite('--built', '--dist', dist)
}

async function startSite(...options: string[]): Promise<{ origin: string; stop: () => Promise<void> }> {
  const tool = path.join(import.meta.dirname, '../../tools/local/site.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', tool, '--free-ports', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The preview ended: ${said}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const origin = /The site: (http:\/\/localhost:\d+)\//.exec(said)?.[1]
      if (origin !== undefined) resolve({ origin, stop })
    })
  })
}

/** What an answer says of itself, but for its time and its connection. */
function ofTheAnswer({ headers }: Response): Record<string, string> {
  const ofConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding']
  return Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name)))
}
