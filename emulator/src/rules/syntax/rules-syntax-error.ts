/** The first thing wrong with a rules source. Line and column count from 1. */
export class RulesSyntaxError extends Error {
  readonly line: number
  readonly column: number

  constructor(message: string, position: { line: number; column: number }) {
    super(message)
    this.name = 'RulesSyntaxError'
    this.line = position.line
    this.column = position.column
  }
}
