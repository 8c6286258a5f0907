import { describe, it } from 'vitest'
import type { WireValue } from '../src/wire.ts'
import { compare, hasRecordings, readRecording, replay } from './recordings.ts'
import { localFirestore } from '../testing/local-firestore.ts'

/** A value in the recorder's short form, in which sizes stand for big contents. */
type Spec =
  | ['int']
  | ['string', number, string]
  | ['bytes', number]
  | ['array', Spec[]]
  | ['map', Record<string, Spec>]
  | ['nest', number, boolean]

interface LimitCase {
  name: string
  path: (string | ['repeat', string, number])[]
  fields: Record<string, Spec>
  outcome: { status: number }
}

const local = localFirestore()

function build(spec: Spec): WireValue {
  switch (spec[0]) {
    case 'int':
      return { integerValue: '1' }
    case 'string':
      return { stringValue: spec[2].repeat(spec[1]) }
    case 'bytes':
      return { bytesValue: Buffer.alloc(spec[1]).toString('base64') }
    case 'array':
      return { arrayValue: { values: spec[1].map(build) } }
    case 'map':
      return { mapValue: { fields: buildFields(spec[1]) } }
    case 'nest': {
      let value: WireValue = { integerValue: '1' }
      for (let level = 0; level < spec[1]; level++) {
        value =
          spec[2] && level % 2 === 0
            ? { arrayValue: { values: [value] } }
            : { mapValue: { fields: { k: value } } }
      }
      return value
    }
  }
}

function buildFields(specs: Record<string, Spec>): Record<string, WireValue> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, build(spec)]))
}

describe.runIf(hasRecordings)('Recorded limits', () => {
  it('apply at the same size', async (context) => {
    const { cases } = readRecording('limits.json') as { cases: LimitCase[] }
    const root = 'projects/limits/databases/(default)/documents'
    await replay(context, 'limits.json', cases, async ({ path, fields, outcome }) => {
      const ids = path.map((part) => (typeof part === 'string' ? part : part[1].repeat(part[2])))
      const write = { update: { name: `${root}/${ids.join('/')}`, fields: buildFields(fields) } }
      const { status } = await local.post(`${root}:commit`, { writes: [write] })
      return compare(status, outcome.status)
    })
  })
})
