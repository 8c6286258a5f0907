/** Gives up waiting after `limit` milliseconds; what was begun goes on. @throws Error where it had not ended by then. */
export function withTimeout<Value>(begun: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms.`)), limit)
    begun.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
