import type { Span } from './ast.ts'

/** The first error in a rules source: `LINE:COLUMN what is wrong, and where to read on`, both counted from 1. */
export class RulesSyntaxError extends Error {
  constructor(message: string, { line, column }: { line: number; column: number }) {
    super(`${line}:${column} ${message} (what is known: emulator/README.md#the-rules-language)`)
    this.name = 'RulesSyntaxError'
  }
}

export type Token =
  | { kind: 'name'; text: string; span: Span }
  | { kind: 'symbol'; text: string; span: Span }
  | { kind: 'string'; text: string; value: string; span: Span }
  | { kind: 'int' | 'float'; text: string; span: Span }
  | { kind: 'end'; text: ''; span: Span }

const escapes: Record<string, string> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
}
const symbols = /==|!=|<=|>=|&&|\|\||[{}()[\];:,.?<>=+\-*/%!$]/y
/** What other languages have, and `**` outside of `{variable=**}`. */
const unknownOperator = /[=!]==|\*\*(?!\s*\})|--|\+\+|<>|<<|>>|=>|\?\?|&(?!&)|\|(?!\|)|\^|~/y
const word = /[A-Za-z_][A-Za-z0-9_]*/y
const number = /(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+)/y
const gap = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const patternText = /[^/\s{}]+/y
const literalText = /(?:[A-Za-z0-9_\-~@%]|\.(?!bind\())+/y

/** Reads tokens one at a time. Paths have scanning methods of their own, because `/` is also division. */
export class Scanner {
  offset = 0
  private readonly lineStarts: number[] = [0]

  constructor(readonly source: string) {
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1))
      this.lineStarts.push(at + 1)
  }

  /** The span of source[start, end). */
  span(start: number, end: number): Span {
    let low = 0
    let high = this.lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.lineStarts[middle] ?? 0) <= start) low = middle
      else high = middle - 1
    }
    return { start, end, line: low + 1, column: start - (this.lineStarts[low] ?? 0) + 1 }
  }

  /** Throws an error at these offsets. */
  fail(message: string, start: number, end = start): never {
    throw new RulesSyntaxError(message, this.span(start, end))
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset
    const found = pattern.exec(this.source)?.[0] ?? null
    if (found !== null) this.offset += found.length
    return found
  }

  private skipGap(): void {
    this.take(gap)
    if (this.source.startsWith('/*', this.offset))
      this.fail("This comment is never closed with '*/'", this.offset)
  }

  /** The next token; at the end of the source, an `end` token. */
  next(): Token {
    this.skipGap()
    const start = this.offset
    const { source } = this
    const first = source[start]
    if (first === undefined) return { kind: 'end', text: '', span: this.span(start, start) }
    if (first === "'" || first === '"') {
      const value = this.string(first)
      const end = this.offset
      return { kind: 'string', text: source.slice(start, end), value, span: this.span(start, end) }
    }
    const name = this.take(word)
    if (name !== null) return { kind: 'name', text: name, span: this.span(start, this.offset) }
    const digits = this.take(number)
    if (digits !== null) {
      if (/[A-Za-z_]/.test(source[this.offset] ?? ''))
        this.fail(`'${digits}' is not a number: a letter follows it`, start)
      const kind = /[.eE]/.test(digits) ? 'float' : 'int'
      return { kind, text: digits, span: this.span(start, this.offset) }
    }
    const unknown = this.take(unknownOperator)
    if (unknown !== null) this.fail(`There is no operator '${unknown}'`, start)
    const symbol = this.take(symbols)
    if (symbol !== null) return { kind: 'symbol', text: symbol, span: this.span(start, this.offset) }
    const stranger = String.fromCodePoint(source.codePointAt(start) ?? 0)
    return this.fail(`The character '${stranger}' means nothing here`, start, start + stranger.length)
  }

  /** Reads the string that begins with this quote, with the escapes of single letters. */
  private string(quote: string): string {
    const start = this.offset
    let value = ''
    for (this.offset += 1; ; this.offset += 1) {
      const character = this.source[this.offset]
      if (character === undefined || character === '\n' || character === '\r') {
        this.fail('This string is never closed', start)
      }
      if (character === quote) break
      value += character === '\\' ? this.escape() : character
    }
    this.offset += 1
    return value
  }

  private escape(): string {
    const at = this.offset
    this.offset += 1
    const letter = this.source[this.offset] ?? ''
    const meant = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined
    return (
      meant ??
      this.fail(`'\\${letter}' is not a known escape; for a regular expression write '\\\\${letter}'`, at)
    )
  }

  /** Whether this text follows immediately, without space. */
  follows(text: string): boolean {
    return this.source.startsWith(text, this.offset)
  }

  /** The fixed text of a match segment, up to the next slash, brace or space; may be empty. */
  patternText(): string {
    return this.take(patternText) ?? ''
  }

  /** The fixed text of a segment of a path literal; may be empty. */
  literalText(): string {
    return this.take(literalText) ?? ''
  }
}
