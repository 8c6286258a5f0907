import { expect, test } from 'vitest'
import { checkEnvironment } from './environment.ts'

const complete = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA-1_b',
  VITE_FIREBASE_AUTH_DOMAIN: 'painti-school.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'painti-school',
  VITE_FIREBASE_APP_ID: '1:123456:web:abc123',
  VITE_FORMSPREE_FORM_ID: 'xdoqzabc',
}

/** The environment has this problem, and no other. */
function expectProblem(changes: Record<string, string>, sentence: string): void {
  const check = () => checkEnvironment({ ...complete, ...changes })
  expect(check).toThrow(new RegExp(`^${sentence}.*\\n\\.env\\.example says .*$`))
}

test('a complete environment has no problems, with an ID-token sync that the policy of firebase.json allows', () => {
  checkEnvironment(complete)
  checkEnvironment({ ...complete, VITE_ID_TOKEN_SYNC_URL: 'https://firestore.googleapis.com/session' })
})

test.each(Object.keys(complete))('%s is missing where it is blank', (name) => {
  expectProblem({ [name]: '  ' }, `${name} is missing`)
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
  expectProblem({ [name]: value }, `${name} is malformed`)
})

test('the ID-token sync has to be named by the policy of firebase.json', () => {
  const sync = { VITE_ID_TOKEN_SYNC_URL: 'https://painti.example/session' }
  expectProblem(sync, 'VITE_ID_TOKEN_SYNC_URL .* has to name https://painti\\.example\\.')
})

test('a build for a real project refuses the local backend', () => {
  expectProblem({ VITE_LOCAL_BACKEND: 'site' }, 'VITE_LOCAL_BACKEND is set')
})
