import type { WireFields, WireValue } from 'firestore-emulator/wire'

/** A document of a school, or of a backup. */
export class StoredDocument {
  /**
   * @param path below the documents root: `Users/u1`.
   * @param line `{"path":…,"fields":…}` as it stands in a backup, without the end of the line.
   * @param updateTime when it was last written, in ISO 8601; '' in a backup.
   */
  constructor(
    readonly path: string,
    readonly line: string,
    readonly updateTime = '',
  ) {}

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }

  /** The id of the collection that it is in. */
  get collection(): string {
    return this.path.split('/').at(-2) ?? ''
  }

  /** The fields exactly as they are stored. */
  get wire(): WireFields {
    return (JSON.parse(this.line) as { fields: WireFields }).fields
  }

  /** The fields as the model reads them; times are `Date`s, and what the model does not know stays as it is stored. */
  get fields(): Record<string, unknown> {
    return Object.fromEntries(Object.entries(this.wire).map(([name, value]) => [name, plain(value)]))
  }
}

/** A stored value as the model reads it. */
export function plain(value: WireValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('arrayValue' in value) return listIn(value).map(plain)
  return Object.values(value)[0]
}

/** The entries of a stored list; none where it is no list. */
export function listIn(value: WireValue | undefined): WireValue[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

/**
 * The wire values that tell 7 from 7.0 (decision 47), in one form: so documents can be compared as texts, and two backups
 * of the same school have the same checksum.
 */
export function canonicalFields(fields: WireFields): WireFields {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, value]) => [name, canonical(value)]))
}

function canonical(value: WireValue): WireValue {
  if ('mapValue' in value) return { mapValue: { fields: canonicalFields(value.mapValue.fields ?? {}) } }
  if ('arrayValue' in value) {
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(canonical) } }
  }
  // JSON.stringify writes -0 as 0; the protocol also takes a text.
  if ('doubleValue' in value && Object.is(value.doubleValue, -0)) return { doubleValue: '-0' }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue
    return { geoPointValue: { latitude, longitude } }
  }
  return value
}
