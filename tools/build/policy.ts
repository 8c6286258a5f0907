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

/**
 * Whether a source of a policy allows an https address (CSP Level 3, section 6.7.2): all of https, or a host, with or
 * without its scheme, itself or whatever lies below it, or a folder there, which ends with a slash, or one address.
 */
function allows(source: string, address: string): boolean {
  if (source === '*' || source === 'https:') return true
  const written = source.includes('://') ? source : `https://${source}`
  if (source.startsWith("'") || !URL.canParse(written)) return false
  const [allowed, wanted] = [new URL(written), new URL(address)]
  const isHost = allowed.hostname.startsWith('*.')
    ? wanted.hostname.endsWith(allowed.hostname.slice(1))
    : wanted.hostname === allowed.hostname
  if (!isHost || allowed.protocol !== wanted.protocol || allowed.port !== wanted.port) return false
  return allowed.pathname.endsWith('/')
    ? wanted.pathname.startsWith(allowed.pathname)
    : wanted.pathname === allowed.pathname
}
