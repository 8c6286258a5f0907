import path from 'node:path'
import { loadEnv } from 'vite'
import { demoProject } from './demo-project.ts'

/** The variables of a site for the local backend; no key here is worth anything. */
const demoEnvironment = {
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: demoProject,
  VITE_FIREBASE_APP_ID: 'demo-app',
  VITE_FORMSPREE_FORM_ID: 'demo',
}

export const root = path.join(import.meta.dirname, '../..')

/**
 * Sets the process's environment for a site that uses the local backend through its own origin; what the environment
 * and the `.env` files of the mode already set stays.
 *
 * @returns the project id.
 * @throws LocalSiteRefused where the project id does not begin with `demo-`: local work never touches a real project.
 */
export function prepareLocalBackend(mode: string): string {
  return prepareDemo(mode, 'site')
}

/**
 * The same for a site that calls the production hosts, as a published one does; the browser is
 * told to find the local backend behind those hosts.
 *
 * @returns the project id.
 * @throws LocalSiteRefused where the project id does not begin with `demo-`.
 */
export function prepareTrial(mode: string): string {
  return prepareDemo(mode, '')
}

function prepareDemo(mode: string, localBackend: string): string {
  const given = loadEnv(mode, root, 'VITE_')
  const projectId = given.VITE_FIREBASE_PROJECT_ID ?? demoProject
  if (!projectId.startsWith('demo-')) {
    throw new LocalSiteRefused(
      `VITE_FIREBASE_PROJECT_ID is "${projectId}", but the local backend serves only projects whose id begins with "demo-".`,
    )
  }
  Object.assign(process.env, demoEnvironment, given, { VITE_LOCAL_BACKEND: localBackend })
  return projectId
}

/** A sentence for the person at the keyboard; the command ends with it and exit code 1. */
export class LocalSiteRefused extends Error {}
