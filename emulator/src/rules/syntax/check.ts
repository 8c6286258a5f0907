import { isLookup } from '../evaluation/lookups.ts'
import { isFunction, isMethod, isNamespace } from '../library/library.ts'
import type { Expression, FunctionDeclaration, MatchBlock, Ruleset, Span } from './ast.ts'
import { RulesSyntaxError } from './syntax-error.ts'
import { allMatches, fullPattern, walkExpression } from './walk.ts'

/**
 * Semantic checks: resolves each call to its function, and rejects functions and variables that there are not, and
 * duplicate definitions. Recursion, which Google's compiler rejects, is an error once calls are too deep.
 * Google's compiler only warns of an unknown name, and what reads it fails when it is evaluated.
 * @throws {RulesSyntaxError}
 */
export function checkRules(ruleset: Ruleset): void {
  for (const block of allMatches(ruleset)) {
    checkPattern(block)
    checkNames(block.functions)
    for (const { condition } of block.allows) checkExpression(block, condition, wildcardsOf(block))
    for (const { parameters, lets, result } of block.functions) {
      const variables = [...wildcardsOf(block), ...parameters]
      for (const { name, value } of lets) {
        checkExpression(block, value, variables)
        variables.push(name)
      }
      checkExpression(block, result, variables)
    }
  }
}

function refuse(message: string, span: Span): never {
  throw new RulesSyntaxError(message, span)
}

function checkNames(functions: readonly FunctionDeclaration[]): void {
  const names = new Set<string>()
  for (const { name, nameSpan } of functions) {
    if (names.has(name)) refuse(`The function '${name}' is already defined`, nameSpan)
    names.add(name)
  }
}

function wildcardsOf(block: MatchBlock | null): string[] {
  if (block === null) return []
  const own = block.pattern.flatMap((part) => (part.kind === 'fixed' ? [] : [part.name]))
  return [...wildcardsOf(block.parent), ...own]
}

/** Google's compiler counts within each match; a second one below another would split a path in several ways. */
function checkPattern(block: MatchBlock): void {
  const rests = fullPattern(block).filter(({ kind }) => kind === 'rest').length
  if (rests > 1) refuse("A path may have only one '{variable=**}'", block.span)
}

/** The function of this name that is visible in a block: the innermost. */
function findFunction(block: MatchBlock | null, name: string): FunctionDeclaration | null {
  if (block === null) return null
  return block.functions.find((declaration) => declaration.name === name) ?? findFunction(block.parent, name)
}

function checkExpression(block: MatchBlock, root: Expression, variables: readonly string[]): void {
  const isVariable = (name: string): boolean =>
    name === 'request' || name === 'resource' || variables.includes(name)
  const namespaces = new Set<Expression>()
  walkExpression(root, (expression) => {
    const { span } = expression
    if (expression.kind === 'call') {
      const { name, args } = expression
      const target = findFunction(block, name)
      expression.target = target
      if (target === null && !isFunction(name) && !isLookup(name))
        refuse(`There is no function '${name}'`, span)
      if (target !== null && target.parameters.length !== args.length) {
        refuse(`The function '${name}' takes ${target.parameters.length} arguments, not ${args.length}`, span)
      }
    } else if (expression.kind === 'method') {
      const { object, name } = expression
      if (object.kind === 'name' && !isVariable(object.name) && isNamespace(object.name)) {
        namespaces.add(object)
        const full = `${object.name}.${name}`
        if (!isFunction(full)) refuse(`There is no function '${full}'`, span)
      } else if (!isMethod(name)) refuse(`There is no method '${name}'`, span)
    } else if (expression.kind === 'name' && !isVariable(expression.name) && !namespaces.has(expression)) {
      refuse(`There is no variable '${expression.name}'`, span)
    }
  })
}
