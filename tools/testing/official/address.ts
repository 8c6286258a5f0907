import type { Address } from 'firestore-emulator/testing/administrator'

/** How `npm run test:official` names the Firestore to its tests, as `HOST:PORT`. */
export const officialVariable = 'PAINTI_OFFICIAL_FIRESTORE'

/** The Firestore that these tests use in the place of the local one; `null` in a usual run. */
export function officialFirestore(): Address | null {
  const address = process.env[officialVariable]
  if (address === undefined) return null
  const [host = '', port = ''] = address.split(':')
  return { host, port: Number(port) }
}
