import { mutate, ParserFlavorJVM } from 'weapon-regex'
import type { Allow, BinaryOperator, Expression, Method, PathPattern, Ruleset, Span } from './syntax/ast.ts'
import { allMatches, childrenOf, fullPattern, walkExpression } from './syntax/walk.ts'

/** The rules with one change, as somebody could make it by a slip. */
export interface Mutant {
  /** The function or the `allow` that is changed, and how: the same for as long as its source is. */
  name: string
  span: Span
  /** The condition, or part of one, that has another outcome where the change matters; null for an `allow` or a path. */
  within: Expression | null
  /** The rules are changed while this runs. */
  during: <T>(run: () => T) => T
}

/** What is different in a node of the tree, after how it is told. */
type Change<Node = Expression> = [text: string, fields: Partial<Node>]

/**
 * Every mutant of the rules: an operand dropped, `&&` for `||`, a comparison turned or moved by one, a name taken from or
 * added to a list, a number one more or less, another text, a wider or narrower pattern, the document of before for that
 * of after, two arguments exchanged, an `allow` for everybody or for another method, a path with a wildcard.
 *
 * It is the tree itself that changes, so one mutant runs at a time.
 */
export function mutantsOf(rules: Ruleset): Mutant[] {
  const mutants: Mutant[] = []
  const seen = new Map<string, number>()
  function add<Node extends object>(
    place: string,
    target: Node,
    [text, fields]: Change<Node>,
    { span }: { span: Span },
    within: Expression | null = null,
  ): void {
    const plain = `${place}: ${text}`
    const count = (seen.get(plain) ?? 0) + 1
    seen.set(plain, count)
    const original = { ...target }
    mutants.push({
      name: count === 1 ? plain : `${plain} (${count})`,
      span,
      within,
      during(run) {
        Object.assign(target, fields)
        try {
          return run()
        } finally {
          for (const field of Object.keys(fields)) Reflect.deleteProperty(target, field)
          Object.assign(target, original)
        }
      },
    })
  }

  const addable = addableFields(rules)
  for (const block of allMatches(rules)) {
    const path = fullPattern(block).slice(3).map(patternText).join('')
    const addExpressions = (place: string, root: Expression): void =>
      walkConditions(root, (expression, within) => {
        for (const change of changesOf(expression, rules.source, addable.get(expression) ?? []))
          add(place, expression, change, expression, within)
      })
    for (const allow of block.allows) {
      const place = `allow ${allow.methods.join(', ')} in ${path}`
      for (const change of changesOfAllow(allow)) add(place, allow, change, allow)
      addExpressions(place, allow.condition)
    }
    for (const { name, lets, result } of block.functions) {
      for (const { value } of lets) addExpressions(name, value)
      addExpressions(name, result)
    }
    if (block.parent?.parent)
      for (const part of block.pattern)
        if (part.kind !== 'rest') add(`match ${path}`, part, widened(part), block)
  }
  return mutants
}

/** Visits an expression and its descendants, each with the smallest condition that it is in. */
function walkConditions(root: Expression, visit: (expression: Expression, within: Expression) => void): void {
  const parts = new Map<Expression, Expression>([[root, root]])
  walkExpression(root, (expression) => {
    const within = parts.get(expression) ?? root
    visit(expression, within)
    for (const child of childrenOf(expression))
      parts.set(child, expression.kind === 'and' || expression.kind === 'or' ? child : within)
  })
}

function patternText(part: PathPattern): string {
  if (part.kind === 'fixed') return `/${part.text}`
  return part.kind === 'single' ? `/{${part.name}}` : `/{${part.name}=**}`
}

function widened(part: PathPattern): Change<PathPattern> {
  const wide: PathPattern =
    part.kind === 'fixed' ? { kind: 'single', name: part.text } : { kind: 'rest', name: part.name }
  if (part.kind === 'rest') throw new Error('There is nothing wider.')
  return [`${patternText(part)} → ${patternText(wide)}`, wide]
}

/** A condition for a method of one kind is an error for the others: it reads what they do not have. */
const similarMethods: Method[][] = [['get', 'list'], ['create', 'update'], ['delete']]

function* changesOfAllow(allow: Allow): Generator<Change<Allow>> {
  const { condition, span } = allow
  if (condition.kind !== 'literal') yield ['if true', { condition: { kind: 'literal', value: true, span } }]
  for (const method of allow.methods)
    yield [`without ${method}`, { methods: allow.methods.filter((other) => other !== method) }]
  for (const kind of similarMethods)
    for (const method of kind.filter((method) => !allow.methods.includes(method)))
      if (allow.methods.some((allowed) => kind.includes(allowed)))
        yield [`with ${method}`, { methods: [...allow.methods, method] }]
}

/**
 * What can be added to each list of fields: the fields of all others, and one that is in none. A list is one of fields if
 * one of its texts is read as a field somewhere. For those of `hasAny` and `hasAll` there is nothing: they would allow less;
 * and nothing that another list of the same call has already.
 */
function addableFields(rules: Ruleset): ReadonlyMap<Expression, readonly string[]> {
  const read = new Set<string>()
  const lists = new Map<Expression, string[]>()
  const narrowing = new Set<Expression | undefined>()
  const beside = new Map<Expression, string[]>()
  const look = (expression: Expression): void => {
    if (expression.kind === 'member') read.add(expression.name)
    if (expression.kind === 'binary' && expression.operator === 'in')
      textsOf([expression.left]).forEach((name) => read.add(name))
    if (expression.kind === 'list') lists.set(expression, textsOf(expression.items))
    if (expression.kind === 'method' && ['hasAny', 'hasAll'].includes(expression.name))
      narrowing.add(expression.args[0])
    if (expression.kind === 'call') {
      const always = expression.args.flatMap(textsAlwaysIn)
      walkExpression(expression, (part) => part.kind === 'list' && beside.set(part, always))
    }
  }
  for (const { allows, functions } of allMatches(rules)) {
    for (const { condition } of allows) walkExpression(condition, look)
    for (const { lets, result } of functions)
      for (const root of [...lets.map(({ value }) => value), result]) walkExpression(root, look)
  }
  const ofFields = [...lists].filter(([, names]) => names.some((name) => read.has(name)))
  const all = [...new Set([...ofFields.flatMap(([, names]) => names), 'role'])]
  const widening = ofFields.filter(([list]) => !narrowing.has(list))
  return new Map(
    widening.map(([list, names]) => {
      const present = new Set(names.concat(beside.get(list) ?? []))
      return [list, all.filter((name) => !present.has(name))]
    }),
  )
}

/** The texts in the lists that an expression has on both sides of every condition. */
function textsAlwaysIn(expression: Expression): string[] {
  if (expression.kind === 'conditional') return []
  return expression.kind === 'list'
    ? textsOf(expression.items)
    : childrenOf(expression).flatMap(textsAlwaysIn)
}

function chain(kind: 'and' | 'or', operands: Expression[], span: Span): Expression {
  return { kind, operands, span }
}

function textsOf(items: readonly Expression[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'literal' && typeof item.value === 'string' ? [item.value] : [],
  )
}

function* changesOf(expression: Expression, source: string, addable: readonly string[]): Generator<Change> {
  const { span } = expression
  const textOf = ({ span: { start, end } }: Expression): string =>
    source.slice(start, end).replace(/\s+/g, ' ')
  const text = textOf(expression)
  /** The expression in whose place this one is. */
  const instead = (other: Expression): Change => [`${text} → ${textOf(other)}`, { ...other }]
  switch (expression.kind) {
    case 'and':
    case 'or': {
      const { kind, operands } = expression
      for (const [index, operand] of operands.entries()) {
        yield [`without ${textOf(operand)}`, { operands: operands.toSpliced(index, 1) }]
        const next = operands[index + 1]
        if (next === undefined) continue
        // As where the sign alone is another: && binds more tightly.
        const [before, after] = [operands.slice(0, index), operands.slice(index + 2)]
        yield kind === 'and'
          ? [
              `${textOf(operand)} || ${textOf(next)}`,
              chain(
                'or',
                [chain('and', [...before, operand], span), chain('and', [next, ...after], span)],
                span,
              ),
            ]
          : [
              `${textOf(operand)} && ${textOf(next)}`,
              { operands: [...before, chain('and', [operand, next], span), ...after] },
            ]
      }
      break
    }
    case 'not':
      yield instead(expression.operand)
      break
    case 'binary': {
      const { operator } = expression
      for (const other of otherOperators[operator] ?? []) yield [`${text} with ${other}`, { operator: other }]
      if (operator === 'in') yield [`!(${text})`, { kind: 'not', operand: { ...expression } }]
      break
    }
    case 'conditional':
      yield instead(expression.whenTrue)
      yield instead(expression.whenFalse)
      break
    case 'literal': {
      const { value } = expression
      if (typeof value === 'boolean') yield [`${text} → ${!value}`, { value: !value }]
      if (typeof value === 'number' || typeof value === 'bigint')
        for (const step of [1, -1]) {
          const other = typeof value === 'bigint' ? value + BigInt(step) : value + step
          yield [`${text} → ${other}`, { value: other }]
        }
      if (typeof value === 'string') yield [`${text} → '${value}_'`, { value: `${value}_` }]
      break
    }
    case 'list': {
      const { items } = expression
      for (const [index, item] of items.entries())
        yield [`${text} without ${textOf(item)}`, { items: items.toSpliced(index, 1) }]
      for (const value of addable)
        yield [`${text} with '${value}'`, { items: [...items, { kind: 'literal', value, span }] }]
      break
    }
    case 'member': {
      const { object, name } = expression
      if (name === 'resource' && object.kind === 'name' && object.name === 'request')
        yield [`${text} → resource`, { kind: 'name', name: 'resource' }]
      break
    }
    case 'name':
      if (expression.name === 'resource')
        yield [
          'resource → request.resource',
          { kind: 'member', object: { kind: 'name', name: 'request', span }, name: 'resource' },
        ]
      break
    case 'call': {
      const { name, args, target } = expression
      const other = otherFunctions[name]
      if (other !== undefined) yield [`${text} with ${other}`, { name: other }]
      const [argument] = args
      if (target === null && argument !== undefined && conversions.has(name)) yield instead(argument)
      for (const [index, argument] of target === null ? [] : args.entries()) {
        const next = args[index + 1]
        if (next === undefined) continue
        const swapped = args.with(index, next).with(index + 1, argument)
        yield [`${name}(${swapped.map(textOf).join(', ')}) for ${text}`, { args: swapped }]
      }
      break
    }
    case 'method': {
      const { object, name, args } = expression
      for (const other of otherMethods[name] ?? []) yield [`${text} with ${other}`, { name: other }]
      if (keepsType.has(name)) yield instead(object)
      const [pattern] = args
      if (name === 'matches' && pattern?.kind === 'literal')
        for (const other of otherPatterns(String(pattern.value)))
          yield [`${text} with ${other}`, { args: [{ ...pattern, value: other }] }]
      break
    }
    default:
  }
}

const otherOperators: Partial<Record<BinaryOperator, readonly BinaryOperator[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
}
const otherFunctions: Record<string, string | undefined> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
}
const otherMethods: Record<string, readonly string[] | undefined> = {
  hasAll: ['hasAny', 'hasOnly'],
  hasAny: ['hasAll', 'hasOnly'],
  hasOnly: ['hasAll', 'hasAny'],
}
/** Functions of one argument, which may be left out. */
const conversions = new Set(['int', 'float', 'string'])
/** Methods whose result is of the type of what they are called on. */
const keepsType = new Set(['trim', 'lower', 'concat', 'removeAll', 'intersection'])
/** What changes nothing of what a pattern matches as a whole. */
const withoutEffect = /reluctant|non-capturing/

function otherPatterns(pattern: string): string[] {
  const mutations = mutate(pattern, '', { flavor: ParserFlavorJVM })
  return mutations.filter(({ name }) => !withoutEffect.test(name)).map((mutation) => mutation.pattern)
}
