import type { Expression } from 'firestore-emulator/rules/ast'
import { parseRules } from 'firestore-emulator/rules/parse'
import {
  allFunctions,
  allMatches,
  branchesOf,
  expressionsOf,
  walkExpression,
} from 'firestore-emulator/rules/walk'
import type { Condition } from './mutant.ts'

const booleanKinds = new Set(['not', 'and', 'or', 'equals', 'differs', 'in', 'compare', 'is'])
const booleanCalls = new Set(['exists', 'existsAfter'])
const booleanMethods = new Set(['matches', 'hasAll', 'hasAny', 'hasOnly'])

/**
 * Every condition of a rules file: the condition of each allow, each operand of `&&` and `||`, and whatever else
 * is true or false: comparisons, calls, conditions of `?:`.
 */
export function rulesConditions(source: string): Condition[] {
  const rules = parseRules(source)
  const ofFunctions = allFunctions(rules).flatMap((declaration) =>
    expressionsOf(declaration).flatMap((expression) => conditionsIn(expression, declaration.name)),
  )
  const ofAllows = allMatches(rules).flatMap(({ pattern, allows }) =>
    allows.flatMap(({ condition, methods }) => {
      const names = pattern.map((part) => (part.kind === 'fixed' ? part.text : `{${part.name}}`))
      const place = `/${names.join('/')} ${methods.join(', ')}`
      if (condition === null) throw new Error(`${place}: write "if true" where everybody may.`)
      return conditionsIn(condition, place)
    }),
  )
  return [...ofFunctions, ...ofAllows]
}

function conditionsIn(root: Expression, place: string): Condition[] {
  const found: Condition[] = []
  const tested = new Set<Expression>()
  const negatedAlready = new Set<Expression>()
  walkExpression(root, (expression) => {
    for (const branch of branchesOf(expression)) if (branch.kind !== 'side') tested.add(branch.expression)
    // Negating what stands behind `!` gives the same mutant as negating the whole.
    if (expression.kind === 'not') negatedAlready.add(expression.operand)
    if (negatedAlready.has(expression) || !(tested.has(expression) || isBoolean(expression))) return
    found.push({ start: expression.span.start, end: expression.span.end, place })
  })
  return found
}

function isBoolean(expression: Expression): boolean {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'boolean'
    case 'call':
      return expression.target === null
        ? booleanCalls.has(expression.name)
        : isBoolean(expression.target.result)
    case 'method':
      return booleanMethods.has(expression.name)
    case 'conditional':
      return isBoolean(expression.whenTrue) && isBoolean(expression.whenFalse)
    default:
      return booleanKinds.has(expression.kind)
  }
}
