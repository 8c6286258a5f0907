import { invalid } from '../errors.ts'
import { describeSyntaxError, parseRules, RulesSyntaxError } from '../rules/syntax/parse.ts'
import { anything, message, repeated, string } from '../values/message.ts'
import { ok, type Answer } from './answer.ts'
import { decodeBody, openSession, type Call } from './context.ts'

const decodeRulesUpdate = message({
  rules: message({ files: repeated(message({ name: string, content: string, fingerprint: string })) }),
  ignoreErrors: anything,
})

/**
 * PUT /emulator/v1/projects/P:securityRules. Answers `{}`, or `{issues}` if the source is invalid; the previous rules
 * then stay in force, and a message on the console says so for clients that ignore the response.
 */
export function replaceRules(call: Omit<Call, 'name'>, projectId: string): Answer {
  const { projects } = call
  const update = decodeBody(call, decodeRulesUpdate)
  const [file, ...others] = update.rules?.files ?? []
  if (file?.content === undefined || others.length > 0) throw invalid('Exactly one rules file is expected.')
  try {
    projects.find(projectId).rules = parseRules(file.content)
    return ok({})
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    const { name: fileName = 'firestore.rules' } = file
    const { line, column } = error
    const sourcePosition = { fileName, line, column }
    projects.log(
      `ERROR: project ${projectId} keeps the rules it had, because the new ones are not valid: ` +
        describeSyntaxError(fileName, error),
    )
    return ok({ issues: [{ sourcePosition, description: error.message, severity: 'ERROR' }] })
  }
}

/** DELETE /emulator/v1/projects/P/databases/(default)/documents: everything that is stored in the project. */
export function clear(call: Call): Answer {
  openSession(call).database.clear()
  return ok({})
}
