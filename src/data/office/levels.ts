import { arrayRemove, arrayUnion, doc, getDoc, writeBatch } from 'firebase/firestore/lite'
import type { Level } from '#model/values/level.ts'
import { readStudent, type Student } from '#model/student.ts'
import { firestore } from '../firestore.ts'
import { writeOnce } from '../write.ts'
import { Changed } from './changed.ts'
import { refreshOffice } from './paged-list.ts'

// Levels are written one by one and not as a list: a family may enrol at the same moment.

export function levelsAdded(levels: readonly Level[]) {
  return { coursesCompleted: arrayUnion(...levels) }
}

/** Old lists also hold levels as text. */
export function levelsRemoved(levels: readonly Level[]) {
  return { coursesCompleted: arrayRemove(...levels, ...levels.map(String)) }
}

/**
 * Sets the completed levels, such as after an evaluation. The older list of a child is left alone.
 * @param before as the person saw them: levels the family has added since stay.
 * @throws Changed if one of them is gone, so that the choice was based on something else.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function setLevels(
  uid: string,
  { id, completedLevels: before }: Student,
  levels: readonly Level[],
): Promise<void> {
  const child = doc(firestore, 'Users', uid, 'Students', id)
  const added = levels.filter((level) => !before.includes(level))
  const removed = before.filter((level) => !levels.includes(level))

  async function isStored(): Promise<boolean> {
    const { completedLevels } = readStudent(id, (await getDoc(child)).data() ?? {})
    const has = (level: Level) => completedLevels.includes(level)
    if (added.every(has) && !removed.some(has)) return true
    if (!before.every(has)) throw new Changed()
    return false
  }

  await writeOnce(async () => {
    if (await isStored()) return
    const batch = writeBatch(firestore)
    if (added.length > 0) batch.update(child, levelsAdded(added))
    if (removed.length > 0) batch.update(child, levelsRemoved(removed))
    // A family could remove a child without levels, even one with a seat.
    if (levels.length === 0) batch.update(child, { keptBySchool: true })
    await batch.commit()
  }, isStored)
  void refreshOffice()
}
