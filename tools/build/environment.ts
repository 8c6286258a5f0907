import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../local/site-environment.ts'

interface Shape {
  matches: RegExp
  /** Completes the sentence "NAME should be ...". */
  like: string
}

const required: Record<string, Shape> = {
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
}

const optional: Record<string, Shape> = {
  VITE_ID_TOKEN_SYNC_URL: {
    matches: /^https:\/\/\S+$/,
    like: 'an address that begins with https://, or left out',
  },
}

/**
 * What is wrong with the environment of a build for a real project: one sentence for each variable that is missing or
 * malformed, each beginning with its name; none where the build can run.
 *
 * @param callable the addresses that the site's policy lets it call
 */
export function problemsOf(
  environment: Record<string, string | undefined>,
  callable: readonly string[],
): string[] {
  const problems: string[] = []
  for (const [name, shape] of Object.entries({ ...required, ...optional })) {
    const value = environment[name]?.trim() ?? ''
    if (value === '') {
      if (name in required) problems.push(`${name} is missing: it should be ${shape.like}.`)
    } else if (!shape.matches.test(value)) {
      problems.push(`${name} is malformed: it should be ${shape.like}.`)
    }
  }
  if (environment.VITE_LOCAL_BACKEND) {
    problems.push('VITE_LOCAL_BACKEND is set, but only `npm run build:local` builds for the local backend.')
  }
  const sync = environment.VITE_ID_TOKEN_SYNC_URL?.trim() ?? ''
  if (sync.startsWith('https:') && URL.canParse(sync) && !callable.includes(new URL(sync).origin)) {
    problems.push(
      `VITE_ID_TOKEN_SYNC_URL is set, but the Content-Security-Policy of firebase.json would block it in the browser: connect-src has to name ${new URL(sync).origin}.`,
    )
  }
  return problems
}

/** The addresses that the Content-Security-Policy of firebase.json lets the site call (`connect-src`). */
export async function readCallableSources(): Promise<string[]> {
  const text = await readFile(path.join(root, 'firebase.json'), 'utf8')
  return /connect-src ([^;"]*)/.exec(text)?.[1]?.split(' ') ?? []
}
