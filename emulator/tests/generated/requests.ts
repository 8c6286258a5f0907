import { hasRecordings, readRecording } from '#conformance/recordings.ts'

// A valid request for every endpoint, for tests that mutate them.

export const root = 'projects/demo-test-generated/databases/(default)/documents'

const value = {
  mapValue: { fields: { a: { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } } } },
}
const name = `${root}/c/a`
const field = { fieldPath: 'n' }
const structuredQuery = {
  from: [{ collectionId: 'c', allDescendants: true }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field, op: 'IN', value: { arrayValue: { values: [{ integerValue: 1 }] } } } },
        { unaryFilter: { field: { fieldPath: 'm' }, op: 'IS_NOT_NULL' } },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: 'm' }, direction: 'DESCENDING' }],
  startAt: { values: [{ stringValue: 'x' }], before: true },
  select: { fields: [field, { fieldPath: 'm.`x y`' }] },
  offset: 1,
  limit: { value: 5 },
}
const write = {
  update: { name, fields: { n: { integerValue: '1' }, value } },
  updateMask: { fieldPaths: ['n', 'value.a'] },
  updateTransforms: [
    { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'n', increment: { doubleValue: 1.5 } },
    { fieldPath: 'list', appendMissingElements: { values: [value] } },
    { fieldPath: 'list', removeAllFromArray: { values: [value] } },
    { fieldPath: 'm', maximum: { integerValue: 3 } },
  ],
  currentDocument: { exists: true },
}
const rules = { rules: { files: [{ name: 'firestore.rules', content: 'service cloud.firestore {}' }] } }
const options = { readWrite: { retryTransaction: 'EQEAAAAAAAAA' } }

const verbs: [string, unknown][] = [
  ['batchGet', { documents: [name, `${root}/c/none`], mask: { fieldPaths: ['n'] }, newTransaction: {} }],
  ['commit', { writes: [write, { delete: `${root}/c/b` }, { verify: `${root}/c/d` }], transaction: '' }],
  [
    'batchWrite',
    { writes: [write, { transform: { document: `${root}/c/e`, fieldTransforms: [] } }], labels: {} },
  ],
  ['beginTransaction', { options }],
  ['rollback', { transaction: 'EQEAAAAAAAAA' }],
  ['runQuery', { structuredQuery, newTransaction: { readOnly: {} } }],
  [
    'runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'c' }] },
        aggregations: [{ alias: 'a', count: { upTo: 5 } }, { sum: { field } }, { avg: { field } }],
      },
      readTime: '2026-01-01T00:00:00Z',
    },
  ],
  ['listCollectionIds', { pageSize: 5, pageToken: 'Yw==' }],
  ['partitionQuery', { structuredQuery, partitionCount: 3 }],
  ['executePipeline', { structuredPipeline: {} }],
]

/** A valid request for every endpoint and, if there are recordings, those of `firebase/firestore/lite`. */
export const entries: { method: string; path: string; body: unknown }[] = [
  ...verbs.map(([verb, body]) => ({ method: 'POST', path: `/v1/${root}:${verb}`, body })),
  { method: 'POST', path: `/v1/${root}/c/a:runQuery`, body: { structuredQuery } },
  { method: 'POST', path: `/v1/${root}/c?documentId=x`, body: { fields: { value } } },
  { method: 'PATCH', path: `/v1/${root}/c/a?updateMask.fieldPaths=n`, body: { fields: { value } } },
  { method: 'GET', path: `/v1/${root}/c/a?mask.fieldPaths=n`, body: undefined },
  { method: 'GET', path: `/v1/${root}/c?pageSize=2&orderBy=n%20desc&pageToken=Yw`, body: undefined },
  { method: 'DELETE', path: `/v1/${root}/c/a?currentDocument.exists=true`, body: undefined },
  { method: 'PUT', path: `/emulator/v1/projects/demo-test-generated:securityRules`, body: rules },
  { method: 'DELETE', path: `/emulator/v1/${root}/c/x`, body: undefined },
  { method: 'DELETE', path: `/emulator/v1/${root}`, body: undefined },
  { method: 'POST', path: '/reset', body: undefined },
  { method: 'GET', path: '/', body: undefined },
]
if (hasRecordings) {
  const { requests } = readRecording('lite-wire-capture.json') as {
    requests: { method: string; url: string; body: unknown }[]
  }
  entries.push(...requests.map(({ method, url, body }) => ({ method, path: url, body })))
}
