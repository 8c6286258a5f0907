import { storedText } from '#model/stored.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { getDocuments, plainFields } from './documents.ts'
import { type Database, restoreMarker, type School, type UnfinishedRestore } from './school.ts'

/**
 * Reads the marker; the first request of every command, so it is not tried again.
 *
 * @throws SchoolError where the school cannot be reached.
 */
export async function readMarker(
  database: Database,
): Promise<Pick<School, 'readTime' | 'unfinishedRestore'>> {
  const once = { attempts: 1, timeout: 10_000 }
  const { found, readTime } = await getDocuments(database, [restoreMarker], once)
  const marker = found.get(restoreMarker)
  if (marker === undefined) return { readTime, unfinishedRestore: null }
  const { backup = 'a backup', begun, checksum } = plainFields(marker.line)
  const unfinishedRestore = {
    backup: storedText(backup),
    begun: storedText(begun),
    checksum: storedText(checksum),
  }
  return { readTime, unfinishedRestore }
}

/**
 * Makes sure that an unfinished restore is continued from the same backup.
 *
 * @throws SchoolError where it was another one.
 */
export function refuseOtherBackup(school: School, checksum: string): void {
  const { unfinishedRestore } = school
  if (unfinishedRestore === null || unfinishedRestore.checksum === checksum) return
  throw new SchoolError(
    `${describeUnfinished(unfinishedRestore, school)}: run it again with that backup first. Should that backup be lost, delete ${restoreMarker} in the Firebase console. Nothing was written.`,
  )
}

/** A sentence without its full stop: what to do about it depends on the command. */
export function describeUnfinished({ backup, begun }: UnfinishedRestore, { name }: School): string {
  return `A restore of ${backup} into ${name} was begun on ${minuteOf(begun)} and has not ended`
}

/** A time of ISO 8601 as a person reads it: `2026-11-22 03:41 UTC`. */
export function minuteOf(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`
}
