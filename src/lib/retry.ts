const firstDelay = 5_000
const longestDelay = 60_000

/**
 * Calls `retry` once: as soon as the browser is online again, at the latest after a delay that doubles with the number
 * of earlier `attempts` from five seconds to a minute.
 * @returns a function that cancels it.
 */
export function retryLater(retry: () => void, attempts: number): () => void {
  const timer = setTimeout(retryNow, Math.min(firstDelay * 2 ** attempts, longestDelay))
  window.addEventListener('online', retryNow)

  function cancel() {
    clearTimeout(timer)
    window.removeEventListener('online', retryNow)
  }

  function retryNow() {
    cancel()
    retry()
  }

  return cancel
}

/** Retries in the background, for something that a page can wait for, until it succeeds. Never rejects. */
export async function retryUntilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await load()
    } catch (error) {
      await new Promise<void>((resolve) => retryLater(resolve, attempts))
      // Not before: a page that is being left aborts its downloads, and nothing is wrong.
      console.error(error)
    }
  }
}

/** Milliseconds until somebody who pressed a button is told that there is no answer. */
export const answerTimeout = 15_000

/** Rejects if the promise has not settled within `limit` milliseconds; its work continues. */
export function withTimeout<Value>(promise: Promise<Value>, limit = answerTimeout): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms.`)), limit)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
