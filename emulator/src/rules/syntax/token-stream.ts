import type { Span } from './ast.ts'
import { Scanner, type Token } from './scanner.ts'

/** One token of look-ahead over a source, and the sentences for what was expected and did not come. */
export class TokenStream {
  readonly scanner: Scanner
  current: Token
  /** Where the last token that was taken ended. */
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

  /** Goes on reading from an offset that was reached by the scanner itself. */
  resume(): void {
    this.lastEnd = this.scanner.offset
    this.current = this.scanner.next()
  }

  /** Gives the scanner the word right after the current token, to read a path by its own rules. */
  rewindToCurrent(): void {
    this.scanner.offset = this.current.span.start
  }

  isSymbol(text: string): boolean {
    return this.current.kind === 'symbol' && this.current.text === text
  }

  isWord(text: string): boolean {
    return this.current.kind === 'name' && this.current.text === text
  }

  /** Takes the symbol if it is there. */
  skipSymbol(text: string): boolean {
    if (!this.isSymbol(text)) return false
    this.take()
    return true
  }

  /** Takes the symbol, or fails with what was expected and why. */
  expectSymbol(text: string, purpose: string): Token {
    if (!this.isSymbol(text)) this.unexpected(`'${text}' ${purpose}`)
    return this.take()
  }

  /** Takes the keyword, or fails. */
  expectWord(text: string, purpose: string): Token {
    if (!this.isWord(text)) this.unexpected(`'${text}' ${purpose}`)
    return this.take()
  }

  /** Takes a name, or fails with what the name was for. */
  expectName(purpose: string): Token {
    if (this.current.kind !== 'name') this.unexpected(purpose)
    return this.take()
  }

  /** Fails at the current token: what was expected, and what stands there instead. */
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

  /** From a start offset to the end of the last token taken. */
  spanFrom(start: number): Span {
    return this.scanner.span(start, this.lastEnd)
  }
}
