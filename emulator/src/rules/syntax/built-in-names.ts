/** The functions that stand without a namespace. `bool` is documented but refused by production (B.4). */
export const builtInFunctions: ReadonlySet<string> = new Set([
  'debug',
  'exists',
  'existsAfter',
  'float',
  'get',
  'getAfter',
  'int',
  'path',
  'string',
])

/** What may stand before the dot of a namespaced function (B.5). */
export const namespaces: ReadonlySet<string> = new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp'])
