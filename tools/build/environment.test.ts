import { expect, test } from 'vitest'
import { complaintsAbout } from './environment.ts'

const complete = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA-1_b',
  VITE_FIREBASE_AUTH_DOMAIN: 'painti-school.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'painti-school',
  VITE_FIREBASE_APP_ID: '1:123456:web:abc123',
  VITE_FORMSPREE_FORM_ID: 'xdoqzabc',
}

test('a complete environment has nothing to complain about', () => {
  expect(complaintsAbout(complete)).toEqual([])
})

test('an empty environment names every variable', () => {
  const complaints = complaintsAbout({})
  expect(complaints).toHaveLength(5)
  for (const name of Object.keys(complete)) {
    expect(complaints).toContainEqual(expect.stringMatching(`^${name} is missing`))
  }
})

test.each(Object.keys(complete))('%s is missing where it is blank', (name) => {
  expect(complaintsAbout({ ...complete, [name]: '  ' })).toEqual([
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
  expect(complaintsAbout({ ...complete, [name]: value })).toEqual([
    expect.stringMatching(`^${name} is malformed`) as string,
  ])
})

test('the address of the ID-token sync may be there', () => {
  expect(complaintsAbout({ ...complete, VITE_ID_TOKEN_SYNC_URL: 'https://painti.example/session' })).toEqual(
    [],
  )
})

test('a build for a real project refuses the local backend', () => {
  expect(complaintsAbout({ ...complete, VITE_LOCAL_BACKEND: 'site' })).toEqual([
    expect.stringMatching('^VITE_LOCAL_BACKEND is set') as string,
  ])
})
