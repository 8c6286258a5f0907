import type { WireFields } from '../../../emulator/firestore/wire'
import { askJson } from '../target/ask'
import { commitsOf } from '../target/commits'
import { documentsRoot, documentsUrl, type School } from '../target/connect'
import { progressOf } from '../terminal/progress'
import type { Restore } from './restore'
import { type Pair, sideBySide } from './side-by-side'
import { isLater, type Leave } from './tally'

/** A write that can be done twice with the same end, so that a lost answer does no harm. */
type Write = { update: { name: string; fields: WireFields } } | { delete: string }

/** How many writes are collected before they are cut into commits. */
const collected = 400

/**
 * Walks through a backup and a school and writes what differs, but for what somebody wrote since it was compared.
 *
 * @param total how many writes are to be expected.
 */
export async function writeDifferences(work: Restore, total: number): Promise<void> {
  const { folder, manifest, school } = work
  const progress = progressOf('Restoring')
  let done = 0
  let writes: Write[] = []
  const commitAll = async (): Promise<void> => {
    for (const commit of commitsOf(writes, (write) => Buffer.byteLength(JSON.stringify(write)))) {
      await askJson(school, `${documentsUrl(school)}:commit`, { writes: commit })
      progress.at((done += commit.length), total)
    }
    writes = []
  }
  try {
    for await (const pair of sideBySide(folder, manifest, school)) {
      const write = writeFor(pair, school, work)
      if (write !== null) writes.push(write)
      if (writes.length === collected) await commitAll()
    }
    await commitAll()
  } finally {
    progress.end()
  }
}

function writeFor(pair: Pair, { projectId }: School, leave: Leave): Write | null {
  if (pair.kind === 'same' || (pair.kind !== 'new' && isLater(pair, leave))) return null
  const root = documentsRoot(projectId)
  if (pair.kind === 'extra') return leave.prune ? { delete: `${root}/${pair.stored.path}` } : null
  const { path, fields } = JSON.parse(pair.kept.line) as { path: string; fields: WireFields }
  return { update: { name: `${root}/${path}`, fields } }
}
