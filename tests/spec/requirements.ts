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
const idsIn = (title: string): string[] => title.match(/\b(?:S\d|B\d{1,2})\.\d{2}\b/g) ?? []
const skipping = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'])

/**
 * Reads the rows of all tables whose first cell is an id.
 * @throws Error for a row that looks like a requirement and is none, or with an id that is there twice.
 */
export function readRequirements(markdown: string): Requirement[] {
  const ids = new Set<string>()
  return markdown
    .split('\n')
    .filter((line) => /^\| [SB]/.test(line))
    .map((line) => {
      const [, id = '', requirement = '', words = ''] = line.split('|').map((cell) => cell.trim())
      const exactWords = [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
      if (!idShape.test(id) || requirement === '' || exactWords.length === 0)
        throw new Error(`No id, requirement and exact words: ${line}`)
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
      // What is called: `test.describe.skip(…)` is `test`, `describe`, `skip`.
      const [called = ''] = /^[\w.]+/.exec(node.expression.getText()) ?? []
      const [runner = '', ...names] = called.split('.')
      isSkipped ||= names.some((name) => skipping.has(name))
      const test = testOf(node)
      if (/^(it|test)$/.test(runner) && !names.includes('describe') && test !== null) {
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

/** Title and body of a call that has both. */
function testOf(call: ts.CallExpression): { title: string; body: string } | null {
  const [title] = call.arguments
  const run = call.arguments.at(-1)
  if (title === undefined || run === undefined || !/^['"`]/.test(title.getText())) return null
  if (!ts.isArrowFunction(run) && !ts.isFunctionExpression(run)) return null
  // `neverAsciiEscape` keeps Gurmukhi and typographic quotes as they are written.
  const options = { removeComments: true, neverAsciiEscape: true }
  const printer = ts.createPrinter(options)
  // Of `it.each(…)(…)`, the cases.
  const cases = ts.isCallExpression(call.expression) ? call.expression.arguments : []
  const print = (part: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, part, part.getSourceFile())
  return { title: title.getText().slice(1, -1), body: [...cases, run].map(print).join('\n') }
}

/** What is wrong with the proofs of the tables, a sentence each: the row, the test, and what is missing. */
export function checkRequirements(
  requirements: readonly Requirement[],
  tests: readonly FoundTest[],
): string[] {
  const claims = tests.map((test) => ({ test, ids: idsIn(test.title) }))
  const rows = new Set(requirements.map(({ id }) => id))
  const unknownIds = claims.flatMap(({ test: { file, title }, ids }) => {
    const unknown = ids.filter((id) => !rows.has(id))
    return unknown.map((id) => `${id} is in no row of a table: ${file}, "${title}"`)
  })
  const proofsOf = (id: string) => claims.filter(({ ids }) => ids.includes(id)).map(({ test }) => test)
  return [...unknownIds, ...requirements.flatMap((row) => checkOne(row, proofsOf(row.id)))]
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
