import type { Expression, MatchBlock, PathPattern, Ruleset } from './ast.ts'

/** The expressions directly inside this one: nothing else that it has is of a kind. */
export function childrenOf(expression: Expression): Expression[] {
  const parts: unknown[] = Object.values(expression).flat()
  return parts.filter((part): part is Expression => 'kind' in Object(part))
}

/** Visits an expression and its descendants in preorder. */
export function walkExpression(expression: Expression, visit: (expression: Expression) => void): void {
  visit(expression)
  for (const child of childrenOf(expression)) walkExpression(child, visit)
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
