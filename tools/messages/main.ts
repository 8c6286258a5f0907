// `npm run messages` prints every sentence in both languages as CSV, for whoever checks the Punjabi;
// `npm run messages -- --import FILE` takes the corrected table back (docs/punjabi.md).
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { csvOf } from '#lib/csv.ts'
import { heads, importTable } from './import.ts'
import { readPairs } from './sentences.ts'

const root = path.join(import.meta.dirname, '../..')
const { values: options } = parseArgs({ options: { import: { type: 'string' } } })

if (options.import === undefined) {
  const rows = (await readPairs(root)).map(({ key, english, punjabi, doubt }) => [
    key,
    english.text,
    punjabi?.text ?? '',
    doubt,
  ])
  process.stdout.write(csvOf([heads, ...rows]))
} else {
  const { changes, problems } = await importTable(root, await readFile(options.import, 'utf8'))
  for (const { key, sentence, text } of changes)
    console.log(
      `${path.relative(root, sentence.file)}, ${key}\n  before: ${sentence.text}\n  after:  ${text}`,
    )
  for (const problem of problems) console.error(problem)
  const sentences = `${changes.length} ${changes.length === 1 ? 'sentence' : 'sentences'}`
  if (problems.length === 0) console.log(`${sentences} changed.`)
  else console.error('Nothing was written.')
  process.exitCode = problems.length === 0 ? 0 : 1
}
