import { aboutBegunRestore, minuteOf, restoreMark } from '../target/begun-restore.ts'
import type { School } from '../target/connect.ts'
import { deleting, replacing, writeAll } from '../target/write.ts'
import { SchoolError } from '../terminal/school-error.ts'
import type { Manifest } from './manifest.ts'

/**
 * Makes sure that a school which another restore has left half done is not restored from something else: the rest of
 * that restore would then be missing, and nobody would know.
 *
 * @throws SchoolError where the mark names another backup.
 */
export function checkMark(school: School, manifest: Manifest): void {
  const { begunRestore } = school
  if (begunRestore === null || begunRestore.checksum === (manifest.sha256 ?? '')) return
  throw new SchoolError(
    `${aboutBegunRestore(school, begunRestore)}: run it again with that backup first. Should that backup be lost, delete ${restoreMark} in the Firebase console. Nothing was written.`,
  )
}

/** Marks a school as half restored, before the first write. */
export async function markBegun(school: School, manifest: Manifest): Promise<void> {
  const fields = {
    backup: { stringValue: `${manifest.project} of ${minuteOf(manifest.begun)}` },
    begun: { stringValue: new Date().toISOString() },
    checksum: { stringValue: manifest.sha256 ?? '' },
  }
  await writeAll(school, [replacing(school, restoreMark, fields)])
}

/** Takes the mark away, after everything has been compared. */
export async function markEnded(school: School): Promise<void> {
  await writeAll(school, [deleting(school, restoreMark)])
}
