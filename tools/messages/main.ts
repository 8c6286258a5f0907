// `npm run messages` prints every sentence in both languages as CSV, for whoever checks the Punjabi, and with
// `--import FILE` takes the corrected table back (docs/punjabi.md).
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { csvOf } from '#lib/csv.ts'
import { root } from '../local/site-environment.ts'
import { heads, importTable, readTable } from './table.ts'

const { values: options } = parseArgs({ options: { import: { type: 'string' } } })
if (options.import === undefined) {
  const table = await readTable(root)
  const rows = table.map(({ where, English, Punjabi, doubt }) => [
    where,
    English.text,
    Punjabi?.text ?? '',
    doubt,
  ])
  process.stdout.write(csvOf([heads, ...rows]))
} else {
  const { changes, problems } = await importTable(root, await readFile(options.import, 'utf8'))
  for (const { sentence, text, where } of changes)
    console.log(`${sentence.file}, ${where}\n  before: ${sentence.text}\n  after:  ${text}`)
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? `Changed: ${changes.length}.` : 'Nothing was written.')
  process.exitCode = problems.length === 0 ? 0 : 1
}
