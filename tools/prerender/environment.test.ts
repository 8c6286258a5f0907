import { expect, test } from 'vitest'
import { checkEnvironment, problemsOf } from './environment.ts'

const sync = 'https://painti.example/session'
const callable = "'self' https://painti.example"

const complete = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA-1_b',
  VITE_FIREBASE_AUTH_DOMAIN: 'painti-school.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'painti-school',
  VITE_FIREBASE_APP_ID: '1:123456:web:abc123',
  VITE_FORMSPREE_FORM_ID: 'xdoqzabc',
}

test('a complete environment has no problems', () => {
  expect(problemsOf(complete, callable)).toEqual([])
})

test.each(Object.keys(complete))('%s is missing where it is blank', (name) => {
  expect(problemsOf({ ...complete, [name]: '  ' }, callable)).toEqual([
    expect.stringMatching(`^${name} is missing`) as string,
  ])
})

test.each([
  ['VITE_FIREBASE_API_KEY', 'two words'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://painti-school.firebaseapp.com'],
  ['VITE_FIREBASE_PROJECT_ID', 'Painti School'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-painti'],
  ['VITE_FIREBASE_APP_ID', '"1:123456:web:abc123"'],
  ['VITE_FORMSPREE_FORM_ID', 'https://formspree.io/f/xdoqzabc'],
  ['VITE_ID_TOKEN_SYNC_URL', 'http://painti.example/session'],
  ['VITE_ID_TOKEN_SYNC_URL', 'https://painti example/session'],
])('%s is malformed as %s', (name, value) => {
  expect(problemsOf({ ...complete, [name]: value }, callable)).toEqual([
    expect.stringMatching(`^${name} is malformed`) as string,
  ])
})

test('the ID-token sync may be set, where the policy of firebase.json lets the site call it', async () => {
  const environment = { ...complete, VITE_ID_TOKEN_SYNC_URL: sync }
  expect(problemsOf(environment, callable)).toEqual([])
  await checkEnvironment({ ...complete, VITE_ID_TOKEN_SYNC_URL: 'https://firestore.googleapis.com/session' })
  await expect(checkEnvironment(environment)).rejects.toThrow(
    /^VITE_ID_TOKEN_SYNC_URL .* has to name https:\/\/painti\.example\.$/m,
  )
})

test('a build for a real project refuses the local backend', () => {
  expect(problemsOf({ ...complete, VITE_LOCAL_BACKEND: 'site' }, callable)).toEqual([
    expect.stringMatching('^VITE_LOCAL_BACKEND is set') as string,
  ])
})
