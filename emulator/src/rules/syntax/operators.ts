import type { ArithmeticOperator, ComparisonOperator, Expression, Span } from './ast.ts'

// Tightest binding last (RULES-LANGUAGE B.1): || && (== !=) is in (< <= > >=) (+ -) (* / %).
const precedence: Record<string, number> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  is: 4,
  in: 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
}

/** How tightly a binary operator binds; 0 for what is none. */
export function precedenceOf(operator: string): number {
  return Object.hasOwn(precedence, operator) ? (precedence[operator] ?? 0) : 0
}

const comparisons: readonly ComparisonOperator[] = ['<', '<=', '>', '>=']
const arithmetics: readonly ArithmeticOperator[] = ['+', '-', '*', '/', '%']

/** The node for `left operator right`, for the operators that take exactly two sides. */
export function binaryNode(
  operator: string,
  left: Expression,
  right: Expression,
  node: { span: Span; depth: number },
): Expression | null {
  if (operator === '==') return { kind: 'equals', left, right, ...node }
  if (operator === '!=') return { kind: 'differs', left, right, ...node }
  if (operator === 'in') return { kind: 'in', left, right, ...node }
  const comparison = comparisons.find((one) => one === operator)
  if (comparison) return { kind: 'compare', operator: comparison, left, right, ...node }
  const arithmetic = arithmetics.find((one) => one === operator)
  return arithmetic ? { kind: 'arithmetic', operator: arithmetic, left, right, ...node } : null
}
