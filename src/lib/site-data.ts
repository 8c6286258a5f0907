/** What this device keeps of the site, and what this tab does. */
export const deviceData = siteData('localStorage')
export const tabData = siteData('sessionStorage')

const sharedKey = 'shared-computer'

/**
 * Whether whoever signed in last said that other people use this computer. This tab remembers it even if
 * somebody has begun to sign in at another one, as on a computer of their own.
 */
export function isSharedComputer(): boolean {
  return tabData.get(sharedKey) !== null || deviceData.get(sharedKey) !== null
}

export function rememberShared(isShared: boolean): void {
  for (const data of [deviceData, tabData]) data.mark(sharedKey, isShared)
}

/** The beginning of the keys of the terms that a family is in. */
export const termPrefix = 'term:'

/** Where to keep what tells of a person: on a shared computer it goes with the tab. */
export function ownData(): typeof deviceData {
  return isSharedComputer() ? tabData : deviceData
}

/** Clears cached terms, of one course or of all: they reveal which levels a family is enrolled in. */
export function forgetTerms(courseId?: string): void {
  const prefix = courseId === undefined ? termPrefix : `${termPrefix}${courseId}/`
  for (const data of [deviceData, tabData]) data.removeAll(prefix)
}

/** A storage of the browser. If it is forbidden or full, the page keeps what it should have taken as long as it lives. */
function siteData(name: 'localStorage' | 'sessionStorage') {
  const kept = new Map<string, string>()

  function get(key: string): string | null {
    return kept.get(key) ?? attempt(() => window[name].getItem(key))
  }

  /** The value that was written as JSON; `null` if there is none or somebody else wrote it. */
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

  function mark(key: string, isSo: boolean): void {
    if (isSo) set(key, 'yes')
    else remove(key)
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

  return { get, getJson, set, mark, remove, removeAll, hasRoomFor }
}

/** `null` if it throws: a storage that is forbidden is empty. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}
