import { documentsRoot, type School } from './connect.ts'

/**
 * The document that stands in a school while a backup is written into it: whatever ends the restore, the school itself
 * knows that it is half done. It is no part of a backup.
 */
export const restoreMark = 'School/restore'

/** A restore that was begun and has not ended. */
export interface BegunRestore {
  /** The backup it is restored from, such as `painti-school of 2026-11-22 03:41 UTC`. */
  backup: string
  /** When, in ISO 8601. */
  begun: string
  /** The checksum of that backup's documents. */
  checksum: string
}

/** The full name of the mark. */
export function restoreMarkName(projectId: string): string {
  return `${documentsRoot(projectId)}/${restoreMark}`
}

/** What Firestore's `batchGet` answers for the mark: `null` where no restore is under way. */
export function begunRestoreIn(answer: unknown): BegunRestore | null {
  const [first] = answer as { found?: { fields?: Record<string, { stringValue?: string }> } }[]
  if (first?.found === undefined) return null
  const { backup, begun, checksum } = first.found.fields ?? {}
  return {
    backup: backup?.stringValue ?? 'a backup',
    begun: begun?.stringValue ?? '',
    checksum: checksum?.stringValue ?? '',
  }
}

/** What is to be said of a school that is half restored, without its full stop: what to do depends on the command. */
export function aboutBegunRestore({ name }: Pick<School, 'name'>, { backup, begun }: BegunRestore): string {
  return `A restore of ${backup} into ${name} was begun on ${minuteOf(begun)} and has not ended`
}

/** The same with what to do before any other command. */
export function restoreFirst(school: Pick<School, 'name'>, begunRestore: BegunRestore): string {
  return `${aboutBegunRestore(school, begunRestore)}: run restore again first.`
}

/** A time of ISO 8601 as a person reads it: `2026-11-22 03:41 UTC`. */
export function minuteOf(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`
}
