/** What a person at the terminal is told: one clear sentence. The command ends with it and exit code 1. */
export class SchoolError extends Error {
  override readonly name = 'SchoolError'
}
