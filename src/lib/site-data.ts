/** What this device keeps of the site, and what this tab does. */
export const deviceData = siteData('localStorage')
export const tabData = siteData('sessionStorage')

/** A storage of the browser. Where it is forbidden or full, the page keeps what it should have taken as long as it lives. */
function siteData(name: 'localStorage' | 'sessionStorage') {
  const kept = new Map<string, string>()

  function get(key: string): string | null {
    try {
      return kept.get(key) ?? window[name].getItem(key)
    } catch {
      return null
    }
  }

  /** The value that was written as JSON; `null` where there is none or somebody else wrote it. */
  function getJson(key: string): unknown {
    try {
      return JSON.parse(get(key) ?? 'null')
    } catch {
      return null
    }
  }

  function set(key: string, value: string): void {
    kept.set(key, value)
    try {
      window[name].setItem(key, value)
      kept.delete(key)
    } catch {
      // `kept` has it.
    }
  }

  function remove(key: string): void {
    kept.delete(key)
    try {
      window[name].removeItem(key)
    } catch {
      // A storage that is forbidden is empty.
    }
  }

  function removeAll(prefix: string): void {
    const keys = new Set(kept.keys())
    try {
      for (const key of Object.keys(window[name])) keys.add(key)
    } catch {
      // A storage that is forbidden is empty.
    }
    for (const key of keys) if (key.startsWith(prefix)) remove(key)
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
