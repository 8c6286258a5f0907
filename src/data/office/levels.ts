import { arrayRemove, arrayUnion, doc, getDoc, writeBatch } from 'firebase/firestore/lite'
import type { Level } from '#model/level.ts'
import { readStudent, type Student } from '#model/student.ts'
import { firestore } from '../firestore.ts'
import { writeOnce } from '../write.ts'
import { refreshOffice } from './pages.ts'

// Single levels are written and not the list: a family may enrol at the same moment.

export function levelsAdded(levels: readonly Level[]) {
  return { coursesCompleted: arrayUnion(...levels) }
}

/** Old lists hold levels as text too. */
export function levelsRemoved(levels: readonly Level[]) {
  return { coursesCompleted: arrayRemove(...levels, ...levels.map(String)) }
}

/**
 * Sets the levels that count as done, such as after an evaluation. What the older list of a child holds stays.
 * @param before as the person saw them: what has changed meanwhile stays.
 * @throws FirebaseError where the rules have refused it.
 * @throws UnknownOutcome where it is unknown whether they are stored; it may be tried again at any time.
 */
export async function setLevels(
  uid: string,
  { id, completedLevels: before }: Student,
  levels: readonly Level[],
): Promise<void> {
  const child = doc(firestore, 'Users', uid, 'Students', id)
  const added = levels.filter((level) => !before.includes(level))
  const removed = before.filter((level) => !levels.includes(level))
  await writeOnce(
    async () => {
      const batch = writeBatch(firestore)
      if (added.length > 0) batch.update(child, levelsAdded(added))
      if (removed.length > 0) batch.update(child, levelsRemoved(removed))
      await batch.commit()
    },
    async () => {
      const { completedLevels } = readStudent(id, (await getDoc(child)).data() ?? {})
      const isStored = (level: Level) => completedLevels.includes(level)
      return added.every(isStored) && !removed.some(isStored)
    },
  )
  void refreshOffice()
}
