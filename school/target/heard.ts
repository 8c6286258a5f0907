/** Milliseconds of silence after which nobody is waited for any longer. The variable is for tests. */
const patience = Number(process.env.PAINTI_PATIENCE ?? 60_000)

/** Tells that something has come, and that what is next may take so many times the usual patience. */
export type Heard = (times?: number) => void

/** Nobody answers. It has the code of a line on which that happens. */
class Silence extends Error {
  override readonly name = 'Silence'
  readonly code = 'ETIMEDOUT'
}

/**
 * Waits for work as long as something is heard of it: over REST the SDK itself would wait for ever.
 *
 * @param limit the longest silence, in milliseconds.
 * @throws Silence, which `sentenceOf` takes for a line that is lost.
 */
export async function whileHeard<Result>(
  work: (heard: Heard) => Promise<Result>,
  limit = patience,
): Promise<Result> {
  let end: (silence: Silence) => void
  const silence = new Promise<never>((_, reject) => (end = reject))
  let timer: NodeJS.Timeout | undefined
  function heard(times = 1): void {
    clearTimeout(timer)
    timer = setTimeout(() => end(new Silence(`Nothing came for ${limit * times} ms.`)), limit * times)
  }
  heard()
  try {
    return await Promise.race([work(heard), silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits so for the answer to one request. */
export function answerOf<Result>(request: Promise<Result>, limit = patience): Promise<Result> {
  return whileHeard(() => request, limit)
}

/** Waits so for each item of a stream; how long its reader takes for an item does not count. */
export async function* eachHeard<Item>(items: AsyncIterable<Item>, limit = patience): AsyncGenerator<Item> {
  // No `for await`: it would wait for a silent stream to close itself.
  const iterator = items[Symbol.asyncIterator]()
  for (;;) {
    const next = await answerOf(iterator.next(), limit)
    if (next.done === true) return
    yield next.value
  }
}
