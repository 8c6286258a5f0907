import { existsSync } from 'node:fs'
import path from 'node:path'
import { localBuildMark } from '../build/mark.ts'
import { LocalSiteRefused, root } from './site-environment.ts'

/**
 * Makes sure that a folder holds a site that was built for the local backend: one built for a real project would send
 * what is tried here to that project.
 *
 * @param dist the folder, from the root of the project.
 * @returns its full path.
 * @throws LocalSiteRefused where it does not.
 */
export function checkBuild(dist: string): string {
  const folder = path.resolve(root, dist)
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new LocalSiteRefused('There is no built site yet: run `npm run build:local` first.')
  }
  if (!existsSync(path.join(folder, localBuildMark))) {
    throw new LocalSiteRefused('The built site is for a real project: run `npm run build:local` first.')
  }
  return folder
}
