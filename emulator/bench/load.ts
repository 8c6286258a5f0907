import { createHistogram } from 'node:perf_hooks'
import { HttpClient, type Post } from './http-client.ts'
import type { Address } from '../testing/administrator.ts'

/** A kind of request to measure. */
export interface Workload {
  name: string
  /**
   * The next requests, in any order. Not timed: a workload can undo here what the last round changed.
   */
  round: () => Post[] | Promise<Post[]>
  /** Throws if a response with status 200 is not the expected one. */
  check: (answer: string) => void
}

/** Times in milliseconds. */
export interface Speed {
  operations: number
  perSecond: number
  p50: number
  p99: number
}

const microsecondsInMillisecond = 1000

/**
 * Sends rounds of requests over this many keep-alive connections, each with one request at a time, until they have
 * taken `seconds`, after a warm-up of `warmUp` seconds.
 * @throws if a response is not the expected one, so that fast errors are not measured.
 */
export async function measure(
  server: Address,
  workload: Workload,
  { connections, seconds, warmUp }: { connections: number; seconds: number; warmUp: number },
): Promise<Speed> {
  const client = new HttpClient(server, connections)
  try {
    await run(client, workload, connections, warmUp)
    return await run(client, workload, connections, seconds)
  } finally {
    client.close()
  }
}

async function run(
  client: HttpClient,
  workload: Workload,
  connections: number,
  seconds: number,
): Promise<Speed> {
  const histogram = createHistogram()
  let elapsed = 0
  while (elapsed < seconds * 1000) {
    const posts = (await workload.round()).values()
    const began = performance.now()
    await Promise.all(Array.from({ length: connections }, () => sendEach(posts)))
    elapsed += performance.now() - began
  }
  async function sendEach(posts: Iterable<Post>): Promise<void> {
    for (const post of posts) {
      const began = performance.now()
      const answer = await client.send(post)
      const taken = performance.now() - began
      histogram.record(Math.max(1, Math.round(taken * microsecondsInMillisecond)))
      workload.check(answer)
    }
  }
  return {
    operations: histogram.count,
    perSecond: (histogram.count / elapsed) * 1000,
    p50: histogram.percentile(50) / microsecondsInMillisecond,
    p99: histogram.percentile(99) / microsecondsInMillisecond,
  }
}
