/** Gives each commit a time of its own: microseconds since the epoch, strictly increasing. */
export class Clock {
  #last = 0n

  /** @param now the current time in milliseconds since the epoch. If it goes back, the clock does not. */
  constructor(private readonly now: () => number = preciseNow) {}

  nextMicros(): bigint {
    const now = BigInt(Math.floor(this.now() * 1000))
    this.#last = now > this.#last ? now : this.#last + 1n
    return this.#last
  }
}

function preciseNow(): number {
  return performance.timeOrigin + performance.now()
}

/** A time truncated to whole milliseconds, like `request.time` and server timestamps. */
export function toMillis(micros: bigint): bigint {
  return micros - (micros % 1000n)
}
