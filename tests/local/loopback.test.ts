import { describe, expect, it } from 'vitest'
import { startFirebase } from '#tools/local/firebase.ts'
import { startForms } from '#tools/local/forms/inbox.ts'

describe('No local server', () => {
  it.each(['', '0.0.0.0', '::'])('listens for other machines, on host "%s"', async (host) => {
    await expect(startForms({ port: 0, host })).rejects.toThrow('add --allow-network')
    await expect(startFirebase({ port: 0, host, projectId: 'demo-test' })).rejects.toThrow(
      'add --allow-network',
    )
  })
})
