/** What this device keeps of the site, and what this tab does. */
export const deviceData = siteData('localStorage')
export const tabData = siteData('sessionStorage')

/** A storage of the browser. Where it is forbidden or full, the page keeps what it should have taken as long as it lives. */
function siteData(name: 'localStorage' | 'sessionStorage') {
  const kept = new Map<string, string>()

  function get(key: string): string | null {
    return kept.get(key) ?? attempt(() => window[name].getItem(key))
  }

  /** The value that was written as JSON; `null` where there is none or somebody else wrote it. */
  function getJson(key: string): unknown {
    return attempt(() => JSON.parse(get(key) ?? 'null') as unknown)
  }

  function set(key: string, value: string): void {
    kept.set(key, value)
    attempt(() => {
      window[name].setItem(key, value)
      kept.delete(key)
    })
  }

  function remove(key: string): void {
    kept.delete(key)
    attempt(() => window[name].removeItem(key))
  }

  function removeAll(prefix: string): void {
    const stored = attempt(() => Object.keys(window[name])) ?? []
    for (const key of [...kept.keys(), ...stored]) if (key.startsWith(prefix)) remove(key)
  }

  /** Whether a value of so many characters would outlive the page. */
  function hasRoomFor(length: number): boolean {
    const key = 'room'
    set(key, '-'.repeat(length))
    const isStored = !kept.has(key)
    remove(key)
    return isStored
  }

  return { get, getJson, set, remove, removeAll, hasRoomFor }
}

/** `null` where it throws: a storage that is forbidden is empty. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}
