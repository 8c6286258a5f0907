import type { WireFields } from 'firestore-emulator/wire'
import type { School } from '../target/connect.ts'
import { deleting, replacing, type Write, writeAll } from '../target/write.ts'
import { progressOf } from '../terminal/progress.ts'
import type { Restore } from './restore.ts'
import { type Pair, sideBySide } from './side-by-side.ts'
import { isLater, type Leave } from './tally.ts'

/** How many writes are collected before they are cut into commits. */
const collected = 400

/**
 * Walks through a backup and a school and writes what differs, but for what somebody wrote since it was compared.
 *
 * @param total how many writes are to be expected.
 */
export async function writeDifferences(work: Restore, total: number): Promise<void> {
  const { school } = work
  const progress = progressOf('Restoring')
  let done = 0
  let writes: Write[] = []
  const commitAll = async (): Promise<void> => {
    await writeAll(school, writes, (count) => progress.at((done += count), total))
    writes = []
  }
  try {
    for await (const pair of sideBySide(work)) {
      const write = writeFor(pair, school, work)
      if (write !== null) writes.push(write)
      if (writes.length === collected) await commitAll()
    }
    await commitAll()
  } finally {
    progress.end()
  }
}

function writeFor(pair: Pair, school: School, leave: Leave): Write | null {
  if (pair.kind === 'same' || (pair.kind !== 'new' && isLater(pair, leave))) return null
  if (pair.kind === 'extra') return leave.prune ? deleting(school, pair.stored.path) : null
  const { path, fields } = JSON.parse(pair.kept.line) as { path: string; fields: WireFields }
  return replacing(school, path, fields)
}
