import { createHistogram } from 'node:perf_hooks'
import { writeDocuments, type Address, type PlainDocument } from '../testing/administrator.ts'
import { sendRequest } from '../testing/rest.ts'

export const projectId = 'demo-bench'
export const root = `projects/${projectId}/databases/(default)/documents`

/** A POST request, serialized before it is timed. */
export interface Post {
  path: string
  body: string
  headers: Record<string, string>
}

/** A kind of request to measure. */
export interface Workload {
  name: string
  /** The next requests, in any order. Not timed: a workload can undo here what the last round changed. */
  round: () => Post[] | Promise<Post[]>
  /** How often each answer contains a text. */
  expects: [mark: string, count: number]
}

/** Times in milliseconds. */
export interface Speed {
  perSecond: number
  p50: number
  p99: number
}

/** A request on the documents of the benchmark, by somebody with a token or by a visitor. */
export function post(path: string, message: unknown, token?: string): Post {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return { path: `/v1/${root}${path}`, body: JSON.stringify(message), headers }
}

/** The text of the answer; throws for every status but 200. */
export async function send({ host, port }: Address, { path, ...sent }: Post): Promise<string> {
  const { status, text } = await sendRequest(`http://${host}:${port}`, 'POST', path, sent)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return text
}

/**
 * Sends rounds of requests over this many keep-alive connections, each with one request at a time, until they have
 * taken `seconds`, after a warm-up of a third of that.
 * @throws if a response is not the expected one, so that fast errors are not measured.
 */
export async function measure(
  server: Address,
  workload: Workload,
  connections: number,
  seconds: number,
): Promise<Speed> {
  await run(server, workload, connections, seconds / 3)
  return run(server, workload, connections, seconds)
}

async function run(
  server: Address,
  { round, expects: [mark, count] }: Workload,
  connections: number,
  seconds: number,
): Promise<Speed> {
  const microseconds = createHistogram()
  async function sendEach(posts: Iterable<Post>): Promise<void> {
    for (const one of posts) {
      const began = performance.now()
      const answer = await send(server, one)
      microseconds.record(Math.max(1, Math.round((performance.now() - began) * 1000)))
      const found = answer.split(mark).length - 1
      if (found !== count)
        throw new Error(`${found} instead of ${count} times ${mark} in ${answer.slice(0, 500)}`)
    }
  }
  let elapsed = 0
  while (elapsed < seconds * 1000) {
    const posts = (await round()).values()
    const began = performance.now()
    await Promise.all(Array.from({ length: connections }, () => sendEach(posts)))
    elapsed += performance.now() - began
  }
  return {
    perSecond: (microseconds.count / elapsed) * 1000,
    p50: microseconds.percentile(50) / 1000,
    p99: microseconds.percentile(99) / 1000,
  }
}

const writesInCommit = 500

/** Writes documents in batches, so that they are never all in memory. */
export async function loadDocuments(server: Address, documents: Iterable<PlainDocument>): Promise<void> {
  let batch: PlainDocument[] = []
  for (const document of documents) {
    if (batch.push(document) < writesInCommit) continue
    await writeDocuments(server, projectId, batch)
    batch = []
  }
  await writeDocuments(server, projectId, batch)
}
