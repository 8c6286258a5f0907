/** Milliseconds to wait for an answer. Tests set the variable. */
const defaultTimeout = Number(process.env.PAINTI_TIMEOUT ?? 60_000)

/** Nobody answers. It has the code of a connection on which that happens. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly code = 'ETIMEDOUT'
}

/**
 * Waits for an answer: over REST the Admin SDK itself would wait for ever.
 *
 * @param factor how many times longer than usual the answer may take.
 * @throws TimeoutError
 */
export async function withTimeout<T>(answer: Promise<T>, factor = 1): Promise<T> {
  const limit = defaultTimeout * factor
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${limit} ms.`)), limit)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
