import type { Expression, FunctionDeclaration } from '../syntax/ast.ts'
import { callFunction, callMethod, callNamespaced, isNamespace } from '../library/library.ts'
import { textTooLong } from '../library/sizes.ts'
import { compare } from './comparison.ts'
import { binaryCost, callCost, sizeOf, checkSize } from './cost.ts'
import { equals } from './equality.ts'
import { isLookup, lookUp, type DocumentSource } from './lookups.ts'
import { arithmetic, contains, index, isType, member, negate, slice } from './operators.ts'
import { callPartialMethod } from './partial.ts'
import {
  BytesValue,
  ListValue,
  MapValue,
  PartialValue,
  PathValue,
  RuleError,
  type Outcome,
  type Value,
} from './values.ts'

/** A linked list of variables, innermost first. */
export interface Scope {
  name: string
  /** A failed argument or let is an error only when it is read, as in production. */
  value: Outcome
  outer: Scope | null
}

/** Notified of the outcome of every evaluated expression. */
export type Observer = (expression: Expression, outcome: Outcome) => void

/** The state of the evaluation of one clause. */
export interface Context {
  request: Value
  resource: Value
  documents: DocumentSource
  /** The wildcards that are visible in a function declared in this block. */
  wildcards: (home: FunctionDeclaration['home']) => Scope | null
  evaluated: number
  /** Items and characters processed by methods. */
  work: number
  callDepth: number
  /** The nesting depth of expressions, summed over the call stack. */
  height: number
  observe: Observer | undefined
}

const maxCallDepth = 20
const maxHeight = 1_000
// Google stops at 1,000 expressions a request; this server warns at 1,000 and stops here.
const maxEvaluated = 100_000
const maxWork = 10_000_000

/** The value of an expression, or an error with the location of the innermost expression. */
export function evaluate(expression: Expression, context: Context, scope: Scope | null): Outcome {
  context.evaluated += 1
  const isOverLimit = context.evaluated > maxEvaluated || context.work > maxWork
  const outcome = isOverLimit ? limitReached() : dispatch(expression, context, scope)
  if (outcome instanceof RuleError) outcome.span ??= expression.span
  context.observe?.(expression, outcome)
  return outcome
}

function limitReached(): RuleError {
  return new RuleError(
    'Unable to evaluate the expression as the maximum of expressions to evaluate has been reached.',
  )
}

function dispatch(expression: Expression, context: Context, scope: Scope | null): Outcome {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression
      return value instanceof Uint8Array ? new BytesValue(value) : value
    }
    case 'name':
      return variable(expression.name, context, scope)
    case 'member': {
      const object = evaluate(expression.object, context, scope)
      return object instanceof RuleError ? object : member(object, expression.name)
    }
    case 'and':
    case 'or':
      return connective(expression.operands, expression.kind === 'or', context, scope)
    case 'not': {
      const operand = evaluate(expression.operand, context, scope)
      return typeof operand === 'boolean' ? !operand : notBoolean(operand)
    }
    case 'equals':
    case 'differs':
    case 'in':
    case 'compare':
    case 'arithmetic': {
      const left = evaluate(expression.left, context, scope)
      if (left instanceof RuleError) return left
      const right = evaluate(expression.right, context, scope)
      if (right instanceof RuleError) return right
      return spend(context, binaryCost(expression.kind, left, right)) ?? binary(expression, left, right)
    }
    case 'is': {
      const operand = evaluate(expression.operand, context, scope)
      return operand instanceof RuleError ? operand : isType(operand, expression.type)
    }
    case 'call':
      return call(expression, context, scope)
    case 'method':
      return methodCall(expression, context, scope)
    case 'conditional': {
      const condition = evaluate(expression.condition, context, scope)
      if (typeof condition !== 'boolean') return notBoolean(condition)
      return evaluate(condition ? expression.whenTrue : expression.whenFalse, context, scope)
    }
    case 'index': {
      const values = evaluateAll([expression.object, expression.index], context, scope)
      if (values instanceof RuleError) return values
      const [object = null, at = null] = values
      return spend(context, sizeOf(object) + sizeOf(at)) ?? index(object, at)
    }
    case 'slice': {
      const values = evaluateAll([expression.object, expression.from, expression.to], context, scope)
      if (values instanceof RuleError) return values
      const [object = null, from = null, to = null] = values
      return spend(context, sizeOf(object)) ?? slice(object, from, to)
    }
    case 'negate': {
      const operand = evaluate(expression.operand, context, scope)
      return operand instanceof RuleError ? operand : negate(operand)
    }
    case 'list': {
      const items = evaluateAll(expression.items, context, scope)
      return items instanceof RuleError ? items : checkSize(new ListValue(items))
    }
    case 'map':
      return mapLiteral(expression.entries, context, scope)
    case 'path':
      return pathLiteral(expression.segments, context, scope)
  }
}

function binary(
  expression: Expression & { kind: 'equals' | 'differs' | 'in' | 'compare' | 'arithmetic' },
  left: Value,
  right: Value,
): Outcome {
  switch (expression.kind) {
    case 'equals':
      return equals(left, right)
    case 'differs': {
      const same = equals(left, right)
      return same instanceof RuleError ? same : !same
    }
    case 'in':
      return contains(right, left)
    case 'compare':
      return compare(expression.operator, left, right)
    case 'arithmetic':
      return arithmetic(expression.operator, left, right)
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
  if (outcome instanceof RuleError) return outcome
  if (outcome instanceof PartialValue) return outcome.unknown
  return new RuleError('')
}

function variable(name: string, context: Context, scope: Scope | null): Outcome {
  for (let at = scope; at !== null; at = at.outer) if (at.name === name) return at.value
  if (name === 'request') return context.request
  if (name === 'resource') return context.resource
  return new RuleError(`Variable not found error: Name: [${name}].`)
}

function evaluateAll(expressions: Expression[], context: Context, scope: Scope | null): Value[] | RuleError {
  const values: Value[] = []
  for (const expression of expressions) {
    const outcome = evaluate(expression, context, scope)
    if (outcome instanceof RuleError) return outcome
    values.push(outcome)
  }
  return values
}

function call(expression: Expression & { kind: 'call' }, context: Context, scope: Scope | null): Outcome {
  const { name, target } = expression
  if (target !== null) {
    const outcomes = expression.args.map((argument) => evaluate(argument, context, scope))
    return callDeclared(target, outcomes, context)
  }
  const args = evaluateAll(expression.args, context, scope)
  if (args instanceof RuleError) return args
  if (isLookup(name)) return lookUp(name, args, context.documents)
  return spend(context, callCost(name, args)) ?? callFunction(name, args)
}

function callDeclared(target: FunctionDeclaration, args: Outcome[], context: Context): Outcome {
  if (target.parameters.length !== args.length)
    return new RuleError(`Function not found error: Name: [${target.name}].`)
  if (context.callDepth >= maxCallDepth)
    return new RuleError(`Functions may call each other at most ${maxCallDepth} deep.`)
  if (context.height + target.depth > maxHeight) return new RuleError('The functions nest too deep.')
  let scope = context.wildcards(target.home)
  target.parameters.forEach((name, at) => (scope = { name, value: args[at] ?? null, outer: scope }))
  context.callDepth += 1
  context.height += target.depth
  const outcome = body(target, context, scope)
  context.callDepth -= 1
  context.height -= target.depth
  return outcome
}

function body(target: FunctionDeclaration, context: Context, scope: Scope | null): Outcome {
  for (const { name, value } of target.lets) {
    scope = { name, value: evaluate(value, context, scope), outer: scope }
  }
  return evaluate(target.result, context, scope)
}

function methodCall(
  expression: Expression & { kind: 'method' },
  context: Context,
  scope: Scope | null,
): Outcome {
  const { object, name } = expression
  if (object.kind === 'name' && isNamespace(object.name) && !isVariable(object.name, scope)) {
    const args = evaluateAll(expression.args, context, scope)
    if (args instanceof RuleError) return args
    return spend(context, callCost(name, args)) ?? callNamespaced(object.name, name, args)
  }
  const receiver = evaluate(object, context, scope)
  if (receiver instanceof RuleError) return receiver
  const args = evaluateAll(expression.args, context, scope)
  if (args instanceof RuleError) return args
  const tooLong = spend(context, callCost(name, [receiver, ...args]))
  if (tooLong !== null) return tooLong
  return receiver instanceof PartialValue
    ? callPartialMethod(receiver, name, args)
    : callMethod(receiver, name, args)
}

/** Adds the cost of an operation; an error if the limit is exceeded. */
function spend(context: Context, cost: number): RuleError | null {
  context.work += cost
  return context.work > maxWork ? limitReached() : null
}

function isVariable(name: string, scope: Scope | null): boolean {
  for (let at = scope; at !== null; at = at.outer) if (at.name === name) return true
  return false
}

type Entries = (Expression & { kind: 'map' })['entries']

/** `{ key: value }`; keys are strings. */
function mapLiteral(entries: Entries, context: Context, scope: Scope | null): Outcome {
  const made = new Map<string, Value>()
  for (const entry of entries) {
    const key = evaluate(entry.key, context, scope)
    if (key instanceof RuleError) return key
    if (typeof key !== 'string') return new RuleError('Type error. The keys of a map are strings.')
    const value = evaluate(entry.value, context, scope)
    if (value instanceof RuleError) return value
    made.set(key, value)
  }
  return checkSize(new MapValue(made))
}

type Segments = (Expression & { kind: 'path' })['segments']

/** `/a/$(b)/c`; a path inside `$( )` contributes all its segments. */
function pathLiteral(segments: Segments, context: Context, scope: Scope | null): Outcome {
  const made: string[] = []
  let length = 0
  for (const pieces of segments) {
    const parts = pieces.map((piece) => (typeof piece === 'string' ? piece : evaluate(piece, context, scope)))
    const [first] = parts
    if (first instanceof PathValue && parts.length === 1) {
      made.push(...first.segments)
      continue
    }
    let text = ''
    for (const part of parts) {
      if (typeof part !== 'string') return notInPath(part)
      text += part
    }
    made.push(text)
    length += text.length
    const tooLong = textTooLong(length)
    if (tooLong) return tooLong
  }
  return new PathValue(made)
}

function notInPath(part: Outcome): RuleError {
  if (part instanceof RuleError) return part
  if (part instanceof PartialValue) return part.unknown
  return new RuleError(
    part === null ? 'Null value error.' : 'Type error. A path is made of strings and paths.',
  )
}
