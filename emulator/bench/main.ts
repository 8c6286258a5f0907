// Measures the speed and the memory of the server.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchmarkFirestore, type FirestoreReport, quickBenchmark, wholeBenchmark } from './benchmark.ts'
import { describeReport } from './tables.ts'

const usage = `npm run bench:firestore -- [--quick] [--json FILE] [--compare FILE]
  --quick         shorter runs, and no 100,000 documents
  --json FILE     writes the figures to FILE
  --compare FILE  prints the figures of an earlier --json in brackets`

const { quick, json, compare } = readArguments()
const earlier =
  compare === undefined ? undefined : (JSON.parse(readFileSync(compare, 'utf8')) as FirestoreReport)
const report = await benchmarkFirestore({
  ...(quick ? quickBenchmark : wholeBenchmark),
  say: (line) => console.error(line),
})
console.log(describeReport(report, earlier).join('\n'))
if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)

function readArguments(): { quick: boolean; json?: string; compare?: string } {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        json: { type: 'string' },
        compare: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}
