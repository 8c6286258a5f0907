import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Address, loadRules } from 'firestore-emulator/testing/administrator'

/** How `npm run test:official` names the Firestore to its tests, as `HOST:PORT`. */
export const officialVariable = 'PAINTI_OFFICIAL_FIRESTORE'

/** The Firestore that these tests use instead of the local one; `null` in a usual run. */
export function officialFirestore(): Address | null {
  const address = process.env[officialVariable]
  return address === undefined ? null : addressIn(address)
}

/** @param text such as `127.0.0.1:8080`. */
export function addressIn(text = ''): Address {
  const [host = '', port] = text.split(':')
  return { host, port: Number(port) }
}

/** Gives a test's project its rules where Google's emulator serves it, which may have been started without any. */
export async function loadOfficialRules(firestore: Address, projectId: string): Promise<void> {
  if (officialFirestore() === null) return
  const file = path.join(import.meta.dirname, '../../../firestore.rules')
  await loadRules(firestore, projectId, await readFile(file, 'utf8'))
}
