import type { APIRequestContext } from '@playwright/test'
import { languages } from '#content/languages.ts'
import { pictureHosts } from '#school/catalogue/pictures.ts'
import { expect, test } from './support/test.ts'

// What `firebase.json` promises, as the Hosting emulator keeps it.

const missingFiles = ['/assets/nothing.js', '/pictures/nothing.svg', '/favicon.ico', '/courses/nothing.html']
const shellRoutes = ['/dashboard', '/courses/1/enroll', '/no-such-page', '/Courses/1', '/panna']
const punjabiShellRoutes = ['/pa/dashboard', '/pa/courses/1/enroll', '/pa/no-such-page', '/PA', '/Pa/courses']
const revalidated = ['/', '/courses', '/dashboard', '/pictures/level-1.svg', '/favicon.svg', '/share.png']

/** Tells the file that answers from any other. */
async function tagOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  return (await request.get(path)).headers().etag
}

test('every answer has the headers that protect its reader, and is asked for anew', async ({ request }) => {
  for (const path of [...revalidated, ...missingFiles]) {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(answer.status(), path).toBe(missingFiles.includes(path) ? 404 : 200)
    expect(headers, path).toMatchObject({
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('a file with a hash in its name is kept for good', async ({ request }) => {
  for (const path of ['/', '/courses', '/dashboard']) {
    const html = await (await request.get(path)).text()
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const answer = await request.get(file)
      expect(answer.status(), file).toBe(200)
      expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable')
    }
  }
})

test('the policy lets in what the site is made of, and nothing else', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  const sources = Object.fromEntries(directives.map(([name = '', ...rest]) => [name, rest]))
  const scripts = sources['script-src'] ?? []
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"])
  expect(sources).toEqual({
    'default-src': ["'none'"],
    'script-src': scripts,
    // Each page's own policy, in its head, is narrower; the browser keeps to both.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictureHosts.map((host) => `https://${host}`)],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://formspree.io',
    ],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  })
})

test('a missing file has its page, a page that is not prerendered the shell, a Punjabi one its own', async ({
  request,
}) => {
  const [missing, shell, home, punjabiShell] = await Promise.all(
    ['/404', '/app', '/', '/pa/app'].map((path) => tagOf(request, path)),
  )
  expect(new Set([missing, shell, home, punjabiShell]).size).toBe(4)
  for (const [paths, tag] of [
    [missingFiles, missing],
    [shellRoutes, shell],
    [punjabiShellRoutes, punjabiShell],
  ] as const)
    for (const path of paths) expect(await tagOf(request, path), path).toBe(tag)
  for (const path of shellRoutes) expect((await request.get(path)).status(), path).toBe(200)
})

test('each page has one address, and other spellings lead to it', async ({ request }) => {
  for (const [path, leadsTo] of [
    ['/courses.html', '/courses'],
    ['/courses/', '/courses'],
    ['/courses/1.html?from=a-letter', '/courses/1?from=a-letter'],
    ['/index.html', '/'],
    ...languages.slice(1).map(({ basePath }) => [`${basePath}/`, basePath] as const),
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(301)
    expect(answer.headers().location).toBe(leadsTo)
  }
})

test('injected script does not run, and no form is sent by the browser', async ({ page, consoleErrors }) => {
  consoleErrors.expect(
    /^Executing inline script violates .*Content Security Policy/,
    /^Executing inline event handler violates .*Content Security Policy/,
    /^Loading the script 'https:\/\/elsewhere\.example\/.*Content Security Policy/,
    /^Sending form data to .*Content Security Policy/,
  )
  await page.goto('/')
  const blocked = await page.evaluate(async () => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective))
    const inline = document.createElement('script')
    inline.textContent = 'window.hasRun = true'
    const foreign = document.createElement('script')
    foreign.src = 'https://elsewhere.example/a.js'
    const image = document.createElement('img')
    image.setAttribute('onerror', 'window.hasRun = true')
    image.src = 'data:,'
    const form = document.createElement('form')
    form.innerHTML = '<input name="password" value="sat-sri-akal">'
    document.body.append(inline, foreign, image, form)
    await new Promise((resolve) => image.addEventListener('error', resolve))
    form.submit()
    while (!seen.includes('form-action')) await new Promise((resolve) => setTimeout(resolve))
    return seen.sort()
  })
  expect(blocked).toEqual(['form-action', 'script-src-attr', 'script-src-elem', 'script-src-elem'])
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
  expect(new URL(page.url()).search, 'no password in an address').toBe('')
})

test('who made what a browser downloads, and on which terms, is there to read', async ({ request }) => {
  const licences = await (await request.get('/licences.txt')).text()
  for (const name of ['## react - 19', '## @firebase/firestore - ', 'The Baloo 2 Project Authors'])
    expect(licences).toContain(name)
})
