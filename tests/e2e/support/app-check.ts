import type { Page, Request, Route } from '@playwright/test'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { appCheckSources, parsePolicy } from '../../../tools/build/policy'
import { root } from '../../../tools/local/site-environment'
import { localBackend, originOf } from './backend'

/** The proof that the played service gives out. */
export const proof = 'proof-of-app-check'

const dist = path.join(root, '.local/app-check-site')

/** All that only App Check asks for: its own file, reCAPTCHA, and the service that gives out the tokens. */
const ofAppCheck = /\/assets\/app-check-|\/recaptcha\/|firebaseappcheck/
const ofFirestore = /\/v1\/projects\/.*\/documents/

/** Builds the trial site as a school does that has a key: seconds, so once for a file of tests. */
export async function buildWithKey(): Promise<void> {
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/tsx'),
    ['tools/build/main.ts', '--trial', '--out', dist],
    {
      cwd: root,
      env: { ...process.env, VITE_APP_CHECK_SITE_KEY: '6LeAppCheck-Key_AAAAAAAAAAAAAAAAAAAAAAAA' },
    },
  )
}

/** Puts that site in place of the other, with Hosting's own headers, whose policy names what App Check needs. */
export async function serveWithKey(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/assets/')) return route.fulfill({ path: path.join(dist, pathname) })
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    await route.fulfill({
      path: path.join(dist, `${pathname}.html`),
      headers: {
        'content-type': headers['content-type'] ?? '',
        'content-security-policy': withAppCheck(policy),
      },
    })
  })
  // A page that Playwright answers may not ask this machine by itself.
  await page.route(ofFirestore, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${originOf(localBackend().firestore)}${pathname}${search}` })
    await route.fulfill({ response })
  })
}

/** A policy as a school has it that uses App Check (README, App Check). */
function withAppCheck(policy: string): string {
  const directives = new Map(parsePolicy(policy))
  for (const [directive, sources] of Object.entries(appCheckSources)) {
    directives.set(directive, [...(directives.get(directive) ?? []), ...sources])
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The first script of reCAPTCHA fetches the second, as the real one does. */
const firstScript = `{
  const waiting = []
  window.grecaptcha = { enterprise: { waiting, ready: (then) => waiting.push(then) } }
  const second = document.createElement('script')
  second.src = 'https://www.gstatic.com/recaptcha/releases/played/recaptcha__en.js'
  document.head.append(second)
}`

/** It opens a frame and reports to its host, so that the policy is tried in all that it names. */
const secondScript = `{
  const { waiting } = grecaptcha.enterprise
  Object.assign(grecaptcha.enterprise, {
    ready: (then) => then(),
    render(container, { callback }) {
      this.callback = callback
      const frame = document.createElement('iframe')
      frame.src = 'https://www.google.com/recaptcha/enterprise/anchor'
      this.isFramed = new Promise((resolve) => (frame.onload = resolve))
      document.getElementById(container).append(frame)
      return 0
    },
    async execute(_widget, { action }) {
      await this.isFramed
      await fetch('https://www.google.com/recaptcha/enterprise/clr', { method: 'POST' })
      this.callback()
      return 'answer to ' + action
    },
  })
  for (const then of waiting) then()
}`

/** Plays reCAPTCHA and the service that gives out tokens, for what looks like a person. */
export async function playAppCheck(page: Page): Promise<void> {
  const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('https://www.google.com/recaptcha/enterprise.js?render=explicit', script(firstScript))
  await page.route('https://www.gstatic.com/recaptcha/releases/**', script(secondScript))
  await page.route('https://www.google.com/recaptcha/enterprise/anchor', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.route('https://www.google.com/recaptcha/enterprise/clr', (route) => route.fulfill({ headers }))
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    const asked = route.request().postDataJSON() as { recaptcha_enterprise_token?: string }
    return asked.recaptcha_enterprise_token === 'answer to fire_app_check'
      ? route.fulfill({ headers, json: { token: proof, ttl: '3600s' } })
      : route.fulfill({ headers, status: 403, json: {} })
  })
}

/** Has Firestore refuse what comes without the proof, as it does where App Check is enforced. */
export async function enforce(page: Page): Promise<void> {
  await page.route(ofFirestore, (route) =>
    route.request().headers()['x-firebase-appcheck'] === proof
      ? route.fallback()
      : route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 403, message: 'Missing App Check token.', status: 'PERMISSION_DENIED' } },
        }),
  )
}

/** What a page has asked for since the last look. */
export class Asked {
  private requests: Request[] = []

  constructor(page: Page) {
    page.on('request', (request) => this.requests.push(request))
  }

  /** The addresses that only App Check asks for, without queries and hashes. */
  ofAppCheck(): string[] {
    return this.requests
      .map((request) => request.url())
      .filter((url) => ofAppCheck.test(url))
      .map((url) => url.replace(/\?.*/, '').replace(/-[\w-]{8}\.js$/, '.js'))
  }

  /** The proofs that the requests to Firestore carried; `undefined` for one that carried none. */
  proofs(): (string | undefined)[] {
    return this.requests
      .filter((request) => ofFirestore.test(request.url()))
      .map((request) => request.headers()['x-firebase-appcheck'])
  }

  forget(): void {
    this.requests = []
  }
}
