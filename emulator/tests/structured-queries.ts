import { beforeAll, expect } from 'vitest'
import type { WireFields, WireValue } from '../src/wire.ts'
import { localFirestore } from '../testing/local-firestore.ts'

export const int = (value: number | string): WireValue => ({ integerValue: String(value) })
export const notANumber = { doubleValue: 'NaN' } as const
export const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } })
export const map = (fields: WireFields): WireValue => ({ mapValue: { fields } })

export const from = (collectionId: string, allDescendants = false) => ({
  from: [{ collectionId, allDescendants }],
})
export const field = (fieldPath: string) => ({ field: { fieldPath } })
export const compare = (fieldPath: string, op: string, value: WireValue) => ({
  fieldFilter: { ...field(fieldPath), op, value },
})
export const unary = (fieldPath: string, op: string) => ({ unaryFilter: { ...field(fieldPath), op } })
export const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } })
export const order = (fieldPath: string, direction = 'ASCENDING') => ({ ...field(fieldPath), direction })

/** An INVALID_ARGUMENT error as `ask` returns it. */
export const refused = (message: string): string => `INVALID_ARGUMENT: ${message}`

/** Queries a server with these documents as the administrator. Errors are returned as `STATUS: message`. */
export function queriesOver(projectId: string, stored: Record<string, WireFields>) {
  const root = `projects/${projectId}/databases/(default)/documents`
  const local = localFirestore()

  beforeAll(async () => {
    const writes = Object.entries(stored).map(([path, fields]) => ({
      update: { name: `${root}/${path}`, fields },
    }))
    expect(await ask('', 'commit', { writes })).toHaveProperty('commitTime')
  })

  async function ask(parent: string, verb: string, body: object): Promise<unknown> {
    const { json } = await local.post(`${root}${parent === '' ? '' : `/${parent}`}:${verb}`, body)
    const { error } = json as { error?: { status: string; message: string } }
    return error === undefined ? json : `${error.status}: ${error.message}`
  }

  /** The documents that a query below a parent finds. */
  async function documents(
    query: object,
    parent = '',
  ): Promise<{ name: string; fields: WireFields }[] | string> {
    const answer = await ask(parent, 'runQuery', { structuredQuery: query })
    if (typeof answer === 'string') return answer
    return (answer as { document?: { name: string; fields: WireFields } }[]).flatMap(
      ({ document }) => document ?? [],
    )
  }

  return {
    documents,
    /** The value that names a document, or a collection. */
    named: (path: string): WireValue => ({ referenceValue: `${root}/${path}` }),
    /** Their ids, in order. */
    ids: async (query: object, parent?: string): Promise<string> => {
      const found = await documents(query, parent)
      return typeof found === 'string' ? found : found.map(({ name }) => name.replace(/^.*\//, '')).join(' ')
    },
    /** The results of aggregations, by alias. */
    sums: async (structuredQuery: object, aggregations: object[], parent = ''): Promise<unknown> => {
      const structuredAggregationQuery = { structuredQuery, aggregations }
      const answer = await ask(parent, 'runAggregationQuery', { structuredAggregationQuery })
      if (typeof answer === 'string') return answer
      return (answer as { result: { aggregateFields: unknown } }[])[0]?.result.aggregateFields
    },
  }
}
