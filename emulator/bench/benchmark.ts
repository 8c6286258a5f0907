import { cpus, loadavg } from 'node:os'
import { measure, type Speed } from './load.ts'
import { type Memory, memoryOf } from './memory.ts'
import { writeDocuments, type PlainDocument } from '../testing/administrator.ts'
import { type ServerProcess, startFirestoreProcess } from './server-process.ts'
import { schoolOf } from './school.ts'
import { projectId, workloadsOf } from './workloads.ts'

/** The speed of one kind of request, with a number of documents and of connections. */
export interface Measured extends Speed {
  request: string
  documents: number
  connections: number
}

/** The start-up, loading and memory figures for a number of documents. */
export interface Size {
  documents: number
  /** Milliseconds from the start of the server until its first response. */
  readyAfter: number
  loadSeconds: number
  idle: Memory
  loaded: Memory
  afterRuns: Memory
}

/** The results of a run, and the machine. */
export interface FirestoreReport {
  machine: { node: string; cpus: number; model: string; loadAverage: number }
  sizes: Size[]
  speeds: Measured[]
}

export interface FirestoreBenchmark {
  sizes: readonly number[]
  connections: readonly number[]
  /** For each measurement, after a warm-up of a third of it. */
  seconds: number
  /** Prints progress. */
  say: (line: string) => void
}

export const wholeBenchmark = { sizes: [1_000, 10_000, 100_000], connections: [1, 32], seconds: 3 }
export const quickBenchmark = { sizes: [1_000, 10_000], connections: [1, 32], seconds: 0.5 }

/**
 * Measures the server, in a new process for each size.
 * @throws if the server does not start or gives a wrong response.
 */
export async function benchmarkFirestore(options: FirestoreBenchmark): Promise<FirestoreReport> {
  const [first] = cpus()
  const machine = {
    node: process.version,
    cpus: cpus().length,
    model: first?.model ?? 'unknown',
    loadAverage: loadavg()[0] ?? 0,
  }
  const report: FirestoreReport = { machine, sizes: [], speeds: [] }
  for (const documents of options.sizes) {
    const server = await startFirestoreProcess()
    try {
      await measureSize(server, documents, options, report)
    } finally {
      await server.stop()
    }
  }
  return report
}

async function measureSize(
  server: ServerProcess,
  documents: number,
  { connections: all, seconds, say }: FirestoreBenchmark,
  report: FirestoreReport,
): Promise<void> {
  const school = schoolOf(documents)
  const idle = memoryOf(server.pid)
  const began = performance.now()
  await load(server, school.documents())
  const loadSeconds = (performance.now() - began) / 1000
  const loaded = memoryOf(server.pid)
  for (const workload of workloadsOf(school, server)) {
    for (const connections of all) {
      say(`${documents} documents: ${workload.name}, connections: ${connections}`)
      const speed = await measure(server, workload, { connections, seconds, warmUp: seconds / 3 })
      report.speeds.push({ request: workload.name, documents, connections, ...speed })
    }
  }
  const { readyAfter } = server
  report.sizes.push({ documents, readyAfter, loadSeconds, idle, loaded, afterRuns: memoryOf(server.pid) })
}

const writesInCommit = 500

/** Writes documents in batches, so that they are never all in memory. */
async function load(server: ServerProcess, documents: Iterable<PlainDocument>): Promise<void> {
  let batch: PlainDocument[] = []
  for (const document of documents) {
    batch.push(document)
    if (batch.length < writesInCommit) continue
    await writeDocuments(server, projectId, batch)
    batch = []
  }
  if (batch.length > 0) await writeDocuments(server, projectId, batch)
}
