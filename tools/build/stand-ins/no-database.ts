/**
 * Stands in for the library by which the Firebase SDK notes, in a database on the visitor's device, on which days it was
 * used: 1 KB compressed. Here the note is kept until the page is left, so the device keeps only what /privacy says.
 */
export function openDB() {
  const kept = new Map<string, unknown>()
  const store = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    put: (value: unknown, key: string) => Promise.resolve(kept.set(key, value)),
  }
  return Promise.resolve({ transaction: () => ({ objectStore: () => store, done: Promise.resolve() }) })
}
