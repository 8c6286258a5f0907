import { describe, expect, it } from 'vitest'
import type { WireFields } from '../src/wire.ts'
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
async function store(dataset: readonly Dataset[]): Promise<Dataset[]> {
  const unknown: Dataset[] = []
  for (const document of dataset) {
    const update = { name: `${root}/${document.name}`, fields: document.fields }
    const reply = await local.post(`${root}:commit`, { writes: [{ update }] })
    if (reply.status === 501) unknown.push(document)
    else expect(reply.status, reply.text).toBe(200)
  }
  return unknown
}

function filled<T>(json: T): T {
  return JSON.parse(JSON.stringify(json).replaceAll('{documents}', root)) as T
}

describe.runIf(hasRecordings)('Recorded queries', () => {
  it('find what they found, in the same order', async () => {
    const { dataset, cases } = readRecording('queries.json') as { dataset: Dataset[]; cases: QueryCase[] }
    const unknown = await store(filled(dataset))
    await replay(filled(cases), async ({ parent, query, outcome }) => {
      if (outcome.responses?.some((one) => unknown.some(({ name }) => name === one.document)))
        return outOfScope
      const name = parent === '' ? root : `${root}/${parent}`
      const reply = await local.post(`${name}:runQuery`, { structuredQuery: query })
      const status = outcome.status === 'OK' ? 200 : 400
      // What no SDK sends, this server does not refuse.
      if (status === 400 && reply.status === 200) return outOfScope
      if (reply.status !== 200) return compareReply(reply, { status, body: outcome.responses })
      return compare(shortened(reply.json as QueryAnswer[], outcome), outcome)
    })
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
