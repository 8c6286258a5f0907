import { compare, type Verdict } from './recordings.ts'

const timeKeys = ['createTime', 'updateTime', 'readTime', 'commitTime', 'timestampValue']

/**
 * Compares responses whose times were recorded literally: a recorded time must correspond to one actual time throughout a
 * case, in the same order. Page tokens and generated ids are mapped too.
 */
export class RecordedTimes {
  readonly #actualOf = new Map<string, string>()
  readonly #versions = new Map<string, string>()

  /** A recorded path or body with the actual values in place of the recorded ones. */
  translate(text: string): string {
    let translated = text
    for (const [recorded, actual] of this.#actualOf) {
      translated = translated.replaceAll(recorded, actual)
      translated = translated.replaceAll(encodeURIComponent(recorded), encodeURIComponent(actual))
    }
    return translated
  }

  compare(actual: unknown, recorded: unknown): Verdict {
    this.#bind(actual, recorded)
    const verdict = compare(hideVersions(actual), hideVersions(this.#translated(recorded)))
    return verdict ?? this.#disorder()
  }

  #translated(recorded: unknown): unknown {
    return JSON.parse(this.translate(JSON.stringify(recorded)))
  }

  #bind(actual: unknown, recorded: unknown): void {
    if (typeof actual !== 'object' || typeof recorded !== 'object' || actual === null || recorded === null)
      return
    for (const [key, value] of Object.entries(recorded) as [string, unknown][]) {
      const other = (actual as Record<string, unknown>)[key]
      if (typeof value !== 'string' || typeof other !== 'string') {
        this.#bind(other, value)
      } else if (timeKeys.includes(key)) {
        if (!this.#actualOf.has(value)) this.#actualOf.set(value, other)
        this.#versions.set(value, other)
      } else if (key === 'nextPageToken') {
        this.#actualOf.set(value, other)
      } else if (key === 'name' && /\/[A-Za-z0-9]{20}$/.test(value) && /\/[A-Za-z0-9]{20}$/.test(other)) {
        this.#actualOf.set(value, other)
      }
    }
  }

  #disorder(): Verdict {
    const pairs = [...this.#versions].sort(([a], [b]) => (a < b ? -1 : 1))
    for (const [index, [recorded, actual]] of pairs.entries()) {
      const before = pairs[index - 1]
      if (before !== undefined && sortable(before[1]) >= sortable(actual)) {
        return `${before[1]} corresponds to ${before[0]}, and ${actual} to ${recorded}: in another order`
      }
    }
    return null
  }
}

function sortable(time: string): string {
  const [whole = '', fraction = ''] = time.replace('Z', '').split('.')
  return `${whole}.${fraction.padEnd(9, '0')}`
}

function hideVersions(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json).replaceAll(/stored version \(\d+\)/g, 'stored version (…)'))
}
