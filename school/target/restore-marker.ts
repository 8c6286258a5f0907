import { SchoolError } from '../terminal/school-error.ts'
import { request } from './rest.ts'
import { documentsRoot, documentsUrl, type School, type UnfinishedRestore } from './school.ts'
import { deletion, replacement, writeAll } from './writes.ts'

/**
 * The document that stands in a school while a backup is written into it, so that the school itself knows that it is only
 * half restored, whatever has ended the command. It is no part of a backup.
 */
export const restoreMarker = 'School/restore'

/** What Firestore's `batchGet` answers for one document. */
interface Answer {
  readTime?: string
  found?: { fields?: Partial<Record<keyof UnfinishedRestore, { stringValue?: string }>> }
}

/**
 * Reads the marker; the first request of every command, so it is not tried again.
 *
 * @throws SchoolError where the school cannot be reached.
 */
export async function readMarker(school: School): Promise<Pick<School, 'readTime' | 'unfinishedRestore'>> {
  const documents = [`${documentsRoot(school.projectId)}/${restoreMarker}`]
  const options = { attempts: 1, timeout: 10_000 }
  const answer = await request(school, `${documentsUrl(school)}:batchGet`, { documents }, options)
  const [{ readTime = '', found } = {}] = answer as Answer[]
  if (found === undefined) return { readTime, unfinishedRestore: null }
  const { backup, begun, checksum } = found.fields ?? {}
  return {
    readTime,
    unfinishedRestore: {
      backup: backup?.stringValue ?? 'a backup',
      begun: begun?.stringValue ?? '',
      checksum: checksum?.stringValue ?? '',
    },
  }
}

export async function setMarker(
  school: School,
  { backup, begun, checksum }: UnfinishedRestore,
): Promise<void> {
  const fields = {
    backup: { stringValue: backup },
    begun: { stringValue: begun },
    checksum: { stringValue: checksum },
  }
  await writeAll(school, [replacement(school, restoreMarker, fields)])
}

export async function removeMarker(school: School): Promise<void> {
  await writeAll(school, [deletion(school, restoreMarker)])
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
