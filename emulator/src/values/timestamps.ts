const shape = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/

/**
 * Parses a time of RFC 3339 in UTC, as clients send it, to microseconds since the epoch; finer digits are truncated, as
 * Firestore does. Undefined for anything but a time between the years 1 and 9999.
 */
export function parseTimestamp(text: string): bigint | undefined {
  const [, second = '', fraction = ''] = shape.exec(text) ?? []
  const millis = Date.parse(`${second}Z`)
  // JavaScript takes the 30th of February for a day of March.
  if (Number.isNaN(millis) || !new Date(millis).toISOString().startsWith(second)) return undefined
  return BigInt(millis) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}

/** Formats microseconds since the epoch as Google does: with zero, three or six fractional digits. */
export function formatTimestamp(micros: bigint): string {
  const rest = ((micros % 1000n) + 1000n) % 1000n
  const millis = new Date(Number((micros - rest) / 1000n)).toISOString()
  return rest === 0n ? millis.replace('.000Z', 'Z') : millis.replace('Z', `${String(rest).padStart(3, '0')}Z`)
}
