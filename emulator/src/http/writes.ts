import { applyCommit, planCommit } from '../documents/commit.ts'
import { checkUnchanged } from '../documents/transactions.ts'
import { decodeCommit, readWrite } from '../documents/writes.ts'
import { decodeBytes } from '../values/decode.ts'
import { message, string } from '../values/message.ts'
import { formatTimestamp } from '../values/timestamps.ts'
import { ok, type Answer } from './answer.ts'
import { decodeBody, openSession, type Call } from './context.ts'

const decodeRollback = message({ database: string, transaction: decodeBytes })

/** POST documents:commit. The rules come before preconditions, and a failed commit changes nothing. */
export function commit(call: Call): Answer {
  const request = decodeBody(call, decodeCommit)
  const { access, database, project, time: requestTime, transactions } = openSession(call)
  const writes = (request.writes ?? []).map((write) => readWrite(write, database.project))
  const { transaction: id } = request
  const transaction = id === undefined || id.length === 0 ? undefined : transactions.find(id, database)
  if (transaction !== undefined) checkUnchanged(transaction)
  const plan = planCommit(database, writes, requestTime)
  access.checkCommit(plan)
  const { time, results } = applyCommit(database, plan)
  for (const { kind } of writes) project.counts[kind === 'update' ? 'writes' : 'deletes'] += 1
  if (transaction !== undefined) transactions.end(transaction)
  if (writes.length === 0 && transaction === undefined) return ok({})
  const commitTime = formatTimestamp(time)
  return ok(writes.length === 0 ? { commitTime } : { writeResults: results, commitTime })
}

/** POST documents:rollback. */
export function rollback(call: Call): Answer {
  const { transaction = Buffer.alloc(0) } = decodeBody(call, decodeRollback)
  const { database, transactions } = openSession(call)
  transactions.end(transactions.find(transaction, database))
  return ok({})
}

/** DELETE /emulator/v1/projects/P/databases/(default)/documents: everything that is stored in the project. */
export function clear(call: Call): Answer {
  openSession(call).database.clear()
  return ok({})
}
