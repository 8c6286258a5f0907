import { expect, test } from 'vitest'
import { complaintsAboutSync, readCallableSources } from './policy.ts'

const sync = 'https://sync.painti.example/session'

test('the policy of firebase.json lets the site call its backend, and stops an ID-token sync that it does not name', async () => {
  const callable = await readCallableSources()
  expect(callable).toContain('https://firestore.googleapis.com')
  for (const none of [undefined, '', ' ']) expect(complaintsAboutSync(none, callable)).toEqual([])
  expect(complaintsAboutSync(sync, callable)).toEqual([
    expect.stringMatching(
      /^VITE_ID_TOKEN_SYNC_URL .* has to name https:\/\/sync\.painti\.example\.$/,
    ) as string,
  ])
})

test('a policy that names the origin lets the ID-token sync work', () => {
  expect(complaintsAboutSync(sync, ["'self'", 'https://sync.painti.example'])).toEqual([])
})
