import { beginFile, type DurableFile } from './durable-file.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { collectionIdOf, type KeptDocument } from './stored-documents.ts'

/** A file of documents that is being written. */
export interface BegunPart {
  /** How many it holds so far. */
  documents: number
  add(documents: readonly KeptDocument[]): Promise<void>
  /** Puts the part into the manifest; an empty one is none. */
  finish(): Promise<void>
}

/** Begins the next part of a backup; its file is begun with the first documents. */
export function beginPart(folder: string, manifest: Manifest): BegunPart {
  const name = `documents-${String(manifest.parts.length + 1).padStart(5, '0')}.jsonl`
  let file: DurableFile | undefined
  let last = ''
  const counts = { ...manifest.counts }
  const part: BegunPart = {
    documents: 0,
    async add(documents) {
      file ??= await beginFile(folder, name)
      await file.write(documents.map(({ line }) => `${line}\n`).join(''))
      for (const { path } of documents) {
        const id = collectionIdOf(path)
        counts[id] = (counts[id] ?? 0) + 1
      }
      part.documents += documents.length
      last = documents.at(-1)?.path ?? last
    },
    async finish() {
      if (file === undefined) return
      const sha256 = await file.finish()
      manifest.parts.push({ file: name, documents: part.documents, sha256, last })
      manifest.counts = counts
      await writeManifest(folder, manifest)
    },
  }
  return part
}
