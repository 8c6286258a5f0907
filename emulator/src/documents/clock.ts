let last = 0n

/** The current time in microseconds since the epoch, strictly increasing: no two commits share a time. */
export function nextMicros(): bigint {
  const now = BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1000))
  last = now > last ? now : last + 1n
  return last
}

/** A time truncated to whole milliseconds, like `request.time` and server timestamps. */
export function toMillis(micros: bigint): bigint {
  return micros - (micros % 1000n)
}
