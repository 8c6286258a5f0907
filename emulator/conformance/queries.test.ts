import { describe, expect, it } from 'vitest'
import type { WireFields, WireValue } from '../src/wire.ts'
import { compare, compareReply, hasRecordings, outOfScope, readRecording, replay } from './recordings.ts'
import { localFirestore } from '../testing/local-firestore.ts'

interface Dataset {
  name: string
  fields: WireFields
}

interface QueryCase {
  name: string
  parent: string
  query: unknown
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

const root = 'projects/demo-queries-x/databases/(default)/documents'

const local = localFirestore()

/** Stores what this server knows, and returns what it does not. */
async function store(documentsRoot: string, dataset: readonly Dataset[]): Promise<Dataset[]> {
  const unknown: Dataset[] = []
  for (const document of dataset) {
    const update = { name: `${documentsRoot}/${document.name}`, fields: document.fields }
    const reply = await local.post(`${documentsRoot}:commit`, { writes: [{ update }] })
    if (reply.status === 501) unknown.push(document)
    else expect(reply.status, reply.text).toBe(200)
  }
  return unknown
}

function filled<T>(json: T): T {
  return JSON.parse(JSON.stringify(json).replaceAll('{documents}', root)) as T
}

/** The recorded answer with the HTTP code of its status. */
function recordedReply({ status, responses }: QueryCase['outcome']) {
  return { status: status === 'OK' ? 200 : 400, body: responses }
}

function parentIn(documentsRoot: string, parent: string): string {
  return parent === '' ? documentsRoot : `${documentsRoot}/${parent}`
}

describe.runIf(hasRecordings)('Recorded queries', () => {
  it('find what they found, in the same order', async () => {
    const { dataset, cases } = readRecording('queries.json') as { dataset: Dataset[]; cases: QueryCase[] }
    const unknown = await store(root, filled(dataset))
    await replay(filled(cases), async ({ parent, query, outcome }) => {
      if (outcome.responses?.some((one) => unknown.some(({ name }) => name === one.document)))
        return outOfScope
      const reply = await local.post(`${parentIn(root, parent)}:runQuery`, { structuredQuery: query })
      if (reply.status !== 200) return compareReply(reply, recordedReply(outcome))
      return compare(shortened(reply.json as QueryAnswer[], outcome), outcome)
    })
  })

  it('order values and names as recorded', async () => {
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
    const all = values.groups.flatMap((group, rank) =>
      group.map(({ label, value: v }, index) => ({ label, name: `v/${999 - rank}-${index}`, fields: { v } })),
    )
    const unknown = await store(order, all)
    const entries = all.filter((entry) => !unknown.includes(entry))
    const found = await find({ from: [{ collectionId: 'v' }], orderBy: [{ field: { fieldPath: 'v' } }] })
    const refused = values.rejected.map(async ({ label, value, error }) => {
      const update = { name: `${order}/v/rejected`, fields: { v: value } }
      const reply = await local.post(`${order}:commit`, { writes: [{ update }] })
      return { name: label, verdict: compare([reply.status, error !== ''], [400, true]) }
    })
    const documents = paths.order.toReversed().map((name) => ({ name, fields: {} }))
    const unnamed = (await store(order, documents)).map(({ name }) => name)
    const inOrder = paths.order.filter((name) => !unnamed.includes(name))
    const names = await find({ from: [{ collectionId: 'items', allDescendants: true }] })
    const verdicts = [
      ...entries.map(({ label, name }, at) => ({ name: label, verdict: compare(found[at], name) })),
      ...(await Promise.all(refused)),
      ...inOrder.map((path, at) => ({ name: `path ${path}`, verdict: compare(names[at], path) })),
    ]
    await replay(verdicts, ({ verdict }) => verdict)
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
