import { parseDocumentName } from '../documents/names.ts'
import { ApiError, invalid } from '../errors.ts'
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
export function replaceRules(call: Call, projectId: string): Answer {
  const update = decodeBody(call, decodeRulesUpdate)
  const [file, ...others] = update.rules?.files ?? []
  if (file?.content === undefined || others.length > 0) throw invalid('Exactly one rules file is expected.')
  const project = call.projects.find(projectId)
  try {
    project.rules = parseRules(file.content)
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    const { name: fileName = 'firestore.rules' } = file
    const { line, column } = error
    const sourcePosition = { fileName, line, column }
    call.projects.log(
      `ERROR: project ${projectId} keeps the rules it had, because the new ones are not valid: ` +
        describeSyntaxError(fileName, error),
    )
    return ok({ issues: [{ sourcePosition, description: error.message, severity: 'ERROR' }] })
  }
  call.projects.keep(project)
  return ok({})
}

/** DELETE /emulator/v1/projects/P/databases/D/documents: everything, or a document with everything below it. */
export function clear(call: Call, databaseName: string, name: string | null): Answer {
  if (name === null) {
    const { database } = openSession(call, databaseName)
    database.clear()
    return ok({})
  }
  const { path } = parseDocumentName(name)
  const { database } = openSession(call, databaseName)
  for (const below of database.subtree(path)) database.remove(below)
  database.lastChange = database.clock.nextMicros()
  return ok({})
}

/** POST /reset. The Authorization header is ignored, as on Google's emulator. */
export function reset(call: Call): Answer {
  call.projects.reset()
  return { status: 200, text: 'Resetting...\n' }
}

/** POST documents:executePipeline, which exists only in the Enterprise edition of Firestore. */
export function executePipeline(): never {
  throw invalid('ExecutePipeline requires the Database Edition to be `enterprise`.')
}

/** POST [parent]:partitionQuery, which Google's emulator does not know. */
export function partitionQuery(): never {
  throw new ApiError('UNIMPLEMENTED', 'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented')
}
