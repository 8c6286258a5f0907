import fc from 'fast-check'
import type { WireFields } from '#emulator/wire.ts'
import { filter, type Filter } from './filters.ts'
import { constant, field, list, paths, scalars, stored } from './values.ts'

// Rules, documents and queries that have much to do with each other, so that many of the lists are allowed.

/** One list: the rules of its condition, what is stored besides `base`, and the query on a parent. */
export interface ListCase {
  rules: string
  documents: { path: string; fields: WireFields }[]
  parent: string
  query: Record<string, unknown>
}

/** Documents that are there in every case: each value in each of two fields, and what rules may look up. */
export const base: ListCase['documents'] = [
  ...['things', 'parents/p1/things'].flatMap((collection) =>
    scalars.map(({ wire }, index) => ({
      path: `${collection}/every${index}`,
      fields: { a: wire, b: wire, m: { mapValue: { fields: { x: wire, 'a\nb': wire } } }, 'x.y': wire },
    })),
  ),
  ...scalars
    .filter((_, index) => index % 3 === 0)
    .map(({ wire }, index) => ({
      path: `things/list${index}`,
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
