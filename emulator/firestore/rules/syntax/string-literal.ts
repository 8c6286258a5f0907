type Fail = (message: string, offset: number) => never

const plainEscapes: Record<string, string> = { '\\': '\\', "'": "'", '"': '"', n: '\n', r: '\r', t: '\t' }

function escapeOf(source: string, offset: number): string | undefined {
  const letter = source[offset + 1] ?? ''
  return Object.hasOwn(plainEscapes, letter) ? plainEscapes[letter] : undefined
}

/**
 * Reads the string whose opening quote stands at `start` (RULES-LANGUAGE B.1): the six escapes are known, any other
 * is an error, as it is for Google's compiler.
 */
export function readString(source: string, start: number, fail: Fail): { value: string; end: number } {
  const quote = source[start]
  let value = ''
  let at = start + 1
  let plainFrom = at
  for (;;) {
    const character = source[at]
    if (character === undefined || character === '\n') return fail('This string is never closed', start)
    if (character === quote) return { value: value + source.slice(plainFrom, at), end: at + 1 }
    if (character !== '\\') {
      at += 1
      continue
    }
    const meant = escapeOf(source, at)
    if (meant === undefined) {
      return fail(
        `'\\${source[at + 1] ?? ''}' is not a known escape; for a regular expression write '\\\\${source[at + 1] ?? ''}'`,
        at,
      )
    }
    value += source.slice(plainFrom, at) + meant
    at += 2
    plainFrom = at
  }
}

const numericEscape = /\\(?:[xX]([0-9a-fA-F]{2})|([0-3][0-7]{2}))/y

/** Reads the bytes literal whose quote stands at `start` (after the b): `\xFF`, `\377`, the string escapes, UTF-8. */
export function readBytes(source: string, start: number, fail: Fail): { value: Uint8Array; end: number } {
  const quote = source[start]
  const bytes: number[] = []
  const encoder = new TextEncoder()
  let at = start + 1
  for (;;) {
    const code = source.codePointAt(at)
    const character = code === undefined ? undefined : String.fromCodePoint(code)
    if (character === undefined || character === '\n') return fail('These bytes are never closed', start)
    if (character === quote) return { value: Uint8Array.from(bytes), end: at + 1 }
    if (character !== '\\') {
      bytes.push(...encoder.encode(character))
      at += character.length
      continue
    }
    numericEscape.lastIndex = at
    const numeric = numericEscape.exec(source)
    const meant = escapeOf(source, at)
    if (numeric)
      bytes.push(numeric[1] === undefined ? parseInt(numeric[2] ?? '', 8) : parseInt(numeric[1], 16))
    else if (meant !== undefined) bytes.push(meant.charCodeAt(0))
    else return fail(`'\\${source[at + 1] ?? ''}' is not a known escape`, at)
    at += numeric ? numeric[0].length : 2
  }
}
