let last = 0n

/** The present time in microseconds since the epoch, later at each call: no two commits share a time. */
export function nextMicros(): bigint {
  const now = BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1000))
  last = now > last ? now : last + 1n
  return last
}

/** A time cut to whole milliseconds, as `request.time` and server timestamps are. */
export function toMillis(micros: bigint): bigint {
  return micros - (micros % 1000n)
}
