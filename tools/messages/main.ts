// `npm run messages` prints every sentence in each language as CSV, for whoever checks the translations, and with
// `--import FILE` takes the corrected table back (docs/punjabi.md).
import { Command } from 'commander'
import { csvOf } from '#lib/csv.ts'
import { root } from '../local/site-environment.ts'
import { headsOf, importTable, readTable } from './table.ts'

const { import: file } = new Command('npm run messages --')
  .description('Prints a table (CSV) of every sentence of the site in each language, for its translators.')
  .option(
    '--import <file>',
    'takes the corrected table back: shows each change, or says why nothing was written',
  )
  .addHelpText('after', '\nHow the table is corrected in a spreadsheet stands in docs/punjabi.md.')
  .allowExcessArguments(false)
  .parse()
  .opts<{ import?: string }>()

try {
  if (file === undefined) {
    const table = await readTable(root)
    process.stdout.write(csvOf([headsOf(), ...table.map(({ cells }) => cells)]))
  } else {
    const changes = await importTable(root, file)
    for (const { where, sentence, text } of changes)
      console.log(`${sentence.file}, ${where}\n  before: ${sentence.text}\n  after:  ${text}`)
    console.log(`Changed: ${changes.length}.`)
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nNothing was written.`)
  process.exitCode = 1
}
