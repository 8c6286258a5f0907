import type { Firestore } from 'firebase-admin/firestore'
import type { AuthClient } from 'google-auth-library'

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
  headers?: Record<string, string>
}

/** The school that a command works on: a project's Firestore, past its rules. */
export interface School extends Service {
  projectId: string
  /** When the command connected, by Firestore's clock, in ISO 8601. */
  readTime: string
  /** Set while a backup is only half written into this school. */
  unfinishedRestore: UnfinishedRestore | null
  /** The Admin SDK, loaded when it is first needed. */
  firestore: () => Promise<Firestore>
}

/** A restore that has begun and not ended. */
export interface UnfinishedRestore {
  /** The backup it is restored from, such as `painti-school of 2026-11-22 03:41 UTC`. */
  backup: string
  /** In ISO 8601. */
  begun: string
  /** The checksum of that backup's documents. */
  checksum: string
}

/** The resource name below which all documents lie. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

/** The address of the documents in the REST API, without a slash at its end. */
export function documentsUrl({ origin, projectId }: Pick<School, 'origin' | 'projectId'>): string {
  return `${origin}/v1/${documentsRoot(projectId)}`
}

/** Whether Firestore can hold a document with this id; its SDK throws where it cannot. */
export function isDocumentId(id: string): boolean {
  return id !== '' && !id.includes('/') && !/^(\.{1,2}|__.*__)$/.test(id)
}
