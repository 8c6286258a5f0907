/** Gurmukhi vowels that some keyboards write as a carrier and a sign. Unicode keeps the forms apart; readers cannot. */
const vowels = new Map([
  ['\u0a05\u0a3e', '\u0a06'],
  ['\u0a05\u0a48', '\u0a10'],
  ['\u0a05\u0a4c', '\u0a14'],
  ['\u0a72\u0a3f', '\u0a07'],
  ['\u0a72\u0a40', '\u0a08'],
  ['\u0a72\u0a47', '\u0a0f'],
  ['\u0a73\u0a41', '\u0a09'],
  ['\u0a73\u0a42', '\u0a0a'],
  ['\u0a73\u0a4b', '\u0a13'],
])

/** The form in which texts are stored and compared, whichever keyboard typed them: NFC, and vowels as one sign. */
export function composed(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0a05\u0a72\u0a73][\u0a3e-\u0a4c]/g, (pair) => vowels.get(pair) ?? pair)
}

/** Composed text as other keyboards write it: each of those vowels as a carrier and a sign. */
export function decomposedVowels(text: string): string {
  return Array.from(vowels).reduce((rest, [pair, vowel]) => rest.replaceAll(vowel, pair), text)
}

/** The text with U+FFFD for each lone surrogate, at which `encodeURIComponent` would throw. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

/**
 * As many whole characters from the beginning as there is room for, never separating one from its marks.
 * @param room in the unit of `sizeOf`, by default UTF-16 units, as `maxlength` counts.
 */
export function beginningOf(text: string, room: number, sizeOf = ({ length }: string) => length): string {
  let end = 0
  let left = room
  for (const [character] of text.matchAll(/\P{M}[\p{M}\p{Cf}]*|\p{M}+/gu)) {
    left -= sizeOf(character)
    if (left < 0) return text.slice(0, end)
    end += character.length
  }
  return text
}
