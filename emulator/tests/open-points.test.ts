import { beforeEach, describe, expect, it } from 'vitest'
import { loadRules } from '../testing/administrator.ts'
import { owner, sendRequest } from '../testing/rest.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// What Google documents nowhere and nobody has recorded (RULES-LANGUAGE.md, "Open points"): our choice for each, held fast.

const local = localFirestore({ log: () => undefined })
let project: string
let root: string
let projects = 0

beforeEach(() => {
  project = `demo-test-open-${++projects}`
  root = `projects/${project}/databases/(default)/documents`
})

/** Puts rules in force whose one match stands for every document of `c`. */
async function rules(statements: string): Promise<void> {
  const content = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /c/{id} { ${statements} } } }`
  await loadRules(local.server, project, content)
}

async function store(id: string, fields: Record<string, number>): Promise<void> {
  await commit([{ update: document(id, fields) }], owner)
}

function document(id: string, numbers: Record<string, number>): { name: string; fields: object } {
  const entries = Object.entries(numbers).map(([key, number]) => [key, { integerValue: String(number) }])
  return { name: `${root}/c/${id}`, fields: Object.fromEntries(entries) as object }
}

async function commit(writes: object[], headers: Record<string, string> = {}): Promise<number> {
  const reply = await sendRequest(local.origin, 'POST', `/v1/${root}:commit`, {
    headers,
    body: JSON.stringify({ writes }),
  })
  return reply.status
}

async function get(id: string): Promise<number> {
  return (await sendRequest(local.origin, 'GET', `/v1/${root}/c/${id}`)).status
}

async function list(query: object = {}): Promise<number> {
  const structuredQuery = { from: [{ collectionId: 'c' }], ...query }
  const body = JSON.stringify({ structuredQuery })
  return (await sendRequest(local.origin, 'POST', `/v1/${root}:runQuery`, { body })).status
}

describe('Open point 1', () => {
  it.each(['data.missing', "data['missing']"])(
    '%s of a key that is not there is an error, not null',
    async (read) => {
      await store('a', { n: 1 })
      await rules(`allow get: if resource.${read} == null || !(resource.${read} == null);`)
      expect(await get('a')).toBe(403)
    },
  )

  it('a limit that a query does not set is null, so that a bound on it denies', async () => {
    await rules('allow list: if request.query.limit <= 5;')
    expect(await list({ limit: 5 })).toBe(200)
    expect(await list({ limit: 6 })).toBe(403)
    expect(await list()).toBe(403)
    await rules('allow list: if request.query.limit == null && request.query.offset == null;')
    expect(await list()).toBe(200)
  })

  it('the order of a query is a map from fields to ASC and DESC, null where it has none', async () => {
    const order = (direction: string) => ({ orderBy: [{ field: { fieldPath: 'n' }, direction }] })
    await rules("allow list: if request.query.orderBy == {'n': 'DESC'};")
    expect(await list(order('DESCENDING'))).toBe(200)
    expect(await list(order('ASCENDING'))).toBe(403)
    await rules('allow list: if request.query.orderBy == null;')
    expect(await list()).toBe(200)
  })
})

describe('Open point 2', () => {
  it('the rules come before preconditions', async () => {
    await rules('allow create: if request.resource.data.n == 1;')
    const changeMissing = (n: number) => ({
      update: document('missing', { n }),
      currentDocument: { exists: true },
    })
    expect(await commit([changeMissing(2)])).toBe(403)
    expect(await commit([changeMissing(1)])).toBe(404)
  })

  it('verify asks what a get asks', async () => {
    await store('a', { open: 1 })
    await store('b', { open: 0 })
    await rules('allow get: if resource.data.open == 1;')
    const verify = (id: string) => ({ verify: `${root}/c/${id}`, currentDocument: { exists: true } })
    expect(await commit([verify('a')])).toBe(200)
    expect(await commit([verify('b')])).toBe(403)
  })

  it('two writes of one document are each judged against the document before the commit', async () => {
    await store('a', { n: 1 })
    await rules('allow update: if request.resource.data.n == resource.data.n + 1;')
    const write = (n: number) => ({ update: document('a', { n }) })
    expect(await commit([write(2), write(3)])).toBe(403)
    expect(await commit([write(2), write(2)])).toBe(200)
  })

  it('documents that are read together are refused together', async () => {
    await store('a', { open: 1 })
    await store('b', { open: 0 })
    await rules('allow get: if resource.data.open == 1;')
    const read = async (ids: string[]) => {
      const body = JSON.stringify({ documents: ids.map((id) => `${root}/c/${id}`) })
      return (await sendRequest(local.origin, 'POST', `/v1/${root}:batchGet`, { body })).status
    }
    expect(await read(['a'])).toBe(200)
    expect(await read(['a', 'b'])).toBe(403)
  })
})

describe('Open point 3', () => {
  it('what a query does not prove is denied, although every stored document would do', async () => {
    await store('a', { n: 1 })
    await rules('allow list: if resource.data.n == 1;')
    expect(await list()).toBe(403)
    expect(
      await list({
        where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' } } },
      }),
    ).toBe(200)
  })

  it.each([
    "!resource.data.keys().hasAll(['n'])",
    'resource.data.size() == 0',
    "!('n' in resource.data)",
    "resource.data.get('n', 0) == 0",
    'resource.data.diff({}).affectedKeys().size() == 0',
  ])('an unconstrained field does not count as absent: %s', async (condition) => {
    await rules(`allow list: if ${condition};`)
    expect(await list()).toBe(403)
  })
})

describe('Open point 4', () => {
  const exists = (count: number) =>
    Array.from({ length: count }, (_, n) => `!exists(/databases/$(database)/documents/d/${n})`).join(' && ')

  it('the eleventh look-up of a request denies it', async () => {
    await rules(`allow get: if ${exists(10)};`)
    expect(await get('a')).toBe(404)
    await rules(`allow get: if ${exists(11)};`)
    expect(await get('a')).toBe(403)
  })
})

describe('Open point 5', () => {
  it.each(['resource.data.list.any(x, x > 1)', 'request.query.fields.size() > 0'])(
    'what only others have seen is refused when the rules are loaded: %s',
    async (condition) => {
      await expect(rules(`allow list: if ${condition};`)).rejects.toThrow(
        'not part of the documented language',
      )
    },
  )
})

describe('Open point 6', () => {
  it('a document knows its id and its name, and a missing one is null', async () => {
    await store('a', { n: 1 })
    await rules(
      'allow get: if resource == null || (resource.id == id && resource.__name__ == /databases/$(database)/documents/c/$(id));',
    )
    expect(await get('a')).toBe(200)
    expect(await get('missing')).toBe(404)
    await rules('allow create: if resource == null && request.resource.id == id;')
    expect(await commit([{ update: document('new', {}) }])).toBe(200)
  })
})
