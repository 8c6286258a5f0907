// Measures the speed and the memory of the server, in a new process for each number of documents.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeReport, type Report } from './report.ts'
import { schoolOf } from './school.ts'
import { loadDocuments, measure } from './load.ts'
import { memoryOf, startFirestoreProcess } from './server-process.ts'
import { workloadsOf } from './workloads.ts'
import { cpus, loadavg } from 'node:os'

const usage = `npm run bench:firestore -- [--quick] [--json FILE] [--compare FILE]
  --quick         shorter runs, and no 100,000 documents
  --json FILE     writes the figures to FILE
  --compare FILE  prints the figures of an earlier --json in brackets`

const allConnections = [1, 32]
const { quick, json, compare } = readArguments()
const sizes = quick ? [1_000, 10_000] : [1_000, 10_000, 100_000]
const seconds = quick ? 0.5 : 3

const earlier = compare === undefined ? undefined : (JSON.parse(readFileSync(compare, 'utf8')) as Report)
const [cpu] = cpus()
const report: Report = {
  machine: {
    node: process.version,
    cpus: cpus().length,
    model: cpu?.model ?? '',
    loadAverage: loadavg()[0] ?? 0,
  },
  sizes: [],
  speeds: [],
}
for (const documents of sizes) await measureSize(documents)
console.log(describeReport(report, earlier).join('\n'))
if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)

function readArguments() {
  try {
    const options = {
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      compare: { type: 'string' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}

async function measureSize(documents: number): Promise<void> {
  const server = await startFirestoreProcess()
  try {
    const school = schoolOf(documents)
    const idle = memoryOf(server)
    const began = performance.now()
    await loadDocuments(server, school.documents())
    const loadSeconds = (performance.now() - began) / 1000
    const loaded = memoryOf(server)
    for (const workload of workloadsOf(school, server)) {
      for (const connections of allConnections) {
        console.error(`${documents} documents: ${workload.name}, connections: ${connections}`)
        const speed = await measure(server, workload, connections, seconds)
        report.speeds.push({ request: workload.name, documents, connections, ...speed })
      }
    }
    const { readyAfter } = server
    report.sizes.push({ documents, readyAfter, loadSeconds, idle, loaded, afterRuns: memoryOf(server) })
  } finally {
    await server.stop()
  }
}
