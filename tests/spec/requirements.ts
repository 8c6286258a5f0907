import ts from 'typescript'

/** A row of a table. */
interface Requirement {
  id: string
  /** What the proof has to spell out; `{…}` in it stands for any text. */
  exactWords: string[]
}

/** A test as its source has it. */
export interface FoundTest {
  file: string
  title: string
  /** The source of its table of cases and of its function, without comments. */
  body: string
  isSkipped: boolean
}

const idShape = /^(S[2-9]|B\d{1,2})\.\d{2}$/
const idsInTitle = /\b(?:S\d|B\d{1,2})\.\d{2}\b/g
const skipping = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'])

/**
 * Reads the rows of all tables whose first cell is an id.
 * @throws Error for a row that looks like a requirement and is none: without exact words, or with an id that is there twice.
 */
export function readRequirements(markdown: string): Requirement[] {
  const ids = new Set<string>()
  return markdown
    .split('\n')
    .filter((line) => /^\| [SB]/.test(line))
    .map((line) => {
      const [, id = '', requirement = '', words = ''] = line.split('|').map((cell) => cell.trim())
      const exactWords = [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
      if (!idShape.test(id)) throw new Error(`"${id}" is no id: ${line}`)
      if (requirement === '') throw new Error(`${id} says nothing.`)
      if (exactWords.length === 0) throw new Error(`${id} has no exact words.`)
      if (ids.has(id)) throw new Error(`${id} is there twice.`)
      ids.add(id)
      return { id, exactWords }
    })
}

/** Finds the tests of a Vitest or Playwright file: `it(…)`, `test(…)` and `it.each(…)(…)`, also inside loops and groups. */
export function findTests(file: string, source: string): FoundTest[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const tests: FoundTest[] = []

  function visit(node: ts.Node, isSkippedAround: boolean): void {
    let isSkipped = isSkippedAround
    if (ts.isCallExpression(node)) {
      const [runner = '', ...names] = namesIn(node.expression)
      isSkipped ||= names.some((name) => skipping.has(name))
      const test = /^(it|test)$/.test(runner) && !names.includes('describe') ? testOf(node) : null
      if (test !== null) {
        // A test can also give up while it runs: `test.skip(…)`, `context.skip()`.
        tests.push({ file, ...test, isSkipped: isSkipped || /\.(skip|fixme)\(/.test(test.body) })
        return
      }
    }
    ts.forEachChild(node, (child) => visit(child, isSkipped))
  }

  visit(tree, false)
  return tests
}

/** The names of what is called, from its root on: `test.describe.skip(…)` is `test`, `describe`, `skip`. */
function namesIn(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text]
  if (ts.isPropertyAccessExpression(called)) return [...namesIn(called.expression), called.name.text]
  if (ts.isCallExpression(called)) return namesIn(called.expression)
  return ts.isTaggedTemplateExpression(called) ? namesIn(called.tag) : []
}

/** Title and body of a call that has both. */
function testOf(call: ts.CallExpression): { title: string; body: string } | null {
  const [title] = call.arguments
  const run = call.arguments.at(-1)
  if (title === undefined || run === undefined) return null
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return null
  if (!ts.isArrowFunction(run) && !ts.isFunctionExpression(run)) return null
  // `neverAsciiEscape` keeps Gurmukhi and typographic quotes as they are written.
  const options = { removeComments: true, neverAsciiEscape: true }
  const printer = ts.createPrinter(options)
  // Of `it.each(…)(…)`, the cases.
  const cases = ts.isCallExpression(call.expression) ? call.expression.arguments : []
  const body = [...cases, run]
    .map((part) => printer.printNode(ts.EmitHint.Unspecified, part, part.getSourceFile()))
    .join('\n')
  return { title: title.getText().slice(1, -1), body }
}

/** What is wrong with the proofs of the tables, a sentence each: the row, the test, and what is missing. */
export function checkRequirements(
  requirements: readonly Requirement[],
  tests: readonly FoundTest[],
): string[] {
  const proofs = new Map(requirements.map(({ id }) => [id, [] as FoundTest[]]))
  const unknownIds: string[] = []
  for (const test of tests) {
    for (const id of test.title.match(idsInTitle) ?? []) {
      if (proofs.get(id)?.push(test) === undefined)
        unknownIds.push(`${id} is in no row of a table: ${test.file}, "${test.title}"`)
    }
  }
  return [...unknownIds, ...requirements.flatMap((row) => checkOne(row, proofs.get(row.id) ?? []))]
}

/** Every test that claims a row has to run; one of them has to spell out all of the row's words. */
function checkOne({ id, exactWords }: Requirement, tests: readonly FoundTest[]): string[] {
  if (tests.length === 0) return [`${id} has no test.`]
  const skipped = tests.filter(({ isSkipped }) => isSkipped)
  if (skipped.length > 0) return skipped.map(({ file, title }) => `${id} is skipped: ${file}, "${title}"`)
  const problems = tests.map(({ file, title, body }) => {
    const missing = exactWords.filter((words) => !isSpelledOut(words, body)).map((words) => `\`${words}\``)
    return missing.length > 0 ? `${id}: ${file}, "${title}" does not say ${missing.join(', ')}` : null
  })
  return problems.includes(null) ? [] : problems.filter((problem) => problem !== null)
}

/** Whether the words stand in a test's body; `{…}` in them stands for any text of a line. */
function isSpelledOut(words: string, body: string): boolean {
  const pattern = words
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+?')
  return new RegExp(pattern).test(body)
}
