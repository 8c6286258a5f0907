import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localBuildMark } from '#tools/local/site-environment.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const files = {
  'index.html': '<title>Home</title>',
  'courses.html': '<title>Courses</title>',
  'app.html': '<title>Shell</title>',
  '404.html': '<title>Not here</title>',
  'pa/app.html': '<title>ਪੰਨਾ</title>',
  'assets/site-B1c2D3e4.js': 'export {}',
  [localBuildMark]: '',
}
test('the preview passes Hosting’s answers on as they are, and asks the backend for the rest', async () => {
  const dist = await temporaryFolder()
  for (const folder of ['assets', 'pa']) mkdirSync(path.join(dist, folder))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text)
  const preview = await startSite('--built', '--dist', dist)
  const script = 'assets/site-B1c2D3e4.js'
  for (const [address, status, file] of [
    ['/', 200, 'index.html'],
    [`/${script}`, 200, script],
    ['/nothing.js', 404, '404.html'],
    ['/dashboard', 200, 'app.html'],
    ['/pa/dashboard', 200, 'pa/app.html'],
  ] as const) {
    const answer = await fetch(preview + address)
    expect([answer.status, await answer.text()], address).toEqual([status, files[file]])
    const { headers } = answer
    const isDocument = file !== script
    expect(Object.fromEntries(headers), address).toMatchObject({
      'content-type': expect.stringMatching(isDocument ? /^text\/html/ : /javascript/) as unknown,
      'cache-control': isDocument ? 'no-cache' : 'public, max-age=31536000, immutable',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      ...(isDocument && {
        'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as unknown,
      }),
    })
    // Vite would add it.
    expect(headers.has('access-control-allow-origin'), address).toBe(false)
  }
  const moved = await fetch(`${preview}/courses.html`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/courses'])
  const documents = 'projects/demo-painti/databases/(default)/documents'
  const body = JSON.stringify({ documents: [`${documents}/Course/1`] })
  const read = await fetch(`${preview}/v1/${documents}:batchGet`, { method: 'POST', body })
  expect(await read.json()).toMatchObject([{ found: { fields: { Title: expect.anything() as unknown } } }])
})

test('the development server serves Punjabi, too, with its own words, from one origin', async () => {
  const origin = await startSite()
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
})

/** Starts `npm run dev`, or with `--built` what `npm run preview` is. @returns its origin. */
async function startSite(...options: string[]): Promise<string> {
  const tool = path.join(import.meta.dirname, '../../tools/local/site.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', tool, '--free-ports', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The preview ended: ${said}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const origin = /The site: (http:\/\/localhost:\d+)\//.exec(said)?.[1]
      if (origin !== undefined) resolve(origin)
    })
  })
}
