const shape = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/
const earliest = -62135596800_000_000n
const latest = 253402300799_999_999n

/**
 * Parses an RFC 3339 time to microseconds since the epoch; finer digits are truncated, as Firestore does. Undefined for
 * anything but a time between the years 1 and 9999.
 */
export function parseTimestamp(text: string): bigint | undefined {
  const match = shape.exec(text)
  if (match === null) return undefined
  const [, year, month, day, hours, minutes, seconds, fraction = '', zone = 'Z'] = match
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const offset = zoneMinutes(zone)
  if (offset === undefined) return undefined
  const wholeSeconds =
    BigInt(date.getTime() / 1000) +
    BigInt(Number(hours) * 3600 + (Number(minutes) - offset) * 60 + Number(seconds))
  const micros = wholeSeconds * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6))
  return micros < earliest || micros > latest ? undefined : micros
}

function zoneMinutes(zone: string): number | undefined {
  if (zone === 'Z' || zone === 'z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(4, 6))
  if (hours > 23 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/** Formats microseconds since the epoch as Google does: with zero, three or six fractional digits. */
export function formatTimestamp(micros: bigint): string {
  const rest = Number(((micros % 1_000_000n) + 1_000_000n) % 1_000_000n)
  const seconds = Number((micros - BigInt(rest)) / 1_000_000n)
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19)
  if (rest === 0) return `${whole}Z`
  const digits = String(rest).padStart(6, '0')
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`
}

/** Compares two times in the format of formatTimestamp without parsing them. */
export function compareTimestamps(a: string, b: string): number {
  const left = a.slice(0, 19)
  const right = b.slice(0, 19)
  if (left !== right) return left < right ? -1 : 1
  const fractionA = a.slice(20, -1).padEnd(6, '0')
  const fractionB = b.slice(20, -1).padEnd(6, '0')
  return fractionA === fractionB ? 0 : fractionA < fractionB ? -1 : 1
}
