import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../local/site-environment'

/** A Content-Security-Policy: the sources of each directive. */
export type Policy = ReadonlyMap<string, string[]>

/**
 * What App Check loads and asks: reCAPTCHA, as its FAQ tells
 * (https://docs.cloud.google.com/recaptcha/docs/faq), and the service that gives out the tokens.
 */
export const appCheckSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
}

/** The policy that firebase.json has Hosting send with every page. */
export async function readPolicy(): Promise<Policy> {
  const text = await readFile(path.join(root, 'firebase.json'), 'utf8')
  const { hosting } = JSON.parse(text) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] }
  }
  const header = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')
  return parsePolicy(header?.value ?? '')
}

export function parsePolicy(policy: string): Policy {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

/**
 * What the environment turns on and the policy would stop in every browser: one sentence for each directive that has to
 * name more, beginning with the variable. None where both agree.
 */
export function whatPolicyStops(environment: Record<string, string | undefined>, policy: Policy): string[] {
  const sync = environment.VITE_ID_TOKEN_SYNC_URL?.trim() ?? ''
  return [
    ...(environment.VITE_APP_CHECK_SITE_KEY?.trim()
      ? complaints('VITE_APP_CHECK_SITE_KEY', appCheckSources, policy)
      : []),
    ...(sync.startsWith('https://') && URL.canParse(sync)
      ? complaints('VITE_ID_TOKEN_SYNC_URL', { 'connect-src': [sync] }, policy, new URL(sync).origin)
      : []),
  ]
}

/** @param toAdd what to write into the policy where an address itself is more than it has to name. */
function complaints(
  variable: string,
  needed: Record<string, string[]>,
  policy: Policy,
  toAdd?: string,
): string[] {
  return Object.entries(needed).flatMap(([directive, addresses]) => {
    const sources = policy.get(directive) ?? policy.get('default-src') ?? []
    const missing = addresses.filter((address) => !sources.some((source) => allows(source, address)))
    if (missing.length === 0) return []
    return `${variable} is set, but the Content-Security-Policy of firebase.json would stop it in the browser: ${directive} has to name ${toAdd ?? missing.join(' and ')}.`
  })
}

/** A source is an origin, a folder in it, which ends with a slash, or one address. */
function allows(source: string, address: string): boolean {
  if (!URL.canParse(source)) return false
  const [allowed, wanted] = [new URL(source), new URL(address)]
  if (allowed.origin !== wanted.origin) return false
  return allowed.pathname.endsWith('/')
    ? wanted.pathname.startsWith(allowed.pathname)
    : wanted.pathname === allowed.pathname
}
