import { type Level, levelFrom } from '#model/values/level.ts'
import { readStudent } from '#model/student.ts'
import { storedList } from '#model/values/stored.ts'
import type { Documents, StoredDocument } from '../documents.ts'
import { entryIn } from '../registrations.ts'

/**
 * Lets completed levels follow registrations, so that a restore leaves nothing half: where a child's other state agrees,
 * the level of a registration that is to be there comes, and that of one that is not goes.
 *
 * @param after what is to be in the school, from the documents of the backup and those stored.
 */
export function followRegistrations(
  after: Map<string, StoredDocument>,
  documents: Documents,
  stored: Documents,
): void {
  const held = new Set([...after.values()].flatMap(placeIn).map(({ key }) => key))
  const before = new Map(after)
  for (const { key, path, level, hadLevel } of [...documents.values(), ...stored.values()].flatMap(placeIn)) {
    const child = after.get(path)
    const other = before.get(path) === stored.get(path) ? documents.get(path) : stored.get(path)
    if (child === undefined) continue
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

/** A place in a course, with the path of its child; none if the document is no registration. */
function placeIn(document: StoredDocument) {
  if (document.collection !== 'Enrollments') return []
  const { uid, enrollment } = entryIn(document)
  const { courseId, studentId, hadLevel } = enrollment
  const level = levelFrom(courseId)
  const path = `Users/${uid}/Students/${studentId}`
  return level === null ? [] : [{ key: `${path} ${level}`, path, level, hadLevel }]
}

/** The child's lists without this level, the old one too: it counts as completed as long as either holds it. */
function listsWithout(fields: Record<string, unknown>, level: Level): Record<string, unknown[]> {
  const names = ['coursesCompleted', 'coursesComplete'].filter((name) => Array.isArray(fields[name]))
  return Object.fromEntries(
    names.map((name) => [name, storedList(fields[name]).filter((entry) => levelFrom(entry) !== level)]),
  )
}
