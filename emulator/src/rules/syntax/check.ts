import { isLookup } from '../evaluation/lookups.ts'
import { isFunction, isMethod, isNamespace } from '../library/library.ts'
import type { Expression, FunctionDeclaration, MatchBlock, Ruleset, Span } from './ast.ts'
import { RulesSyntaxError } from './syntax-error.ts'
import { allFunctions, allMatches, fullPattern, walkExpression } from './walk.ts'

/** The functions that one block declares, by name. */
type Scope = ReadonlyMap<string, FunctionDeclaration>

/**
 * Semantic checks: resolves each call to its function, and rejects functions and variables that there are not, and
 * duplicate definitions. Recursion, which Google's compiler rejects, is an error once calls are too deep.
 * Google's compiler only warns of an unknown name, and what reads it fails when it is evaluated.
 * @throws {RulesSyntaxError}
 */
export function checkRules(ruleset: Ruleset): void {
  const ofMatches = new Map(allMatches(ruleset).map((block) => [block, byName(block.functions)]))
  /** The scopes visible in a match block, innermost first. */
  const scopesAt = (block: MatchBlock | null): Scope[] =>
    block === null ? [] : [ofMatches.get(block) ?? new Map(), ...scopesAt(block.parent)]
  for (const block of ofMatches.keys()) {
    checkPattern(block)
    for (const { condition } of block.allows)
      if (condition) checkExpression(scopesAt(block), condition, wildcardsOf(block))
  }
  for (const declaration of allFunctions(ruleset)) {
    const scopes = scopesAt(declaration.home)
    const variables = [...wildcardsOf(declaration.home), ...declaration.parameters]
    for (const { name, value } of declaration.lets) {
      checkExpression(scopes, value, variables)
      variables.push(name)
    }
    checkExpression(scopes, declaration.result, variables)
  }
}

function refuse(message: string, span: Span): never {
  throw new RulesSyntaxError(message, span)
}

function byName(functions: readonly FunctionDeclaration[]): Scope {
  const scope = new Map<string, FunctionDeclaration>()
  for (const declaration of functions) {
    const { name, nameSpan } = declaration
    if (scope.has(name)) refuse(`The function '${name}' is already defined`, nameSpan)
    scope.set(name, declaration)
  }
  return scope
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

/** Resolves a function name, innermost scope first. */
function findFunction(scopes: readonly Scope[], name: string): FunctionDeclaration | null {
  return scopes.find((scope) => scope.has(name))?.get(name) ?? null
}

function checkExpression(scopes: readonly Scope[], root: Expression, variables: readonly string[]): void {
  const isVariable = (name: string): boolean =>
    name === 'request' || name === 'resource' || variables.includes(name)
  const namespaces = new Set<Expression>()
  walkExpression(root, (expression) => {
    const { span } = expression
    if (expression.kind === 'call') {
      const { name, args } = expression
      const target = findFunction(scopes, name)
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
