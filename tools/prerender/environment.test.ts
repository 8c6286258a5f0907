import { expect, test } from 'vitest'
import { checkEnvironment } from './environment.ts'

const complete = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA-1_b',
  VITE_FIREBASE_AUTH_DOMAIN: 'painti-school.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'painti-school',
  VITE_FIREBASE_APP_ID: '1:123456:web:abc123',
  VITE_FORMSPREE_FORM_ID: 'xdoqzabc',
}

test('a complete environment has no problems, with an ID-token sync that the policy of firebase.json allows', () => {
  checkEnvironment(complete)
  checkEnvironment({ ...complete, VITE_ID_TOKEN_SYNC_URL: 'https://firestore.googleapis.com/session' })
})

test.each([
  ...Object.keys(complete).map((name) => [name, '  ', 'is missing'] as const),
  ['VITE_FIREBASE_API_KEY', 'two words', 'is malformed'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://painti-school.firebaseapp.com', 'is malformed'],
  ['VITE_FIREBASE_PROJECT_ID', 'Painti School', 'is malformed'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-painti', 'is malformed'],
  ['VITE_FIREBASE_APP_ID', '"1:123456:web:abc123"', 'is malformed'],
  ['VITE_FORMSPREE_FORM_ID', 'https://formspree.io/f/xdoqzabc', 'is malformed'],
  ['VITE_ID_TOKEN_SYNC_URL', 'http://painti.example/session', 'is malformed'],
  ['VITE_ID_TOKEN_SYNC_URL', 'https://painti example/session', 'is malformed'],
  ['VITE_ID_TOKEN_SYNC_URL', 'https://painti.example/session', '.* has to name https://painti\\.example\\.'],
  ['VITE_LOCAL_BACKEND', 'site', 'is set'],
] as const)('%s as "%s" %s, and nothing else is wrong', (name, value, problem) => {
  const check = () => checkEnvironment({ ...complete, [name]: value })
  expect(check).toThrow(new RegExp(`^${name} ${problem}.*\\n\\.env\\.example says .*$`))
})
