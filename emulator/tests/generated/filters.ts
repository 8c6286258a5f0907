import fc from 'fast-check'
import { constant, database, field, paths, scalar } from './values.ts'

/** One filter, and conditions that it may be thought to prove. */
export interface Filter {
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
export const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
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
