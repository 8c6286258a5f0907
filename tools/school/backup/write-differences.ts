import type { WireFields } from '../../../emulator/firestore/wire'
import { ask } from '../target/ask'
import { commitsOf } from '../target/commits'
import { documentsRoot, documentsUrl, type School } from '../target/connect'
import { progressOf } from '../terminal/progress'
import type { Manifest } from './manifest'
import { type Pair, sideBySide } from './side-by-side'

/** A write that can be done twice with the same end, so that a lost answer does no harm. */
type Write = { update: { name: string; fields: WireFields } } | { delete: string }

/** How many writes are collected before they are cut into commits. */
const collected = 400

/**
 * Walks through a backup and a school and writes what differs.
 *
 * @param prune deletes what is not in the backup, but for what came after `comparedAt` (the school's time):
 *   nobody has agreed to lose that.
 * @param total how many writes are to be expected.
 */
export async function writeDifferences(
  { folder, manifest, school, prune }: { folder: string; manifest: Manifest; school: School; prune: boolean },
  total: number,
  comparedAt: string,
): Promise<void> {
  const progress = progressOf('Restoring')
  let done = 0
  let writes: Write[] = []
  const commitAll = async (): Promise<void> => {
    for (const commit of commitsOf(writes, (write) => Buffer.byteLength(JSON.stringify(write)))) {
      await ask(school, `${documentsUrl(school)}:commit`, { writes: commit })
      progress.at((done += commit.length), total)
    }
    writes = []
  }
  for await (const pair of sideBySide(folder, manifest, school)) {
    const write = writeFor(pair, school, prune, comparedAt)
    if (write !== null) writes.push(write)
    if (writes.length === collected) await commitAll()
  }
  await commitAll()
  progress.end()
}

function writeFor(pair: Pair, { projectId }: School, prune: boolean, comparedAt: string): Write | null {
  if (pair.kind === 'same') return null
  const root = documentsRoot(projectId)
  if (pair.kind === 'extra') {
    const isDeleted = prune && Date.parse(pair.stored.createTime) <= Date.parse(comparedAt)
    return isDeleted ? { delete: `${root}/${pair.stored.path}` } : null
  }
  const { path, fields } = JSON.parse(pair.kept.line) as { path: string; fields: WireFields }
  return { update: { name: `${root}/${path}`, fields } }
}
