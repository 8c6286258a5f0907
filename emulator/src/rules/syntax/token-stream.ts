import type { Span } from './ast.ts'
import { Scanner, type Token } from './scanner.ts'

/** Tokens with one token of lookahead, and error messages for unexpected ones. */
export class TokenStream {
  readonly scanner: Scanner
  current: Token
  /** The end of the last token taken. */
  private lastEnd = 0

  constructor(source: string) {
    this.scanner = new Scanner(source)
    this.current = this.scanner.next()
  }

  /** Takes the current token and reads the next one. */
  take(): Token {
    const taken = this.current
    this.lastEnd = taken.span.end
    this.current = this.scanner.next()
    return taken
  }

  /** Continues after the scanner was used directly. */
  resume(): void {
    this.lastEnd = this.scanner.offset
    this.current = this.scanner.next()
  }

  /** Moves the scanner back to the current token, to scan a path directly. */
  rewindToCurrent(): void {
    this.scanner.offset = this.current.span.start
  }

  isSymbol(text: string): boolean {
    return this.current.kind === 'symbol' && this.current.text === text
  }

  isWord(text: string): boolean {
    return this.current.kind === 'name' && this.current.text === text
  }

  /** Takes the symbol if it is next. */
  skipSymbol(text: string): boolean {
    if (!this.isSymbol(text)) return false
    this.take()
    return true
  }

  /** Takes the symbol, or fails. */
  expectSymbol(text: string, purpose: string): Token {
    if (!this.isSymbol(text)) this.unexpected(`'${text}' ${purpose}`)
    return this.take()
  }

  /** Takes the keyword, or fails. */
  expectWord(text: string, purpose: string): Token {
    if (!this.isWord(text)) this.unexpected(`'${text}' ${purpose}`)
    return this.take()
  }

  /** Takes a name, or fails. */
  expectName(purpose: string): Token {
    if (this.current.kind !== 'name') this.unexpected(purpose)
    return this.take()
  }

  /** Fails at the current token. */
  unexpected(expected: string): never {
    const { text, span } = this.current
    const found =
      this.current.kind === 'end'
        ? 'the file ends here'
        : `found '${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`
    return this.scanner.fail(`Expected ${expected}, but ${found}`, span.start, span.end)
  }

  /** Fails at a span. */
  fail(message: string, span: Span): never {
    return this.scanner.fail(message, span.start, span.end)
  }

  /** The span from a start offset to the end of the last token taken. */
  spanFrom(start: number): Span {
    return this.scanner.span(start, this.lastEnd)
  }
}
