import { cpus, loadavg } from 'node:os'
import { measure, type Speed } from './load.ts'
import { type Memory, memoryOf } from './memory.ts'
import { writeDocuments, type PlainDocument } from '../testing/administrator.ts'
import { type ServerProcess, startFirestoreProcess } from './server-process.ts'
import { schoolOf } from './school.ts'
import { projectId, workloadsOf } from './workloads.ts'

/** One kind of request, at one size of the school, over a number of connections. */
export interface Measured extends Speed {
  request: string
  documents: number
  connections: number
}

/** What one server was like that held this many documents. */
export interface Size {
  documents: number
  /** Milliseconds from the server's start until it answered. */
  readyAfter: number
  loadSeconds: number
  idle: Memory
  loaded: Memory
  afterRuns: Memory
}

/** All that a run has found, and where. */
export interface FirestoreReport {
  machine: { node: string; cpus: number; model: string; loadAverage: number }
  sizes: Size[]
  speeds: Measured[]
}

export interface FirestoreBenchmark {
  sizes: readonly number[]
  connections: readonly number[]
  /** For each row of the result, after a warm-up of a third of it. */
  seconds: number
  /** Told what is being measured. */
  say: (line: string) => void
}

export const wholeBenchmark = { sizes: [1_000, 10_000, 100_000], connections: [1, 32], seconds: 3 }
export const quickBenchmark = { sizes: [1_000, 10_000], connections: [1, 32], seconds: 0.5 }

/**
 * Measures the local Firestore server, for each size a new one in a process of its own. Each has ended when this
 * resolves or rejects.
 * @throws where the server does not start, or answers anything but what was asked for.
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

/** Writes documents one commit after another, so that a big school is never whole in memory here. */
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
