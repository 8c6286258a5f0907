import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Address } from 'firestore-emulator/testing/administrator'

const projectFile = path.join(import.meta.dirname, '../../firebase.json')

/**
 * The `hosting` block of the project's `firebase.json`, for a site that was built into another folder.
 *
 * @param dist the folder of the built site.
 * @param folder where the block will stand: the emulator reads `public` from there, and wants it relative.
 */
export async function hostingBlock(dist: string, folder: string): Promise<Record<string, unknown>> {
  const { hosting } = JSON.parse(await readFile(projectFile, 'utf8')) as { hosting: Record<string, unknown> }
  return { ...hosting, public: path.relative(folder, path.resolve(dist)) }
}

/** Whether a Hosting emulator answers at this address. */
export async function isHostingUp({ host, port }: Address): Promise<boolean> {
  try {
    // An address that Hosting answers itself, whatever the site holds.
    return (await fetch(`http://${host}:${port}/__/firebase/init.json`)).ok
  } catch {
    return false
  }
}
