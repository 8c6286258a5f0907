import { type Address, type PlainDocument, writeDocuments } from '../local/administrator'

const writesInCommit = 500

/** Writes documents one commit after another, so that a big school is never whole in memory here. */
export async function seed(
  server: Address,
  projectId: string,
  documents: Iterable<PlainDocument>,
): Promise<void> {
  let batch: PlainDocument[] = []
  for (const document of documents) {
    batch.push(document)
    if (batch.length < writesInCommit) continue
    await writeDocuments(server, projectId, batch)
    batch = []
  }
  if (batch.length > 0) await writeDocuments(server, projectId, batch)
}
