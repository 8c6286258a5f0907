export const deviceData = siteData('localStorage')
export const tabData = siteData('sessionStorage')

const sharedKey = 'shared-computer'

/**
 * Whether the last person to sign in said that other people use this computer. This tab remembers it even if somebody
 * starts to sign in in another tab, as on a computer of their own.
 */
export function isSharedComputer(): boolean {
  return tabData.get(sharedKey) !== null || deviceData.get(sharedKey) !== null
}

export function rememberShared(isShared: boolean): void {
  for (const data of [deviceData, tabData]) data.mark(sharedKey, isShared)
}

export const termPrefix = 'term:'

/** Where to keep personal data: on a shared computer it goes with the tab. */
export function ownData(): typeof deviceData {
  return isSharedComputer() ? tabData : deviceData
}

/** Clears cached terms, of one course or of all: they reveal which levels a family is enrolled in. */
export function forgetTerms(courseId?: string): void {
  const prefix = courseId === undefined ? termPrefix : `${termPrefix}${courseId}/`
  for (const data of [deviceData, tabData]) data.removeAll(prefix)
}

/** A browser storage. If it is forbidden or full, the page keeps the values in memory. */
function siteData(name: 'localStorage' | 'sessionStorage') {
  const kept = new Map<string, string>()

  function get(key: string): string | null {
    return kept.get(key) ?? attempt(() => window[name].getItem(key))
  }

  /** The value that was written as JSON; `null` if there is none or it is not JSON. */
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

  /** Whether a value of this many characters would outlive the page. */
  function hasRoomFor(length: number): boolean {
    const key = 'room'
    set(key, '-'.repeat(length))
    const isStored = !kept.has(key)
    remove(key)
    return isStored
  }

  return { get, getJson, set, mark, remove, removeAll, hasRoomFor }
}

/** `null` if it throws: a forbidden storage counts as empty. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}
