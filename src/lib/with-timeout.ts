/** Milliseconds until whoever pressed a button is told that there is no answer. */
export const answerTimeout = 15_000

/** Rejects where the promise has not settled within `limit` milliseconds; its work goes on. */
export function withTimeout<Value>(promise: Promise<Value>, limit = answerTimeout): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms.`)), limit)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
