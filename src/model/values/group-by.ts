/** The entries grouped by a key, in order of appearance; `Map.groupBy`, which browsers of 2022 and Node 20 lack. */
export function groupBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Map<string, [Entry, ...Entry[]]> {
  const groups = new Map<string, [Entry, ...Entry[]]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  return groups
}
