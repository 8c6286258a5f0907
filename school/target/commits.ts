/** What one commit may hold: Firestore takes 500 writes and 10 MiB; the rest is for the names and the envelope. */
const mostWrites = 400
const mostBytes = 8 * 1024 * 1024

/**
 * Cuts writes into commits, in their order.
 *
 * @param sizeOf how long a write is on the line, in bytes.
 */
export function* commitsOf<Write>(
  writes: Iterable<Write>,
  sizeOf: (write: Write) => number,
): Generator<Write[]> {
  let commit: Write[] = []
  let bytes = 0
  for (const write of writes) {
    const size = sizeOf(write)
    if (commit.length > 0 && (commit.length === mostWrites || bytes + size > mostBytes)) {
      yield commit
      commit = []
      bytes = 0
    }
    commit.push(write)
    bytes += size
  }
  if (commit.length > 0) yield commit
}
