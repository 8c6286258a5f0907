import fc from 'fast-check'
import type { WireFields, WireValue } from '#emulator/wire.ts'
import type { Filter as QueryFilter, StructuredQuery } from '#queries/decode.ts'
import {
  constant,
  database,
  field,
  list,
  listOf,
  paths,
  scalar,
  scalars,
  stored,
  type Constant,
} from './values.ts'

// Rules, documents and queries that have much to do with each other, so that many of the lists are allowed.

/** One list: the rules of its condition, what is stored besides `base`, and the query on a parent. */
export interface ListCase {
  rules: string
  documents: { path: string; fields: WireFields }[]
  parent: string
  query: StructuredQuery
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

const content = fc
  .tuple(field, constant)
  .map(([{ names }, { wire }]): [typeof names, WireValue] => [names, wire])
const someDocument = fc.record({
  path: fc.constantFrom(...paths),
  fields: fc.array(content, { maxLength: 3 }).map(stored),
})

type Texts = Record<string, fc.Arbitrary<string>>

/** Texts made of one of the templates, in which single capital letters stand for other texts. */
function madeOf(templates: readonly string[], parts: Texts): fc.Arbitrary<string> {
  const made = templates.map((template) => {
    const pieces = template.split(/\b([A-Z])\b/).map((piece) => parts[piece] ?? fc.constant(piece))
    return fc.tuple(...pieces).map((texts) => texts.join(''))
  })
  return fc.oneof(...made)
}

function oneOf(words: string): fc.Arbitrary<string> {
  return fc.constantFrom(...words.split(' '))
}

const documents = '/databases/$(database)/documents'
const leaves: Texts = {
  A: oneOf('&& ||'),
  D: oneOf('addedKeys removedKeys changedKeys unchangedKeys affectedKeys'),
  F: field.map(({ rule }) => rule),
  G: oneOf('string int math.abs debugged twice'),
  H: oneOf('hasAny hasAll hasOnly'),
  L: list.map(({ rule }) => rule),
  M: oneOf('size toSet keys lower toMillis values'),
  N: field.map(({ names }) => names[0] ?? ''),
  O: oneOf('+ - * / %'),
  S: oneOf('== != < <= > >='),
  T: oneOf('int float number string list bool map timestamp path latlng'),
  W: constant.map(({ rule }) => rule),
}
const { value, condition } = fc.letrec<{ value: string; condition: string }>((tie) => {
  const parts = { ...leaves, V: tie('value'), C: tie('condition') }
  const values = [
    ...'W resource resource.data resource.id resource.__name__ thing p @LIMIT@ @ORDER@'.split(' '),
    ...'resource.data.keys() resource.data.keys().toSet() resource.data.values() resource.data.size()'.split(
      ' ',
    ),
    ...'request.time request.auth.uid request.auth.token.email'.split(' '),
    "resource.data.get('N', W)",
    "resource.data.get(['m', 'x'], W)",
    `get(${documents}/others/$(V)).data.n`,
    ..."V.M() V.join(',') G(V) V[0] V[0:1] V['x'] V.x V.id V.diff(V).D()".split(' '),
    ...['(V O W)', '[V, W]', "{'x': V}"],
  ]
  const conditions = [
    ...['W in V', 'V in [W, W]', "'a' in resource.data", "'x' in resource.data.m", 'V is T', 'V.H(L)'],
    ...['resource == null', 'request.auth != null', "V.matches('[a-u].*')"],
    `exists(${documents}/others/$(V))`,
    ...['same(V, V)', '(C A C)', '!(C)', '(C ? C : C)'],
  ]
  return {
    value: fc.oneof(
      { maxDepth: 2 },
      { weight: 1, arbitrary: madeOf(['F'], parts) },
      { weight: 4, arbitrary: madeOf(values, parts) },
    ),
    condition: fc.oneof(
      { maxDepth: 3 },
      { weight: 1, arbitrary: madeOf(['V S V'], parts) },
      { weight: 9, arbitrary: madeOf(conditions, parts) },
    ),
  }
})

/** One filter, and conditions that it may be thought to prove. */
interface Filter {
  json: QueryFilter
  proves: string[]
}

/** Filters of a field, with what each operator may be thought to prove of the field F and the constant W. */
function fieldFilter(of: fc.Arbitrary<Constant>, proves: Record<string, string[]>): fc.Arbitrary<Filter> {
  return fc
    .tuple(field, of, fc.constantFrom(...Object.entries(proves)))
    .map(([{ path, rule }, { wire, rule: text }, [op, templates]]) => ({
      json: { fieldFilter: { field: { fieldPath: path }, op, value: wire } } as QueryFilter,
      proves: templates.map((template) =>
        template.replace(/\b[FW]\b/g, (letter) => (letter === 'F' ? rule : text)),
      ),
    }))
}

const ofType = ['F is number', 'F is string', 'F != null']
const ofChoices = ['F in W', '!(F in W)', 'F.hasAny(W)', 'F != W[0]']
const simple = fc.oneof(
  {
    weight: 4,
    arbitrary: fieldFilter(constant, { EQUAL: ['F == W', "F in [W, 'z']", '!(F != W)', 'F is number'] }),
  },
  fieldFilter(constant, { NOT_EQUAL: ['F != W', '!(F in [W])', 'F != null'] }),
  fieldFilter(constant, {
    LESS_THAN: ['F < W', ...ofType],
    LESS_THAN_OR_EQUAL: ['F <= W', ...ofType],
    GREATER_THAN: ['F > W', ...ofType],
    GREATER_THAN_OR_EQUAL: ['F >= W', ...ofType],
  }),
  fieldFilter(scalar, { ARRAY_CONTAINS: ['W in F', 'F.hasAny([W])', 'F.hasAll([W])', 'F is list'] }),
  fieldFilter(fc.array(scalar, { minLength: 1, maxLength: 3 }).map(listOf), {
    IN: ofChoices,
    NOT_IN: ofChoices,
    ARRAY_CONTAINS_ANY: ofChoices,
  }),
  fc.tuple(field, oneOf('IS_NULL IS_NAN IS_NOT_NULL IS_NOT_NAN')).map(([{ path, rule }, op]) => ({
    json: { unaryFilter: { field: { fieldPath: path }, op } } as QueryFilter,
    proves: [`${rule} == null`, `${rule} != null`, `${rule} is float`, `${rule} != ${rule}`],
  })),
  fc.tuple(fc.constantFrom(...paths), oneOf('EQUAL IN GREATER_THAN NOT_EQUAL')).map(([path, op]) => {
    const name: WireValue = { referenceValue: `${database}/documents/${path}` }
    const value: WireValue = op === 'IN' ? { arrayValue: { values: [name] } } : name
    const id = path.split('/').at(-1) ?? ''
    const proves = [`resource.id == '${id}'`, `thing == '${id}'`, `thing != '${id}'`]
    return {
      json: { fieldFilter: { field: { fieldPath: '__name__' }, op, value } } as QueryFilter,
      proves: [...proves, `resource.__name__ == /databases/(default)/documents/${path}`],
    }
  }),
)
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    { weight: 3, arbitrary: simple },
    fc
      .tuple(
        fc.constantFrom<('AND' | 'OR')[]>('AND', 'OR'),
        fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      )
      .map(([op, filters]): Filter => {
        const first = filters.map(({ proves: [one = 'true'] }) => one).join(op === 'AND' ? ' && ' : ' || ')
        return {
          json: { compositeFilter: { op, filters: filters.map(({ json }) => json) } },
          proves: [`(${first})`, ...filters.flatMap(({ proves }) => proves)],
        }
      }),
  ),
}))

/** A condition that has to do with the filter, and sometimes one that has not. */
function conditionFor({ proves }: Filter): fc.Arbitrary<string> {
  const parts = { ...leaves, P: fc.constantFrom(...proves), C: condition, V: value }
  const related = ['P', 'P', 'P', 'P', '(P A P)', '(P A C)', '(C A P)', '(P ? P : C)']
  return madeOf([...related, ...related, 'C', 'V == V', 'C'], parts)
}

const things = { collectionId: 'things' }
/** The match block, the parent and the collection asked for: root, below a document, a group, or all of a parent. */
const places: [
  match: string,
  parent: string,
  from: NonNullable<StructuredQuery['from']>[number],
  close?: string,
][] = [
  ['match /things/{thing}', '', things],
  ['match /{p=**}/things/{thing}', '', { ...things, allDescendants: true }],
  ['match /{p=**}/things/{thing}', '', things],
  ['match /parents/{p}/things/{thing}', 'parents/p1', things],
  ['match /{p=**}', 'parents/p1', { ...things, allDescendants: true }],
  ['match /parents/{p}/{thing=**}', 'parents/p1', {}],
  ['match /{p=**}', '', things],
  ['match /{p=**}/things { match /{thing=**}', '', things, '}'],
]

const functions = `
function same(x, y) { let z = x; return z == y; }
function twice(x) { return x + x; }
function debugged(x) { let y = x; let x = y; return x; }`

function rulesFor([match, , , close = '']: (typeof places)[number], condition: string, limit: number | null) {
  const inList = condition
    .replaceAll('@LIMIT@', 'request.query.limit')
    .replaceAll('@ORDER@', 'request.query.offset')
  const inGet = condition.replaceAll('@LIMIT@', String(limit)).replaceAll('@ORDER@', 'null')
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${functions}
${match} { allow list: if ${inList};
allow get: if ${inGet}; } ${close} } }`
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
        parent: place[1],
        query: {
          from: [place[2]],
          ...(chosen === null ? {} : { where: chosen.json }),
          ...(limit === null ? {} : { limit }),
        },
      })),
  )
