import type { APIResponse, Page, Route } from '@playwright/test'
import type { Address } from 'firestore-emulator/testing/administrator'
import { localBackend } from './backend.ts'

/** What happens to requests between the pages and their servers: tests lose, refuse, delay or answer them. */

const database = /\/v1\/projects\//
const writes = /\/documents:commit(\?|$)/

/** Disconnects a page from the database, reads and writes, from its next write on. */
export async function disconnectAtWrite(page: Page): Promise<void> {
  let isCut = false
  await page.route(database, async (route) => {
    isCut ||= writes.test(route.request().url())
    await (isCut ? route.abort('internetdisconnected') : route.continue())
  })
}

/** Refuses the next write, or the next one whose body contains `what`, as the rules would. */
export async function refuseNextWrite(page: Page, what = ''): Promise<void> {
  let isRefused = false
  await page.route(writes, async (route) => {
    if (isRefused || !route.request().postData()?.includes(what)) return route.fallback()
    isRefused = true
    await deny(route)
  })
}

/** From now on no write arrives or is answered; what is still held when the page is left is aborted, not delivered. */
export async function leaveWritesUnanswered(page: Page): Promise<void> {
  await page.route(writes, (route) => {
    page.once('domcontentloaded', () => void route.abort())
  })
}

/** Refuses a request as the security rules do. */
export function deny(route: Route): Promise<void> {
  const error = { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' }
  return route.fulfill({ status: 403, json: { error } })
}

/** Sends a request on without answering the page. Playwright does not resolve the production host, so it asks a local server. */
export async function deliver(
  route: Route,
  { host, port }: Address = localBackend().firestore,
): Promise<APIResponse> {
  const { pathname, search } = new URL(route.request().url())
  // The server may close a connection that was idle while the next request is on its way.
  return route.fetch({ url: `http://${host}:${port}${pathname}${search}`, maxRetries: 1 })
}

/** From now on a page reads documents with other texts, as if the school had published them anew. */
export async function changeDocuments(page: Page, changes: Record<string, string>): Promise<void> {
  await page.route(/:(batchGet|runQuery)(\?|$)/, async (route) => {
    const response = await deliver(route)
    let body = await response.text()
    for (const [from, to] of Object.entries(changes)) body = body.replaceAll(from, to)
    await route.fulfill({ response, body })
  })
}

/** From now on every course that a page reads is full on these days, such as `mon`. */
export function fillDays(page: Page, ...days: string[]): Promise<void> {
  const full = JSON.stringify({ arrayValue: { values: days.map((stringValue) => ({ stringValue })) } })
  return changeDocuments(page, { '"daysPerWeek"': `"full": ${full}, "daysPerWeek"` })
}

/** Holds matching requests of a page from now on. @returns a function that releases them. */
export async function holdRequests(page: Page, requests: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(requests, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Holds the scripts of a page, as a slow connection does. @returns a function that releases them. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, /\/assets\/.*\.js$/)
}
