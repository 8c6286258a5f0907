/** Line breaks, tabs, escapes and everything else that moves a terminal's cursor. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** Invisible characters, such as those that change the direction of writing; Gurmukhi needs its two joiners. */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu
const loneSurrogates = /\p{Cs}/gu

/** Stored text on one line, with nothing in it that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(controls, ' ').replace(invisible, '').replace(loneSurrogates, '\uFFFD')
}

/** A number with its noun: `1 document`, `70,009 documents`. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`
}

/** A time of ISO 8601 as a person reads it: `2026-11-22 03:41 UTC`. */
export function minuteOf(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`
}
