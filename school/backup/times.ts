/**
 * Whether a time is later than another, to the nanosecond: a `Date` would take two writes within a millisecond for one.
 *
 * @param time as Firestore writes it: ISO 8601 in UTC, with no to nine digits of a second.
 */
export function isAfter(time: string, other: string): boolean {
  return inFull(time) > inFull(other)
}

function inFull(time: string): string {
  const [seconds = '', fraction = ''] = time.replace('Z', '').split('.')
  return `${seconds}.${fraction.padEnd(9, '0')}`
}
