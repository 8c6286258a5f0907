import { describe, expect, it } from 'vitest'
import type { WireFields, WireValue } from '../src/wire.ts'
import { owner, parseJson, sendRequest, type Reply } from '../testing/rest.ts'
import { compare, hasRecordings, masked, readRecording, Score } from './recordings.ts'
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

async function post(path: string, body: unknown): Promise<Reply> {
  return await sendRequest(local.origin, 'POST', `/v1/${path}`, {
    headers: owner,
    body: JSON.stringify(body),
  })
}

async function store(documentsRoot: string, dataset: readonly Dataset[]): Promise<void> {
  const writes = dataset.map(({ name, fields }) => ({ update: { name: `${documentsRoot}/${name}`, fields } }))
  const reply = await post(`${documentsRoot}:commit`, { writes })
  expect(reply.status, reply.text).toBe(200)
}

function filled<T>(json: T): T {
  return JSON.parse(JSON.stringify(json).replaceAll('{documents}', root)) as T
}

function errorOf(reply: Reply): { status?: string; message?: string } {
  return (parseJson(reply.text) as { error?: { status: string; message: string } }).error ?? {}
}

describe.runIf(hasRecordings)('Recorded queries', () => {
  it('find what they found, in the same order', async (context) => {
    const { dataset, cases } = readRecording('queries.json') as { dataset: Dataset[]; cases: QueryCase[] }
    await store(root, filled(dataset))
    const score = new Score('queries.json')
    for (const { name, parent, query, outcome } of filled(cases)) {
      const path = parent === '' ? root : `${root}/${parent}`
      const reply = await post(`${path}:runQuery`, { structuredQuery: query })
      if (outcome.status !== 'OK') {
        const { status, message } = errorOf(reply)
        score.add(name, compare({ status, message }, { status: outcome.status, message: outcome.message }))
        continue
      }
      const answers = parseJson(reply.text) as QueryAnswer[]
      score.add(name, compare(Array.isArray(answers) ? shortened(answers, outcome) : answers, outcome))
    }
    score.report(context)
  })

  it('add up what they added up', async (context) => {
    const { dataset, cases } = readRecording('aggregations.json') as {
      dataset: Dataset[]
      cases: QueryCase[]
    }
    const sums = `projects/demo-sums/databases/(default)/documents`
    await store(sums, dataset)
    const score = new Score('aggregations.json')
    for (const { name, parent, query, aggregations, outcome } of cases) {
      const path = parent === '' ? sums : `${sums}/${parent}`
      const body = { structuredAggregationQuery: { structuredQuery: query, aggregations } }
      const reply = await post(`${path}:runAggregationQuery`, body)
      const { status, message } = errorOf(reply)
      const actual = reply.status === 200 ? masked(parseJson(reply.text)) : { status, message }
      const wanted = outcome.responses ?? { status: outcome.status, message: outcome.message }
      score.add(name, compare(actual, wanted))
    }
    score.report(context)
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
    for (const names of seed)
      await store(
        list,
        names.map((name) => ({ name, fields })),
      )
    const score = new Score('list_documents.json')
    for (const { name, path, outcome } of rest) {
      const reply = await sendRequest(local.origin, 'GET', `/v1/${list}${path}`, { headers: owner })
      const {
        documents = [],
        nextPageToken,
        error,
      } = Object(parseJson(reply.text)) as {
        documents?: { name: string }[]
        nextPageToken?: string
        error?: unknown
      }
      const names = documents.map((document) => document.name.slice(list.length + 1))
      const found = { status: reply.status, documents: names, next_page: nextPageToken !== undefined }
      const refused = error === undefined ? { body: reply.text } : { error }
      score.add(name, compare(reply.status === 200 ? found : { status: reply.status, ...refused }, outcome))
    }
    score.report(context)
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
    const score = new Score('unsupported.json')
    for (const { name, verb, body, outcome } of rest) {
      const reply = await post(`${unsupported}:${verb}`, body)
      const actual = { status: reply.status, body: masked(parseJson(reply.text)) }
      score.add(name, compare(actual, { status: outcome.status, body: parseJson(outcome.body) }))
    }
    score.report(context)
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
    const score = new Score('value_order.json')
    // Names in the reverse order of the values: only equal values are sorted by name.
    const entries = values.groups.flatMap((group, rank) =>
      group.map(({ label, value }, index) => ({
        label,
        rank,
        name: `v/${String(999 - rank)}-${index}`,
        fields: { v: value },
      })),
    )
    await store(order, entries)
    const reply = await post(`${order}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'v' }], orderBy: [{ field: { fieldPath: 'v' } }] },
    })
    const found = (parseJson(reply.text) as QueryAnswer[]).map(({ document }) =>
      document?.name.slice(order.length + 1),
    )
    entries.forEach(({ label, name }, index) => score.add(label, compare(found[index], name)))
    for (const { label, value, error } of values.rejected) {
      const refusal = await post(`${order}:commit`, {
        writes: [{ update: { name: `${order}/v/rejected`, fields: { v: value } } }],
      })
      score.add(label, compare(errorOf(refusal).message, error))
    }
    await store(
      order,
      paths.order.toReversed().map((name) => ({ name, fields: {} })),
    )
    const group = await post(`${order}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'items', allDescendants: true }] },
    })
    const names = (parseJson(group.text) as QueryAnswer[]).map(({ document }) =>
      document?.name.slice(order.length + 1),
    )
    paths.order.forEach((path, index) => score.add(`path ${path}`, compare(names[index], path)))
    score.report(context)
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
