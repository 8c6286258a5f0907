import type { Expression, MatchBlock, PathPattern, Ruleset } from './ast.ts'

export type BranchKind = 'operand' | 'condition' | 'side'

/** The expressions directly inside this one: nothing else that it has is of a kind. */
function childrenOf(expression: Expression): Expression[] {
  const parts: unknown[] = Object.values(expression).flat()
  return parts.filter((part): part is Expression => 'kind' in Object(part))
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

/** The pattern of a block, prefixed with those of its parents. */
export function fullPattern(block: MatchBlock): PathPattern[] {
  return block.parent ? [...fullPattern(block.parent), ...block.pattern] : block.pattern
}
