type Fail = (message: string, offset: number) => never

const plainEscapes: Record<string, string> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}
const numericEscape = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2}))/y

/** The code unit and the length of the escape sequence at `offset`; null if it is unknown. */
function escapeAt(source: string, offset: number): { unit: number; length: number } | null {
  numericEscape.lastIndex = offset
  const numeric = numericEscape.exec(source)
  if (numeric) {
    const [whole, hex, unicode, octal = ''] = numeric
    const digits = hex ?? unicode
    return { unit: digits === undefined ? parseInt(octal, 8) : parseInt(digits, 16), length: whole.length }
  }
  const letter = source[offset + 1] ?? ''
  const meant = Object.hasOwn(plainEscapes, letter) ? plainEscapes[letter] : undefined
  return meant === undefined ? null : { unit: meant.charCodeAt(0), length: 2 }
}

/**
 * Reads the string whose opening quote is at `start`. It accepts the escapes that production does: single letters, `\x41`
 * and `\101` (a code point), and `\u0041` (a UTF-16 unit).
 */
export function readString(source: string, start: number, fail: Fail): { value: string; end: number } {
  const quote = source[start]
  let value = ''
  let at = start + 1
  let plainFrom = at
  for (;;) {
    const character = source[at]
    if (endsLine(character)) return fail('This string is never closed', start)
    if (character === quote) return { value: value + source.slice(plainFrom, at), end: at + 1 }
    if (character !== '\\') {
      at += 1
      continue
    }
    const escape = escapeAt(source, at)
    if (escape === null) {
      const letter = source[at + 1] ?? ''
      return fail(`'\\${letter}' is not a known escape; for a regular expression write '\\\\${letter}'`, at)
    }
    value += source.slice(plainFrom, at) + String.fromCharCode(escape.unit)
    at += escape.length
    plainFrom = at
  }
}

function endsLine(character: string | undefined): boolean {
  return character === undefined || character === '\n' || character === '\r'
}

/**
 * Reads the bytes literal whose quote is at `start` (after the b): each escape is one byte, other characters are UTF-8.
 * `\u` is not allowed.
 */
export function readBytes(source: string, start: number, fail: Fail): { value: Uint8Array; end: number } {
  const quote = source[start]
  const bytes: number[] = []
  const encoder = new TextEncoder()
  let at = start + 1
  for (;;) {
    const code = source.codePointAt(at)
    const character = code === undefined ? undefined : String.fromCodePoint(code)
    if (character === undefined || endsLine(character)) return fail('These bytes are never closed', start)
    if (character === quote) return { value: Uint8Array.from(bytes), end: at + 1 }
    if (character !== '\\') {
      bytes.push(...encoder.encode(character))
      at += character.length
      continue
    }
    const escape = source[at + 1] === 'u' ? null : escapeAt(source, at)
    if (escape === null) return fail(`'\\${source[at + 1] ?? ''}' is not a known escape`, at)
    bytes.push(escape.unit)
    at += escape.length
  }
}
