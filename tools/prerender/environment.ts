import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../local/site-environment.ts'

interface Shape {
  matches: RegExp
  /** Completes the sentence "NAME should be ...". */
  like: string
  isOptional?: boolean
}

const shapes: Record<string, Shape> = {
  VITE_FIREBASE_API_KEY: {
    matches: /^[\w-]+$/,
    like: 'the apiKey of the Firebase project, such as AIzaSyB1c2',
  },
  VITE_FIREBASE_AUTH_DOMAIN: {
    matches: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    like: 'a host name without https://, such as painti.firebaseapp.com',
  },
  VITE_FIREBASE_PROJECT_ID: {
    matches: /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    like: 'a project id of lower-case letters, digits and hyphens, such as painti-school, none that begins with demo-',
  },
  VITE_FIREBASE_APP_ID: { matches: /^[\w:-]+$/, like: 'the appId of the web app, such as 1:123:web:abc' },
  VITE_FORMSPREE_FORM_ID: {
    matches: /^[a-z0-9]+$/i,
    like: 'the id of the form alone, such as xdoqzabc, not its address',
  },
  VITE_ID_TOKEN_SYNC_URL: {
    matches: /^https:\/\/\S+$/,
    like: 'an address that begins with https://, or left out',
    isOptional: true,
  },
}

type Environment = Record<string, string | undefined>

/**
 * Checks the environment of a build for a real project.
 *
 * @throws with one sentence for each variable that is missing or malformed, each on a line that begins with its name.
 */
export async function checkEnvironment(environment: Environment): Promise<void> {
  const firebaseFile = await readFile(path.join(root, 'firebase.json'), 'utf8')
  const problems = problemsOf(environment, /connect-src ([^;"]*)/.exec(firebaseFile)?.[1] ?? '')
  if (problems.length === 0) return
  const advice = '.env.example explains each variable; put them into .env.production or the environment.'
  throw new Error([...problems, advice].join('\n'))
}

/** @param callable the addresses that the site's policy lets it call, after one another */
export function problemsOf(environment: Environment, callable: string): string[] {
  const problems: string[] = []
  for (const [name, { matches, like, isOptional = false }] of Object.entries(shapes)) {
    const value = environment[name]?.trim() ?? ''
    if (value === '' && !isOptional) problems.push(`${name} is missing: it should be ${like}.`)
    if (value !== '' && !matches.test(value)) problems.push(`${name} is malformed: it should be ${like}.`)
  }
  if (environment.VITE_LOCAL_BACKEND) {
    problems.push('VITE_LOCAL_BACKEND is set, but only `npm run build:local` builds for the local backend.')
  }
  const sync = environment.VITE_ID_TOKEN_SYNC_URL?.trim() ?? ''
  const { origin } = sync.startsWith('https:') && URL.canParse(sync) ? new URL(sync) : {}
  if (origin !== undefined && !callable.split(' ').includes(origin)) {
    problems.push(
      `VITE_ID_TOKEN_SYNC_URL is set, but the Content-Security-Policy of firebase.json would block it in the browser: connect-src has to name ${origin}.`,
    )
  }
  return problems
}
