import { ok, type Answer } from './answer.ts'
import { openSession, type Call } from './context.ts'

/** DELETE /emulator/v1/projects/P/databases/(default)/documents: everything that is stored in the project. */
export function clear(call: Call): Answer {
  openSession(call).database.clear()
  return ok({})
}
