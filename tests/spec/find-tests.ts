import ts from 'typescript'

/** A test as its source has it. */
export interface FoundTest {
  file: string
  title: string
  /** The source of its function, without comments. */
  body: string
  isSkipped: boolean
}

const runners = new Set(['it', 'test'])
const skipping = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'])

/** Finds the tests of a Vitest or Playwright file: `it(…)`, `test(…)` and `it.each(…)(…)`, also inside loops and groups. */
export function findTests(file: string, source: string): FoundTest[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file))
  const tests: FoundTest[] = []

  function visit(node: ts.Node, isSkippedAround: boolean): void {
    let isSkipped = isSkippedAround
    if (ts.isCallExpression(node)) {
      const names = namesIn(node.expression)
      isSkipped ||= names.some((name) => skipping.has(name))
      const test = runners.has(names[0] ?? '') && !names.includes('describe') ? testOf(node) : null
      if (test !== null) {
        tests.push({ file, ...test, isSkipped: isSkipped || skipsItself(test.body) })
        return
      }
    }
    ts.forEachChild(node, (child) => visit(child, isSkipped))
  }

  visit(tree, false)
  return tests
}

/** The names of what is called, from its root on: `test.describe.skip(…)` is `test`, `describe`, `skip`. */
function namesIn(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text]
  if (ts.isPropertyAccessExpression(expression))
    return [...namesIn(expression.expression), expression.name.text]
  if (ts.isCallExpression(expression)) return namesIn(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return namesIn(expression.tag)
  return []
}

/** Title and body of a call that has both. */
function testOf(call: ts.CallExpression): { title: string; body: string } | null {
  const [title] = call.arguments
  const run = call.arguments.at(-1)
  if (title === undefined || run === undefined) return null
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return null
  if (!ts.isArrowFunction(run) && !ts.isFunctionExpression(run)) return null
  return { title: title.getText().slice(1, -1), body: withoutComments(run) }
}

function withoutComments(run: ts.Node): string {
  const file = run.getSourceFile()
  // `noAsciiEscaping` keeps Gurmukhi and typographic quotes as they are written.
  const options = { removeComments: true, neverAsciiEscape: true, noEmitHelpers: true }
  return ts.createPrinter(options).printNode(ts.EmitHint.Unspecified, run, file)
}

/** A test that gives up while it runs: `test.skip(…)`, `context.skip()`. */
function skipsItself(body: string): boolean {
  return /\.(skip|fixme)\(/.test(body)
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}
