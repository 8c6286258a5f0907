import { beginningOf, wellFormed } from '../values/text.ts'

/** Characters of an encoded address that mail programs and browsers accept everywhere. */
const longest = 1_800

/** A `mailto:` address. There is room for every real recipient, and the body is truncated to fit. */
export function mailto(to: string, subject = '', body = ''): string {
  const whom = `mailto:${encoded(to)}`
  const before = `${whom}?subject=${encoded(subject)}&body=`
  const room = longest - before.length
  if (subject === '' || room < 0) return whom.length <= longest ? whom : 'mailto:'
  return before + encoded(beginningOf(body, room, (character) => encoded(character).length))
}

/** The same with several recipients in bcc; `null` if they are too many. */
export function mailtoAll(addresses: readonly string[]): string | null {
  const address = `mailto:?bcc=${addresses.map(encoded).join(',')}`
  return address.length <= longest ? address : null
}

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}
