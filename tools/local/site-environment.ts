import { existsSync } from 'node:fs'
import path from 'node:path'
import { demoProject } from './demo-project.ts'

/** The variables of a site for the local backend; no key here is worth anything. */
const demoEnvironment = {
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: demoProject,
  VITE_FIREBASE_APP_ID: 'demo-app',
  VITE_FORMSPREE_FORM_ID: 'demo',
  VITE_ID_TOKEN_SYNC_URL: '',
}

export const root = path.join(import.meta.dirname, '../..')

/** The file that marks a site as built for the local backend, never to be published. */
export const localBuildMark = 'local-build.txt'

/**
 * Sets the process's environment for a site of a demo project; what it has already stays. It goes before `.env`, which is
 * for the real project.
 *
 * @param localBackend `site`: the site reaches the local backend through its own origin. `''`: it calls the production
 *   hosts, as a published one does, and the browser is told to find the local backend behind them.
 * @returns the project id.
 * @throws if the project id does not begin with `demo-`: local work never touches a real project.
 */
export function prepareDemo(localBackend: 'site' | ''): string {
  const { VITE_FIREBASE_PROJECT_ID: projectId = demoProject } = process.env
  if (!projectId.startsWith('demo-')) {
    throw new Error(
      `VITE_FIREBASE_PROJECT_ID is "${projectId}", but the local backend serves only projects whose id begins with "demo-".`,
    )
  }
  Object.assign(process.env, { ...demoEnvironment, ...process.env, VITE_LOCAL_BACKEND: localBackend })
  return projectId
}

/**
 * Makes sure that a folder holds a site that was built for the local backend: one built for a real project would send
 * what is tried here to that project.
 *
 * @param dist the folder, from the root of the project.
 * @returns its full path.
 * @throws if it does not.
 */
export function checkBuild(dist: string): string {
  const folder = path.resolve(root, dist)
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no built site yet: run `npm run build:local` first.')
  }
  if (!existsSync(path.join(folder, localBuildMark))) {
    throw new Error('The built site is for a real project: run `npm run build:local` first.')
  }
  return folder
}
