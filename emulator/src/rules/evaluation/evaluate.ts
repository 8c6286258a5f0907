import type { BinaryOperator, Expression, FunctionDeclaration, MatchBlock } from '../syntax/ast.ts'
import { callFunction, callMethod, isNamespace } from '../library/library.ts'
import { equals } from './equality.ts'
import { isLookup, lookUp, type ReadDocument } from './lookups.ts'
import { arithmetic, compare, contains, index, isType, member, negative, slice } from './operators.ts'
import { ListValue, PathValue, RuleError, type Outcome, type Value } from './values.ts'

/** A linked list of variables, innermost first. */
export interface Scope {
  name: string
  /** A failed argument or let is an error only when it is read, as in production. */
  value: Outcome
  outer: Scope | null
}

/** Gets every evaluated expression with its outcome, and a function that evaluates it once more, as it is then. */
export type Observer = (expression: Expression, outcome: Outcome, again: () => Outcome) => void

/** The state of the evaluation of one clause. */
export interface Context {
  request: Value
  /** An error in a list, which is judged without its documents. */
  resource: Outcome
  /** What a list's filters say of every document: texts, by field. */
  filtered: ReadonlyMap<string, Value>
  lookUp: ReadDocument
  /** The wildcards that are visible in a function declared in this block. */
  wildcards: (home: MatchBlock) => Scope | null
  /** How many expressions of the request have been evaluated. */
  evaluated: number
  callDepth: number
  observe: Observer | undefined
}

const maxCallDepth = 20
const maxEvaluated = 1000
const limitReached =
  'Unable to evaluate the expression as the maximum of expressions to evaluate has been reached.'

/** The value of an expression, or an error with the location of the innermost expression. */
export function evaluate(expression: Expression, context: Context, scope: Scope | null): Outcome {
  context.evaluated += 1
  const isTooMuch = context.evaluated > maxEvaluated
  const outcome = isTooMuch ? new RuleError(limitReached) : dispatch(expression, context, scope)
  if (outcome instanceof RuleError) outcome.span ??= expression.span
  context.observe?.(expression, outcome, () =>
    evaluate(expression, { ...context, evaluated: 0, observe: undefined }, scope),
  )
  return outcome
}

function dispatch(expression: Expression, context: Context, scope: Scope | null): Outcome {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return variable(expression.name, context, scope)
    case 'member': {
      const known = isListed(expression.object, scope) ? context.filtered.get(expression.name) : undefined
      if (known !== undefined) return known
      return applied([expression.object], context, scope, (object) => member(object, expression.name))
    }
    case 'and':
    case 'or':
      return connective(expression.operands, expression.kind === 'or', context, scope)
    case 'not': {
      const operand = evaluate(expression.operand, context, scope)
      return typeof operand === 'boolean' ? !operand : notBoolean(operand)
    }
    case 'negative':
      return applied([expression.operand], context, scope, negative)
    case 'binary': {
      const { left, operator, right } = expression
      return applied([left, right], context, scope, (...sides) => binary(operator, ...sides))
    }
    case 'is':
      return applied([expression.operand], context, scope, (operand) => isType(operand, expression.type))
    case 'call':
      return call(expression, context, scope)
    case 'method':
      return methodCall(expression, context, scope)
    case 'conditional': {
      const condition = evaluate(expression.condition, context, scope)
      if (typeof condition !== 'boolean') return notBoolean(condition)
      return evaluate(condition ? expression.whenTrue : expression.whenFalse, context, scope)
    }
    case 'index':
      return applied([expression.object, expression.index], context, scope, index)
    case 'slice':
      return applied([expression.object, expression.from, expression.to], context, scope, slice)
    case 'list':
      return applied(expression.items, context, scope, (...items) => new ListValue(items))
    case 'path':
      return pathLiteral(expression.segments, context, scope)
  }
}

/** Whether it is `resource.data`. */
function isListed(object: Expression, scope: Scope | null): boolean {
  if (object.kind !== 'member' || object.name !== 'data') return false
  return (
    object.object.kind === 'name' && object.object.name === 'resource' && find('resource', scope) === null
  )
}

function binary(operator: BinaryOperator, left: Value, right: Value): Outcome {
  switch (operator) {
    case '==':
      return equals(left, right)
    case '!=':
      return !equals(left, right)
    case 'in':
      return contains(right, left)
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right)
    default:
      return arithmetic(operator, left, right)
  }
}

/** && and ||: left to right until one operand decides; an error remains only if no other operand does. */
function connective(
  operands: Expression[],
  decisive: boolean,
  context: Context,
  scope: Scope | null,
): Outcome {
  let failure: RuleError | null = null
  for (const operand of operands) {
    const outcome = evaluate(operand, context, scope)
    if (outcome === decisive) return decisive
    if (outcome !== !decisive) failure ??= notBoolean(outcome)
    if (failure !== null) failure.span ??= operand.span
  }
  return failure ?? !decisive
}

function notBoolean(outcome: Outcome): RuleError {
  return outcome instanceof RuleError ? outcome : new RuleError('')
}

function variable(name: string, context: Context, scope: Scope | null): Outcome {
  const found = find(name, scope)
  if (found !== null) return found.value
  if (name === 'request') return context.request
  if (name === 'resource') return context.resource
  return new RuleError(`Variable not found error: Name: [${name}].`)
}

/** What an operation makes of the values of these expressions; the error of the first that has none. */
function applied<const Of extends readonly Expression[]>(
  expressions: Of,
  context: Context,
  scope: Scope | null,
  operation: (...values: { -readonly [At in keyof Of]: Value }) => Outcome,
): Outcome {
  const values: Value[] = []
  for (const expression of expressions) {
    const outcome = evaluate(expression, context, scope)
    if (outcome instanceof RuleError) return outcome
    values.push(outcome)
  }
  return operation(...(values as { -readonly [At in keyof Of]: Value }))
}

function call(expression: Expression & { kind: 'call' }, context: Context, scope: Scope | null): Outcome {
  const { name, target } = expression
  if (target !== null) {
    const outcomes = expression.args.map((argument) => evaluate(argument, context, scope))
    return callDeclared(target, outcomes, context)
  }
  return applied(expression.args, context, scope, (...args) =>
    isLookup(name) ? lookUp(name, args, context.lookUp) : callFunction(name, args),
  )
}

function callDeclared(target: FunctionDeclaration, args: Outcome[], context: Context): Outcome {
  if (context.callDepth >= maxCallDepth)
    return new RuleError(`Functions may call each other at most ${maxCallDepth} deep.`)
  let scope = context.wildcards(target.home)
  target.parameters.forEach((name, at) => (scope = { name, value: args[at] ?? null, outer: scope }))
  context.callDepth += 1
  for (const { name, value } of target.lets) {
    scope = { name, value: evaluate(value, context, scope), outer: scope }
  }
  const outcome = evaluate(target.result, context, scope)
  context.callDepth -= 1
  return outcome
}

function methodCall(
  expression: Expression & { kind: 'method' },
  context: Context,
  scope: Scope | null,
): Outcome {
  const { object, name, args } = expression
  if (object.kind === 'name' && isNamespace(object.name) && find(object.name, scope) === null) {
    const full = `${object.name}.${name}`
    return applied(args, context, scope, (...values) => callFunction(full, values))
  }
  return applied([object, ...args], context, scope, (receiver, ...values) =>
    callMethod(receiver, name, values),
  )
}

function find(name: string, scope: Scope | null): Scope | null {
  return scope === null || scope.name === name ? scope : find(name, scope.outer)
}

type Segments = (Expression & { kind: 'path' })['segments']

/** `/a/$(b)/c`; a path inside `$( )` contributes all its segments. */
function pathLiteral(segments: Segments, context: Context, scope: Scope | null): Outcome {
  const made: string[] = []
  for (const piece of segments) {
    const part = typeof piece === 'string' ? piece : evaluate(piece, context, scope)
    if (part instanceof PathValue) made.push(...part.segments)
    else if (typeof part === 'string') made.push(part)
    else if (part instanceof RuleError) return part
    else if (part === null) return new RuleError('Null value error.')
    else return new RuleError('Type error. A path is made of strings and paths.')
  }
  return new PathValue(made)
}
