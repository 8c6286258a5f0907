import { type Level, levelFrom } from '#model/values/level.ts'
import { readStudent } from '#model/student.ts'
import { storedList } from '#model/values/stored.ts'
import type { Documents, StoredDocument } from '../documents.ts'
import { entryIn } from '../registrations.ts'

/**
 * Adjusts completed levels to registrations, so that a restore leaves nothing half done: if a child's other state
 * agrees, the level of a restored registration is added, and that of a removed one is taken away.
 * @param after the target state, from the documents of the backup and those stored.
 */
export function followRegistrations(
  after: Map<string, StoredDocument>,
  documents: Documents,
  stored: Documents,
): void {
  const [held, heldBefore] = [keysOfPlaces(after), keysOfPlaces(stored)]
  const before = new Map(after)
  for (const { key, path, level, hadLevel } of [...documents.values(), ...stored.values()].flatMap(placeIn)) {
    const child = after.get(path)
    const other = before.get(path) === stored.get(path) ? documents.get(path) : stored.get(path)
    // Where the restore changes neither, the school may have set or taken the level since.
    const isAsStored = before.get(path) === stored.get(path) && held.has(key) === heldBefore.has(key)
    if (child === undefined || isAsStored) continue
    const [has, hasOther] = [child, other].map((one) =>
      readStudent('', one?.fields ?? {}).completedLevels.includes(level),
    )
    if (has === hasOther || has === held.has(key) || (has && hadLevel)) continue
    const lists = has
      ? listsWithout(child.fields, level)
      : { coursesCompleted: [...storedList(child.fields.coursesCompleted), level] }
    after.set(path, { ...child, fields: { ...child.fields, ...lists } })
  }
}

function keysOfPlaces(documents: Documents): Set<string> {
  return new Set([...documents.values()].flatMap(placeIn).map(({ key }) => key))
}

/** A seat in a course, with the path of its child; none if the document is not a registration. */
function placeIn(document: StoredDocument) {
  if (document.collection !== 'Enrollments') return []
  const { uid, enrollment } = entryIn(document)
  const { courseId, studentId, hadLevel } = enrollment
  const level = levelFrom(courseId)
  const path = `Users/${uid}/Students/${studentId}`
  return level === null ? [] : [{ key: `${path} ${level}`, path, level, hadLevel }]
}

/**
 * The child's lists without this level, including the old one: a level counts as completed as long as either has it.
 */
function listsWithout(fields: Record<string, unknown>, level: Level): Record<string, unknown[]> {
  const names = ['coursesCompleted', 'coursesComplete'].filter((name) => Array.isArray(fields[name]))
  return Object.fromEntries(
    names.map((name) => [name, storedList(fields[name]).filter((entry) => levelFrom(entry) !== level)]),
  )
}
