import { composed } from './text.ts'

/**
 * Typed or pasted text, normalised: composed characters, without direction marks and lone surrogates, and without
 * spaces or invisible characters at the ends. Inside a word a joiner may have a meaning.
 */
export function cleanText(text: string): string {
  return composed(text.replace(/\p{Bidi_Control}|\p{Cs}/gu, '')).replace(
    /^[\s\u00ad\u200b-\u200d\u2060\ufeff]+|[\s\u00ad\u200b-\u200d\u2060\ufeff]+$/g,
    '',
  )
}

/** The same on one line, with plain spaces, hyphens and apostrophes for their look-alikes. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019\u201b\u02b9\u02bc\u2032\uff07]/g, "'")
}

/** A line of digits of any script, in ASCII and with nothing invisible. */
export function cleanNumber(text: string): string {
  return cleanLine(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).replace(/\p{Nd}/gu, asciiDigit)
}

/** The digits of a script are consecutive, in tens. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** An address without what is copied along with it: `mailto:`, the name before `<…>`, closing punctuation. */
export function cleanEmail(text: string): string {
  const line = cleanLine(text)
  const address = /<([^<>]*)>[\s.;,]*$/.exec(line)?.[1] ?? line
  return cleanLine(address.replace(/^\s*mailto:/i, '').replace(/[\s.;,]+$/, ''))
}
