import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AccessControl } from '../src/access/access-control.ts'
import { Database } from '../src/documents/database.ts'
import { ApiError } from '../src/errors.ts'
import { planQuery } from '../src/queries/plan.ts'
import { runQuery } from '../src/queries/run.ts'
import { parseRules } from '../src/rules/syntax/parse.ts'
import { base, listCase, type ListCase } from './generated/lists.ts'
import { database as name } from './generated/values.ts'

// The server returns no document by a query that it would not return by its name. PROPERTY_RUNS=50000 searches longer.

const user = { kind: 'user', auth: { uid: 'u1', token: { email: 'u1@example.org' } } } as const
const runs = Number(process.env.PROPERTY_RUNS ?? 1000)

/** Whether a step is allowed; false if it is refused with one of these codes. */
function passes(step: () => void, refused: string[]): boolean {
  try {
    step()
    return true
  } catch (error) {
    if (error instanceof ApiError && refused.includes(error.status)) return false
    throw error
  }
}

/** Whether the list was allowed, and found documents; fails where one of them is denied by its name. */
function check({ documents, rules, parent, query }: ListCase): 'refused' | 'denied' | 'empty' | 'documents' {
  const database = new Database(name)
  for (const { path, fields } of [...base, ...documents]) {
    database.put({ path, id: path.replace(/^.*\//, ''), fields, createTime: 1n, updateTime: 1n })
  }
  const access = new AccessControl(parseRules(rules), user, database, 0n, { lookUps: 0 })
  if (!passes(() => planQuery(query, parent), ['INVALID_ARGUMENT', 'FAILED_PRECONDITION'])) return 'refused'
  if (!passes(() => access.checkQuery(parent, query), ['PERMISSION_DENIED'])) return 'denied'
  const found = runQuery(database, parent, planQuery(query, parent))
  for (const { path } of found) {
    expect(
      passes(() => access.checkReads([path]), ['PERMISSION_DENIED']),
      path,
    ).toBe(true)
  }
  return found.length === 0 ? 'empty' : 'documents'
}

it(
  'returns nothing by a query that the same condition denies by its name',
  () => {
    const outcomes = { refused: 0, denied: 0, empty: 0, documents: 0 }
    fc.assert(
      fc.property(listCase, (asked) => {
        outcomes[check(asked)]++
      }),
      { numRuns: runs },
    )
    if (process.env.PROPERTY_RUNS) console.log(outcomes)
    expect(outcomes.documents).toBeGreaterThan(runs / 20)
  },
  Math.max(120_000, runs * 50),
)
