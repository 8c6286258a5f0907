import fc from 'fast-check'
import type { WireFields, WireValue } from '../../emulator/firestore/wire'

// Rules, documents and queries that have much to do with each other, so that many of the lists are allowed.

/** One list: the rules of its condition, what is stored besides `base`, and the query on a parent. */
export interface ListCase {
  rules: string
  documents: { path: string; fields: WireFields }[]
  parent: string
  query: Record<string, unknown>
}

export const project = 'demo-test-lists'
export const database = `projects/${project}/databases/(default)`
const elsewhere = 'projects/demo-test-elsewhere/databases/(default)'

/** A value as it is stored, and as a rule writes an equal one. */
interface Constant {
  wire: WireValue
  rule: string
}

const texts = ['', 'a', 'b', 'u1', 'o1', 'é', '～', '😀']
const scalars: Constant[] = [
  { wire: { nullValue: null }, rule: 'null' },
  { wire: { booleanValue: true }, rule: 'true' },
  { wire: { booleanValue: false }, rule: 'false' },
  ...['-1', '0', '1', '2', '9007199254740993'].map((integerValue) => ({
    wire: { integerValue },
    rule: integerValue,
  })),
  { wire: { doubleValue: 1 }, rule: '1.0' },
  { wire: { doubleValue: '-0' }, rule: '-0.0' },
  { wire: { doubleValue: 1.5 }, rule: '1.5' },
  { wire: { doubleValue: 9007199254740992 }, rule: '9007199254740992' },
  { wire: { doubleValue: 'NaN' }, rule: "float('0') * 1.0" },
  { wire: { doubleValue: 'Infinity' }, rule: '1.0e308 * 10' },
  ...texts.map((text) => ({ wire: { stringValue: text }, rule: `'${text}'` })),
  { wire: { stringValue: 'u1' }, rule: 'request.auth.uid' },
  ...[0, 1].map((second) => ({
    wire: { timestampValue: `2026-01-01T00:00:0${second}Z` },
    rule: `timestamp.value(${Date.UTC(2026, 0, 1, 0, 0, second)})`,
  })),
  { wire: { bytesValue: 'aGk=' }, rule: "b'hi'" },
  { wire: { geoPointValue: { latitude: 1, longitude: 2 } }, rule: 'latlng.value(1, 2)' },
  ...[database, elsewhere].map((name) => ({
    wire: { referenceValue: `${name}/documents/others/o1` },
    rule: '(/databases/(default)/documents/others/o1)',
  })),
]

function listOf(items: Constant[]): Constant {
  return {
    wire: { arrayValue: items.length === 0 ? {} : { values: items.map(({ wire }) => wire) } },
    rule: `[${items.map(({ rule }) => rule).join(', ')}]`,
  }
}

function mapOf(entries: Record<string, Constant>): Constant {
  const all = Object.entries(entries)
  return {
    wire: { mapValue: { fields: Object.fromEntries(all.map(([name, { wire }]) => [name, wire])) } },
    rule: `{${all.map(([name, { rule }]) => `'${name}': ${rule}`).join(', ')}}`,
  }
}

const scalar = fc.constantFrom(...scalars)
const list = fc.array(scalar, { maxLength: 3 }).map(listOf)
const map = fc.dictionary(fc.constantFrom('x', 'y'), scalar, { minKeys: 1 }).map(mapOf)
const isVector = { wire: { stringValue: '__vector__' }, rule: "'__vector__'" }
const one = listOf([{ wire: { doubleValue: 1 }, rule: '1.0' }])
const vector = fc.constantFrom(
  mapOf({ __type__: isVector, value: one }),
  mapOf({ __type__: isVector, value: one, y: isVector }),
)
const constant = fc.oneof({ weight: 6, arbitrary: scalar }, list, map, vector)

/** Field paths as queries write them, with the way a rule goes to the same field. */
const fields = [
  { path: 'a', rule: 'resource.data.a', names: ['a'] },
  { path: 'b', rule: 'resource.data.b', names: ['b'] },
  { path: 'm', rule: 'resource.data.m', names: ['m'] },
  { path: 'm.x', rule: 'resource.data.m.x', names: ['m', 'x'] },
  { path: 'm.`x`', rule: "resource.data.m['x']", names: ['m', 'x'] },
  { path: '`x.y`', rule: "resource.data['x.y']", names: ['x.y'] },
  { path: 'm.`a\\\nb`', rule: "resource.data.m['a\\nb']", names: ['m', 'a\nb'] },
]
const field = fc.constantFrom(...fields.slice(0, 2), ...fields)

function stored(entries: [string[], WireValue][]): WireFields {
  const made: WireFields = {}
  for (const [[name = '', inner], value] of entries) {
    const before = made[name]
    if (inner === undefined) made[name] = value
    else {
      const known = before !== undefined && 'mapValue' in before ? before.mapValue.fields : {}
      made[name] = { mapValue: { fields: { ...known, [inner]: value } } }
    }
  }
  return made
}

const paths = [
  ...['things/one', 'things/two', 'things/u1', 'things/things'],
  ...['parents/p1/things/one', 'parents/p1/things/three', 'parents/p2/things/one', 'parents/p1/more/one'],
  'things/one/things/inner',
]

/** Documents that are there in every case: each value in each of two fields, and what rules may look up. */
export const base: ListCase['documents'] = [
  ...scalars.map(({ wire }, index) => ({
    path: `things/every${index}`,
    fields: { a: wire, b: wire, m: { mapValue: { fields: { x: wire } } }, 'x.y': wire },
  })),
  ...scalars
    .filter((_, index) => index % 3 === 0)
    .map(({ wire }, index) => ({
      path: `parents/p1/things/list${index}`,
      fields: { a: { arrayValue: { values: [wire, { integerValue: '1' }] } }, b: { stringValue: 'u1' } },
    })),
  { path: 'things/bare', fields: {} },
  { path: 'others/o1', fields: { n: { integerValue: '1' }, uid: { stringValue: 'u1' } } },
  { path: 'others/u1', fields: { n: { integerValue: '2' } } },
]

const someDocument = fc.record({
  path: fc.constantFrom(...paths),
  fields: fc
    .array(
      fc.tuple(
        field.map(({ names }) => names),
        constant.map(({ wire }) => wire),
      ),
      { maxLength: 3 },
    )
    .map(stored),
})

/** One filter, and conditions that it may be thought to prove. */
interface Filter {
  json: Record<string, unknown>
  proves: string[]
}

const equality = fc.tuple(field, constant).map(([{ path, rule }, { wire, rule: text }]): Filter => ({
  json: { fieldFilter: { field: { fieldPath: path }, op: 'EQUAL', value: wire } },
  proves: [`${rule} == ${text}`, `${rule} in [${text}, 'z']`, `!(${rule} != ${text})`, `${rule} is number`],
}))
const opposites = fc.tuple(field, constant).map(([{ path, rule }, { wire, rule: text }]): Filter => ({
  json: { fieldFilter: { field: { fieldPath: path }, op: 'NOT_EQUAL', value: wire } },
  proves: [`${rule} != ${text}`, `!(${rule} in [${text}])`, `${rule} != null`],
}))
const range = fc
  .tuple(
    field,
    constant,
    fc.constantFrom(
      ['LESS_THAN', '<'],
      ['LESS_THAN_OR_EQUAL', '<='],
      ['GREATER_THAN', '>'],
      ['GREATER_THAN_OR_EQUAL', '>='],
    ),
  )
  .map(([{ path, rule }, { wire, rule: text }, [op = '', sign = '']]): Filter => ({
    json: { fieldFilter: { field: { fieldPath: path }, op, value: wire } },
    proves: [`${rule} ${sign} ${text}`, `${rule} is number`, `${rule} is string`, `${rule} != null`],
  }))
const member = fc.tuple(field, scalar).map(([{ path, rule }, { wire, rule: text }]): Filter => ({
  json: { fieldFilter: { field: { fieldPath: path }, op: 'ARRAY_CONTAINS', value: wire } },
  proves: [`${text} in ${rule}`, `${rule}.hasAny([${text}])`, `${rule}.hasAll([${text}])`, `${rule} is list`],
}))
const choice = fc
  .tuple(
    field,
    fc.array(scalar, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
  )
  .map(([{ path, rule }, choices, op]): Filter => {
    const texts = `[${choices.map(({ rule }) => rule).join(', ')}]`
    const values = choices.map(({ wire }) => wire)
    return {
      json: { fieldFilter: { field: { fieldPath: path }, op, value: { arrayValue: { values } } } },
      proves: [
        ...[`${rule} in ${texts}`, `!(${rule} in ${texts})`, `${rule}.hasAny(${texts})`],
        `${rule} != ${choices[0]?.rule ?? ''}`,
      ],
    }
  })
const unary = fc
  .tuple(field, fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'))
  .map(([{ path, rule }, op]): Filter => ({
    json: { unaryFilter: { field: { fieldPath: path }, op } },
    proves: [`${rule} == null`, `${rule} != null`, `${rule} is float`, `${rule} != ${rule}`],
  }))
const byName = fc
  .tuple(fc.constantFrom(...paths), fc.constantFrom('EQUAL', 'IN', 'GREATER_THAN', 'NOT_EQUAL'))
  .map(([path, op]): Filter => {
    const name = { referenceValue: `${database}/documents/${path}` }
    const value = op === 'IN' ? { arrayValue: { values: [name] } } : name
    const id = path.split('/').at(-1) ?? ''
    return {
      json: { fieldFilter: { field: { fieldPath: '__name__' }, op, value } },
      proves: [
        ...[`resource.id == '${id}'`, `thing == '${id}'`, `thing != '${id}'`],
        `resource.__name__ == /databases/(default)/documents/${path}`,
      ],
    }
  })

const simple = fc.oneof(
  { weight: 4, arbitrary: equality },
  ...[opposites, range, member, choice, unary, byName],
)
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    { weight: 3, arbitrary: simple },
    fc
      .tuple(fc.constantFrom('AND', 'OR'), fc.array(tie('filter'), { minLength: 1, maxLength: 3 }))
      .map(([op, filters]): Filter => {
        const sign = op === 'AND' ? '&&' : '||'
        const first = filters.map(({ proves: [one = 'true'] }) => one).join(` ${sign} `)
        return {
          json: { compositeFilter: { op, filters: filters.map(({ json }) => json) } },
          proves: [`(${first})`, ...filters.flatMap(({ proves }) => proves)],
        }
      }),
  ),
}))

const types = ['int', 'float', 'number', 'string', 'list', 'bool', 'map', 'timestamp', 'path', 'latlng']
const written = constant.map(({ rule }) => rule)
const documents = '/databases/$(database)/documents'

const { value, condition } = fc.letrec<{ value: string; condition: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    { weight: 4, arbitrary: field.map(({ rule }) => rule) },
    written,
    fc.constantFrom(
      ...[
        'resource.data',
        'resource.id',
        'resource.__name__',
        'thing',
        'resource.data.keys()',
        'p',
        '@LIMIT@',
      ],
      ...['resource.data.size()', 'resource.data.keys().toSet()', 'request.auth.token.email', '@ORDER@'],
      ...['resource', 'request.auth.uid', 'request.time', 'resource.data.values()'],
    ),
    fc.tuple(field, written).map(([{ names }, other]) => `resource.data.get('${names[0] ?? ''}', ${other})`),
    fc.tuple(written).map(([other]) => `resource.data.get(['m', 'x'], ${other})`),
    tie('value').map((id) => `get(${documents}/others/$(${id})).data.n`),
    fc
      .tuple(tie('value'), fc.constantFrom('+', '-', '*', '/', '%'), written)
      .map((parts) => `(${parts.join(' ')})`),
    fc
      .tuple(tie('value'), fc.constantFrom('size', 'toSet', 'keys', 'lower', 'toMillis', 'values', 'join'))
      .map(([of, method]) => `${of}.${method}(${method === 'join' ? "','" : ''})`),
    fc.tuple(fc.constantFrom('string', 'int', 'math.abs', 'debugged', 'twice'), tie('value')).map(call),
    fc
      .tuple(tie('value'), fc.constantFrom('[0]', '[0:1]', "['x']", '.x', '.id'))
      .map((parts) => parts.join('')),
    fc.tuple(tie('value'), written).map(([one, other]) => `[${one}, ${other}]`),
    tie('value').map((inner) => `{'x': ${inner}}`),
    fc
      .tuple(
        tie('value'),
        tie('value'),
        fc.constantFrom('affected', 'added', 'removed', 'changed', 'unchanged'),
      )
      .map(([after, before, keys]) => `${after}.diff(${before}).${keys}Keys()`),
  ),
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(tie('value'), fc.constantFrom('==', '!=', '<', '<=', '>', '>='), tie('value')).map(spaced),
    fc.tuple(written, tie('value')).map(([one, of]) => `${one} in ${of}`),
    fc.tuple(tie('value'), written, written).map(([one, two, three]) => `${one} in [${two}, ${three}]`),
    fc.constantFrom(
      "'a' in resource.data",
      "'x' in resource.data.m",
      'resource == null',
      'request.auth != null',
    ),
    fc.tuple(tie('value'), fc.constantFrom(...types)).map((parts) => parts.join(' is ')),
    fc
      .tuple(tie('value'), fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), list)
      .map(([of, method, { rule }]) => `${of}.${method}(${rule})`),
    tie('value').map((of) => `${of}.matches('[a-u].*')`),
    tie('value').map((id) => `exists(${documents}/others/$(${id}))`),
    fc.tuple(tie('value'), tie('value')).map(([one, other]) => `same(${one}, ${other})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map((parts) => `(${spaced(parts)})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([one, two, three]) => `(${one} ? ${two} : ${three})`),
  ),
}))

function call([name, argument]: string[]): string {
  return `${name ?? ''}(${argument ?? ''})`
}

function spaced(parts: string[]): string {
  return parts.join(' ')
}

/** A condition that has to do with the filter, and one that has not. */
function conditionFor({ proves }: Filter): fc.Arbitrary<string> {
  const proven = fc.constantFrom(...proves)
  const related = fc.oneof(
    { weight: 4, arbitrary: proven },
    fc.tuple(proven, fc.constantFrom('&&', '||'), proven).map((parts) => `(${spaced(parts)})`),
    fc.tuple(proven, fc.constantFrom('&&', '||'), condition).map((parts) => `(${spaced(parts)})`),
    fc.tuple(condition, fc.constantFrom('&&', '||'), proven).map((parts) => `(${spaced(parts)})`),
    fc.tuple(proven, condition).map(([one, other]) => `(${one} ? ${one} : ${other})`),
  )
  return fc.oneof(
    { weight: 4, arbitrary: related },
    condition,
    fc.tuple(value, value).map(([a, b]) => `${a} == ${b}`),
  )
}

/** The match block and the collection asked for: root, below a document, a group, or all of a parent. */
const places = [
  { match: 'match /things/{thing}', parent: '', from: { collectionId: 'things' } },
  {
    match: 'match /{p=**}/things/{thing}',
    parent: '',
    from: { collectionId: 'things', allDescendants: true },
  },
  { match: 'match /{p=**}/things/{thing}', parent: '', from: { collectionId: 'things' } },
  { match: 'match /parents/{p}/things/{thing}', parent: 'parents/p1', from: { collectionId: 'things' } },
  { match: 'match /{p=**}', parent: 'parents/p1', from: { allDescendants: true, collectionId: 'things' } },
  { match: 'match /parents/{p}/{thing=**}', parent: 'parents/p1', from: {} },
  { match: 'match /{p=**}', parent: '', from: { collectionId: 'things' } },
  {
    match: 'match /{p=**}/things { match /{thing=**}',
    parent: '',
    from: { collectionId: 'things' },
    close: '}',
  },
]

const functions = `
function same(x, y) { let z = x; return z == y; }
function twice(x) { return x + x; }
function debugged(x) { let y = x; let x = y; return x; }`

function rulesFor(place: (typeof places)[number], condition: string, limit: number | null): string {
  const inList = condition
    .replaceAll('@LIMIT@', 'request.query.limit')
    .replaceAll('@ORDER@', 'request.query.offset')
  const inGet = condition.replaceAll('@LIMIT@', String(limit)).replaceAll('@ORDER@', 'null')
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${functions}
${place.match} { allow list: if ${inList};
allow get: if ${inGet}; } ${place.close ?? ''} } }`
}

/** Cases of which about a third are allowed, most of these with documents to return. */
export const listCase: fc.Arbitrary<ListCase> = fc
  .tuple(fc.constantFrom(...places), fc.option(filter, { freq: 12 }), fc.option(fc.nat(3), { freq: 3 }))
  .chain(([place, chosen, limit]) =>
    fc
      .tuple(
        chosen === null ? condition : conditionFor(chosen),
        fc.uniqueArray(someDocument, { maxLength: 5, selector: ({ path }) => path }),
      )
      .map(([text, written]) => ({
        rules: rulesFor(place, text, limit),
        documents: written,
        parent: place.parent,
        query: {
          from: [place.from],
          ...(chosen === null ? {} : { where: chosen.json }),
          ...(limit === null ? {} : { limit }),
        },
      })),
  )
