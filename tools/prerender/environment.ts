import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../local/site-environment.ts'

/** Ids that begin with demo- are for the local backend. */
export const projectShape = /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/** What each variable looks like; `.env.example` says it in words. */
const shapes: Record<string, RegExp> = {
  VITE_FIREBASE_API_KEY: /^[\w-]+$/,
  VITE_FIREBASE_AUTH_DOMAIN: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
  VITE_FIREBASE_PROJECT_ID: projectShape,
  VITE_FIREBASE_APP_ID: /^[\w:-]+$/,
  VITE_FORMSPREE_FORM_ID: /^[a-z0-9]+$/i,
  VITE_ID_TOKEN_SYNC_URL: /^https:\/\/\S+$/,
}
const optional = 'VITE_ID_TOKEN_SYNC_URL'

/**
 * Checks the environment of a build for a real project.
 *
 * @throws with one sentence for each variable that is missing or malformed, each on a line that begins with its name.
 */
export function checkEnvironment(environment: Record<string, string | undefined>): void {
  const problems: string[] = []
  for (const [name, shape] of Object.entries(shapes)) {
    const value = environment[name]?.trim() ?? ''
    if (value === '' && name !== optional) problems.push(`${name} is missing.`)
    if (value !== '' && !shape.test(value)) problems.push(`${name} is malformed: ${value}`)
  }
  if (environment.VITE_LOCAL_BACKEND) {
    problems.push('VITE_LOCAL_BACKEND is set, but only `npm run build:local` builds for the local backend.')
  }
  const sync = environment[optional]?.trim() ?? ''
  const { origin } = sync.startsWith('https:') && URL.canParse(sync) ? new URL(sync) : {}
  const [, callable = ''] =
    /connect-src ([^;"]*)/.exec(readFileSync(path.join(root, 'firebase.json'), 'utf8')) ?? []
  if (origin !== undefined && !callable.split(' ').includes(origin)) {
    problems.push(
      `${optional} is set, but the Content-Security-Policy of firebase.json would block it in the browser: connect-src has to name ${origin}.`,
    )
  }
  if (problems.length === 0) return
  const advice = '.env.example says what each variable should be; put them into .env or the environment.'
  throw new Error([...problems, advice].join('\n'))
}
