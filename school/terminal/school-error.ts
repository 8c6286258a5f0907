/** A failure explained in one sentence, from anywhere in a command, which prints it and ends with exit code 1. */
export class SchoolError extends Error {
  override readonly name = 'SchoolError'
}
