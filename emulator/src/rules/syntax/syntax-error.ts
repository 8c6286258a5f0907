/** The first error in a rules source: `LINE:COLUMN what is wrong, and where to read on`, both counted from 1. */
export class RulesSyntaxError extends Error {
  constructor(message: string, { line, column }: { line: number; column: number }) {
    super(`${line}:${column} ${message} (what is known: emulator/README.md#the-rules-language)`)
    this.name = 'RulesSyntaxError'
  }
}
