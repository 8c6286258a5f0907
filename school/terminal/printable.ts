/** Line breaks, tabs, escapes and all else that moves a terminal's cursor instead of showing something. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** What is unseen, such as the marks that turn the direction of writing; Gurmukhi needs its two joiners. */
const unseen = /(?![\u200C\u200D])\p{Cf}/gu
/** Halves of characters. */
const broken = /\p{Cs}/gu

/** Stored text as one line that a terminal only shows: whoever wrote it controls nothing. */
export function printable(text: string): string {
  return text.replace(controls, ' ').replace(unseen, '').replace(broken, '\uFFFD')
}
