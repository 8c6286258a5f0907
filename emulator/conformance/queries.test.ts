import { describe, expect, it } from 'vitest'
import type { WireFields, WireValue } from '../src/wire.ts'
import { owner, parseJson, sendRequest, type Reply } from '../testing/rest.ts'
import { compare, hasRecordings, masked, readRecording, replay } from './recordings.ts'
import { localFirestore } from '../testing/local-firestore.ts'

interface Dataset {
  name: string
  fields: WireFields
}

interface QueryCase {
  name: string
  parent: string
  query: unknown
  aggregations?: unknown
  outcome: {
    status: string
    message?: string
    responses?: { document?: string; skipped?: number; done?: boolean }[]
    fields?: Record<string, WireFields>
  }
}

interface QueryAnswer {
  document?: { name: string; fields?: WireFields }
  skippedResults?: number
  done?: boolean
}

// The messages contain string indexes, which depend on the project id having 14 characters as in the recordings.
const project = 'demo-queries-x'
const root = `projects/${project}/databases/(default)/documents`

const local = localFirestore()

async function store(documentsRoot: string, dataset: readonly Dataset[]): Promise<void> {
  const writes = dataset.map(({ name, fields }) => ({ update: { name: `${documentsRoot}/${name}`, fields } }))
  const reply = await local.post(`${documentsRoot}:commit`, { writes })
  expect(reply.status, reply.text).toBe(200)
}

function filled<T>(json: T): T {
  return JSON.parse(JSON.stringify(json).replaceAll('{documents}', root)) as T
}

function errorOf(reply: Reply): { status?: string; message?: string } {
  return (reply.json as { error?: { status: string; message: string } }).error ?? {}
}

function parentIn(documentsRoot: string, parent: string): string {
  return parent === '' ? documentsRoot : `${documentsRoot}/${parent}`
}

describe.runIf(hasRecordings)('Recorded queries', () => {
  it('find what they found, in the same order', async (context) => {
    const { dataset, cases } = readRecording('queries.json') as { dataset: Dataset[]; cases: QueryCase[] }
    await store(root, filled(dataset))
    await replay(context, 'queries.json', filled(cases), async ({ parent, query, outcome }) => {
      const reply = await local.post(`${parentIn(root, parent)}:runQuery`, { structuredQuery: query })
      if (reply.status === 200) return compare(shortened(reply.json as QueryAnswer[], outcome), outcome)
      const { status, message } = errorOf(reply)
      return compare({ status, message }, { status: outcome.status, message: outcome.message })
    })
  })

  it('add up what they added up', async (context) => {
    const { dataset, cases } = readRecording('aggregations.json') as {
      dataset: Dataset[]
      cases: QueryCase[]
    }
    const sums = `projects/demo-sums/databases/(default)/documents`
    await store(sums, dataset)
    await replay(context, 'aggregations.json', cases, async ({ parent, query, aggregations, outcome }) => {
      const structuredAggregationQuery = { structuredQuery: query, aggregations }
      const path = `${parentIn(sums, parent)}:runAggregationQuery`
      const reply = await local.post(path, { structuredAggregationQuery })
      const { status, message } = errorOf(reply)
      const actual = reply.status === 200 ? masked(reply.json) : { status, message }
      return compare(actual, outcome.responses ?? { status: outcome.status, message: outcome.message })
    })
  })

  it('list documents as listed', async (context) => {
    interface ListCase {
      name: string
      path: string
      outcome: { status: number; documents?: string[]; next_page?: boolean; error?: unknown; body?: string }
    }
    const { seed, rest } = readRecording('list_documents.json') as { seed: string[][]; rest: ListCase[] }
    const list = 'projects/list/databases/(default)/documents'
    const fields = { n: { integerValue: '1' }, m: { integerValue: '2' } }
    for (const names of seed) {
      const documents = names.map((name) => ({ name, fields }))
      await store(list, documents)
    }
    await replay(context, 'list_documents.json', rest, async ({ path, outcome }) => {
      const reply = await sendRequest(local.origin, 'GET', `/v1/${list}${path}`, { headers: owner })
      const { status } = reply
      const json = Object(reply.json) as {
        documents?: { name: string }[]
        nextPageToken?: string
        error?: unknown
      }
      const { documents = [], nextPageToken, error } = json
      if (status !== 200) return compare({ status, ...(error ? { error } : { body: reply.text }) }, outcome)
      const names = documents.map((document) => document.name.slice(list.length + 1))
      return compare({ status, documents: names, next_page: nextPageToken !== undefined }, outcome)
    })
  })

  it('answer what is not supported as recorded', async (context) => {
    interface Unsupported {
      name: string
      verb: string
      body: unknown
      outcome: { status: number; body: string }
    }
    const { rest } = readRecording('unsupported.json') as { rest: Unsupported[] }
    const unsupported = 'projects/unsupported/databases/(default)/documents'
    await store(unsupported, [
      { name: 'c/a', fields: { n: { integerValue: '1' } } },
      { name: 'c/b', fields: { n: { integerValue: '2' } } },
    ])
    await replay(context, 'unsupported.json', rest, async ({ verb, body, outcome }) => {
      const { status, json } = await local.post(`${unsupported}:${verb}`, body)
      return compare({ status, body: masked(json) }, { ...outcome, body: parseJson(outcome.body) })
    })
  })

  it('order values and names as recorded', async (context) => {
    interface Labelled {
      label: string
      value: WireValue
    }
    const { values, paths } = readRecording('value_order.json') as {
      values: { groups: Labelled[][]; rejected: (Labelled & { error: string })[] }
      paths: { order: string[] }
    }
    const order = 'projects/demo-order/databases/(default)/documents'
    const find = async (structuredQuery: object): Promise<(string | undefined)[]> => {
      const { json } = await local.post(`${order}:runQuery`, { structuredQuery })
      return (json as QueryAnswer[]).map(({ document }) => document?.name.slice(order.length + 1))
    }
    // Names in the reverse order of the values: only equal values are sorted by name.
    const entries = values.groups.flatMap((group, rank) =>
      group.map(({ label, value: v }, index) => ({ label, name: `v/${999 - rank}-${index}`, fields: { v } })),
    )
    await store(order, entries)
    const found = await find({ from: [{ collectionId: 'v' }], orderBy: [{ field: { fieldPath: 'v' } }] })
    const refused = values.rejected.map(async ({ label, value, error }) => {
      const update = { name: `${order}/v/rejected`, fields: { v: value } }
      const reply = await local.post(`${order}:commit`, { writes: [{ update }] })
      return { name: label, verdict: compare(errorOf(reply).message, error) }
    })
    const documents = paths.order.toReversed().map((name) => ({ name, fields: {} }))
    await store(order, documents)
    const names = await find({ from: [{ collectionId: 'items', allDescendants: true }] })
    const all = [
      ...entries.map(({ label, name }, at) => ({ name: label, verdict: compare(found[at], name) })),
      ...(await Promise.all(refused)),
      ...paths.order.map((path, at) => ({ name: `path ${path}`, verdict: compare(names[at], path) })),
    ]
    await replay(context, 'value_order.json', all, ({ verdict }) => verdict)
  })
})

function shortened(answers: readonly QueryAnswer[], recorded: QueryCase['outcome']): QueryCase['outcome'] {
  const nameOf = (name: string): string => name.slice(root.length + 1)
  const responses = answers.map(({ document, skippedResults, done }) => ({
    ...(document === undefined ? {} : { document: nameOf(document.name) }),
    ...(skippedResults === undefined ? {} : { skipped: skippedResults }),
    ...(done === undefined ? {} : { done }),
  }))
  if (recorded.fields === undefined) return { status: 'OK', responses }
  const documents = answers.flatMap(({ document }) => (document === undefined ? [] : [document]))
  const fields = Object.fromEntries(
    documents.map((document) => [nameOf(document.name), document.fields ?? {}]),
  )
  return { status: 'OK', responses, fields }
}
