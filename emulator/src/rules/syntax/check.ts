import { isLookup } from '../evaluation/lookups.ts'
import { isFunction, isNamespace } from '../library/library.ts'
import type { Expression, FunctionDeclaration, MatchBlock, Ruleset, Span } from './ast.ts'
import { RulesSyntaxError } from './scanner.ts'
import { allFunctions, allMatches, expressionsOf, fullPattern, walkExpression } from './walk.ts'

const maxSegments = 100
const maxCaptures = 20
/** The functions that one block declares, by name. */
type Scope = ReadonlyMap<string, FunctionDeclaration>

const macros = ['all', 'any', 'exists', 'exists_one', 'filter', 'map']

/**
 * Semantic checks: resolves each call to its function, and rejects duplicate definitions, recursion, paths beyond the limits
 * (https://firebase.google.com/docs/firestore/quotas#security_rules), undocumented macros and `request.query.fields`.
 * Unknown functions and variables are warnings and fail when evaluated, as with Google's compiler.
 * @throws {RulesSyntaxError}
 */
export function checkRules(ruleset: Ruleset): void {
  const ofFile = byName(ruleset.fileFunctions)
  const outside = [byName(ruleset.serviceFunctions), ofFile]
  const ofMatches = new Map(allMatches(ruleset).map((block) => [block, byName(block.functions)]))
  /** The scopes visible in a match block, innermost first. */
  const scopesAt = (block: MatchBlock | null, outer: readonly Scope[]): Scope[] =>
    block === null ? [...outer] : [ofMatches.get(block) ?? new Map(), ...scopesAt(block.parent, outer)]
  for (const block of ofMatches.keys()) {
    checkPattern(ruleset, block)
    for (const { condition } of block.allows)
      if (condition) checkExpression(ruleset, scopesAt(block, outside), condition, wildcardsOf(block))
  }
  const atFile = new Set(ruleset.fileFunctions)
  for (const declaration of allFunctions(ruleset)) {
    // As in production, a function of the file does not see those of the service.
    const scopes = scopesAt(declaration.home, atFile.has(declaration) ? [ofFile] : outside)
    const variables = [...wildcardsOf(declaration.home), ...declaration.parameters]
    for (const { name, value } of declaration.lets) {
      checkExpression(ruleset, scopes, value, variables)
      variables.push(name)
    }
    checkExpression(ruleset, scopes, declaration.result, variables)
  }
  refuseRecursion(ruleset)
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

function checkPattern(ruleset: Ruleset, block: MatchBlock): void {
  const full = fullPattern(block)
  if (full.length > maxSegments) refuse(`A path may have at most ${maxSegments} segments`, block.span)
  if (full.filter(({ kind }) => kind !== 'fixed').length > maxCaptures) {
    refuse(`A path may have at most ${maxCaptures} variables`, block.span)
  }
  const rest = block.pattern.findIndex(({ kind }) => kind === 'rest')
  if (rest === -1) return
  if (block.pattern.filter(({ kind }) => kind === 'rest').length > 1) {
    refuse("A path may have only one '{variable=**}'", block.span)
  }
  if (ruleset.version === 1 && rest !== block.pattern.length - 1) {
    refuse("In rules_version '1', '{variable=**}' may stand only at the end of a path", block.span)
  }
}

/** Resolves a function name, innermost scope first. */
function findFunction(scopes: readonly Scope[], name: string): FunctionDeclaration | null {
  return scopes.find((scope) => scope.has(name))?.get(name) ?? null
}

function isQuery(expression: Expression): boolean {
  const { kind } = expression
  if (kind !== 'member' || expression.name !== 'query') return false
  return expression.object.kind === 'name' && expression.object.name === 'request'
}

function checkExpression(
  ruleset: Ruleset,
  scopes: readonly Scope[],
  root: Expression,
  variables: string[],
): void {
  const warn = (message: string, { line, column }: Span): void => {
    ruleset.warnings.push({ message, line, column })
  }
  const namespaceUses = new Set<Expression>()
  walkExpression(root, (expression) => {
    switch (expression.kind) {
      case 'call':
        expression.target = findFunction(scopes, expression.name)
        if (expression.target === null) {
          if (!isFunction(expression.name) && !isLookup(expression.name))
            warn(`Invalid function name: ${expression.name}.`, expression.span)
        } else if (expression.target.parameters.length !== expression.args.length) {
          const wanted = expression.target.parameters.length
          warn(
            `The function ${expression.name} takes ${wanted} arguments, not ${expression.args.length}.`,
            expression.span,
          )
        }
        break
      case 'method':
        if (
          macros.includes(expression.name) &&
          expression.args.length === 2 &&
          expression.args[0]?.kind === 'name'
        ) {
          refuse(
            `'.${expression.name}(variable, condition)' is not part of the documented language`,
            expression.span,
          )
        }
        if (expression.object.kind === 'name') namespaceUses.add(expression.object)
        break
      case 'member':
        if (expression.name === 'fields' && isQuery(expression.object)) {
          refuse("'request.query.fields' is not part of the documented language", expression.span)
        }
        break
      case 'name': {
        const { name } = expression
        const isDeclared = name === 'request' || name === 'resource' || variables.includes(name)
        if (!isDeclared && !(namespaceUses.has(expression) && isNamespace(name))) {
          warn(`Invalid variable name: ${name}.`, expression.span)
        }
        break
      }
      default:
    }
  })
}

function refuseRecursion(ruleset: Ruleset): void {
  const state = new Map<FunctionDeclaration, 'open' | 'done'>()
  // Iterative, so that ten thousand functions do not overflow the stack.
  for (const first of allFunctions(ruleset)) {
    const work: { declaration: FunctionDeclaration; calls: Expression[] }[] = []
    const open = (declaration: FunctionDeclaration): void => {
      state.set(declaration, 'open')
      work.push({ declaration, calls: callsIn(declaration) })
    }
    if (!state.has(first)) open(first)
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const call = top.calls.pop()
      if (call?.kind !== 'call' || call.target === null) {
        state.set(top.declaration, 'done')
        work.pop()
      } else if (state.get(call.target) === 'open') {
        refuse(`The function '${call.name}' calls itself: recursion is not allowed`, call.span)
      } else if (!state.has(call.target)) {
        open(call.target)
      }
    }
  }
}

function callsIn(declaration: FunctionDeclaration): Expression[] {
  const calls: Expression[] = []
  for (const root of expressionsOf(declaration)) {
    walkExpression(root, (expression) => {
      if (expression.kind === 'call' && expression.target !== null) calls.push(expression)
    })
  }
  return calls
}
