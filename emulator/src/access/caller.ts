import { invalid } from '../errors.ts'

/** Who sent a request: the administrator, who bypasses the rules, or a user by an ID token; null without one. */
export type Caller = 'admin' | { uid: string; token: Record<string, unknown> } | null

/**
 * Reads the Authorization header. `Bearer owner` and Google's own access tokens (`ya29.`) are the administrator; any other
 * one holds a JWT. Signature and expiry are not checked, as on Google's emulator.
 */
export function readCaller(header: string | undefined): Caller {
  if (header === undefined) return null
  const token = header.replace(/^bearer /i, '')
  if (/^(owner$|ya29\.)/i.test(token)) return 'admin'
  const claims = readClaims(token)
  const uid = claims.sub ?? claims.user_id
  return typeof uid === 'string' && uid !== '' ? { uid, token: claims } : null
}

function readClaims(token: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return Object(json) as Record<string, unknown>
  } catch {
    throw invalid('invalid jwt')
  }
}
