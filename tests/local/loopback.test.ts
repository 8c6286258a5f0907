import { describe, expect, it } from 'vitest'
import { startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'
import { startInbox } from '#tools/local/inbox.ts'

describe('No local server', () => {
  it.each(['', '0.0.0.0', '::'])('listens for other machines, on host "%s"', async (host) => {
    await expect(startInbox({ port: 0, host })).rejects.toThrow('add --allow-network')
    await expect(startFirebaseEmulators({ host, projectId: 'demo-test' })).rejects.toThrow(
      'add --allow-network',
    )
  })
})
