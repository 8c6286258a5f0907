import type { AuthClient } from 'google-auth-library'

/** What the command line says about where and how to work. */
export interface Options {
  /** A real project; without it, or with an id that begins with `demo-`, the local backend. */
  project?: string
  /** Where the local Firestore listens, as `HOST:PORT`. */
  firestore?: string
  /** Where the local Auth emulator listens, as `HOST:PORT`. */
  auth?: string
  dryRun?: boolean
  yes?: boolean
}

/** One of Google's REST APIs, or its local emulator, used as an administrator. */
export interface Service {
  /** For sentences: `Firestore`, `Firebase Auth`. */
  service: string
  /** Such as `https://firestore.googleapis.com`, without a slash at its end. */
  origin: string
  isLocal: boolean
  /** For sentences: `the local backend (demo-painti)` or `the project painti-school`. */
  name: string
  client: AuthClient
}

/** The Firestore of a project, past its rules. */
export interface Database extends Service {
  projectId: string
}

/** The school that a command works on. Times are in ISO 8601. */
export interface School extends Database {
  /** When the command connected, by Firestore's clock. */
  readTime: string
  /** Set while a backup is only half written into this school. */
  unfinishedRestore: UnfinishedRestore | null
}

interface UnfinishedRestore {
  /** The backup it is restored from, such as `painti-school of 2026-11-22 03:41 UTC`. */
  backup: string
  begun: string
  /** Of that backup's documents. */
  checksum: string
}

/**
 * The document that stands in a school while a backup is written into it, so that the school itself knows that it is only
 * half restored, whatever has ended the command. It is no part of a backup.
 */
export const restoreMarker = 'School/restore'

/** The resource name below which all documents lie. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

/** Whether Firestore can hold a document with this id. */
export function isDocumentId(id: string): boolean {
  return id !== '' && !id.includes('/') && !/^(\.{1,2}|__.*__)$/.test(id)
}
