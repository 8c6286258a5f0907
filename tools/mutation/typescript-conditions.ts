import { dirname } from 'node:path'
import ts from 'typescript'
import type { Condition } from './mutant.ts'

const logicalOperators = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken])

/**
 * Every condition of these TypeScript files, by file: the conditions of `if`, `?:` and loops, each operand of `&&` and `||`,
 * and every comparison or call of a boolean type (the predicates of `filter`, `check` and the like).
 * @param files absolute paths; types are needed to tell a boolean call from another, so they must compile.
 */
export function typeScriptConditions(files: readonly string[], configFile: string): Map<string, Condition[]> {
  const config = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, dirname(configFile))
  const program = ts.createProgram([...files], options)
  const checker = program.getTypeChecker()
  const trees = files.flatMap((file) => program.getSourceFile(file) ?? [])
  return new Map(trees.map((tree) => [tree.fileName, conditionsIn(tree, checker)]))
}

function conditionsIn(tree: ts.SourceFile, checker: ts.TypeChecker): Condition[] {
  const found: Condition[] = []
  const visit = (node: ts.Node): void => {
    const isCondition = isTested(node) || (isComputed(node) && hasBooleanType(node, checker))
    if (isCondition && !isNegatedAlready(node)) {
      found.push({ start: node.getStart(tree), end: node.getEnd(), place: placeOf(node) })
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(tree, visit)
  return found
}

/** Whether the node stands where it is taken for true or false. */
function isTested(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)) {
    return parent.expression === node
  }
  if (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) return parent.condition === node
  return (
    ts.isBinaryExpression(parent) &&
    logicalOperators.has(parent.operatorToken.kind) &&
    parent.operatorToken !== node
  )
}

/** Whether the node computes something, unlike names and literals. */
function isComputed(node: ts.Node): node is ts.Expression {
  return (
    ts.isBinaryExpression(node) ||
    ts.isPrefixUnaryExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isParenthesizedExpression(node)
  )
}

function hasBooleanType(node: ts.Expression, checker: ts.TypeChecker): boolean {
  return (checker.getTypeAtLocation(node).flags & ts.TypeFlags.BooleanLike) !== 0
}

/** What stands behind `!` or between brackets: its mutant is that of the whole. */
function isNegatedAlready(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent)) return true
  return ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken
}

/** The function or constant around the node. */
function placeOf(node: ts.Node): string {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at)) && at.name !== undefined) {
      const isOutermost = ts.isFunctionDeclaration(at) || ts.isSourceFile(at.parent.parent.parent)
      if (isOutermost) return at.name.getText()
    }
  }
  return 'the file'
}
