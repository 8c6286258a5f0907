import type { Expression, FunctionDeclaration, MatchBlock, PathPattern, Ruleset } from './ast.ts'

export type BranchKind = 'operand' | 'condition' | 'side'

/** The expressions directly inside this one. */
function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return expression.items
    case 'path':
      return expression.segments.filter((piece) => typeof piece !== 'string')
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.index]
    case 'slice':
      return [expression.object, expression.from, expression.to]
    case 'call':
      return expression.args
    case 'method':
      return [expression.object, ...expression.args]
    case 'not':
    case 'is':
      return [expression.operand]
    case 'and':
    case 'or':
      return expression.operands
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse]
  }
}

/** Visits an expression and its descendants in preorder. */
export function walkExpression(expression: Expression, visit: (expression: Expression) => void): void {
  visit(expression)
  for (const child of childrenOf(expression)) walkExpression(child, visit)
}

/**
 * The branches directly inside an expression: the operands of `&&` and `||`, and the condition and the sides of `?:`.
 */
export function branchesOf(expression: Expression): { kind: BranchKind; expression: Expression }[] {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.operands.map((operand) => ({ kind: 'operand', expression: operand }))
    case 'conditional':
      return [
        { kind: 'condition', expression: expression.condition },
        { kind: 'side', expression: expression.whenTrue },
        { kind: 'side', expression: expression.whenFalse },
      ]
    default:
      return []
  }
}

/** All match blocks in source order, parents first. */
export function allMatches(ruleset: Ruleset): MatchBlock[] {
  const found: MatchBlock[] = []
  const collect = (block: MatchBlock): void => {
    found.push(block)
    block.matches.forEach(collect)
  }
  ruleset.matches.forEach(collect)
  return found
}

/** All functions in source order of their match blocks. */
export function allFunctions(ruleset: Ruleset): FunctionDeclaration[] {
  return allMatches(ruleset).flatMap(({ functions }) => functions)
}

/** The let values and the result of a function. */
export function expressionsOf(declaration: FunctionDeclaration): Expression[] {
  return [...declaration.lets.map(({ value }) => value), declaration.result]
}

/** The pattern of a block, prefixed with those of its parents. */
export function fullPattern(block: MatchBlock): PathPattern[] {
  return block.parent ? [...fullPattern(block.parent), ...block.pattern] : block.pattern
}
