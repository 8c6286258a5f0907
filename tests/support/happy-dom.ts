// Setup file of the data and page tests: it runs before each test file, and before anything of the app is loaded.
import { cleanup } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll, afterEach, inject } from 'vitest'
import { loadOfficialRules } from '#tools/testing/official/address.ts'
import { watchConsoleErrors } from './expect-console-error.ts'
import './patience.ts'

const firestore = inject('firestore')
const auth = inject('auth')
const forms = inject('forms')

// A project of its own for each test file, so that no file sees another's documents.
Object.assign(import.meta.env, {
  VITE_FIREBASE_API_KEY: 'test-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: `demo-test-${crypto.randomUUID()}`,
  VITE_FIREBASE_APP_ID: 'test-app',
  VITE_FORMSPREE_FORM_ID: 'test',
  VITE_ID_TOKEN_SYNC_URL: '',
  VITE_PROGRAM: inject('program'),
  VITE_LOCAL_BACKEND: `firestore=${firestore.host}:${firestore.port},auth=${auth.host}:${auth.port},forms=${forms.host}:${forms.port}`,
})

// Vitest's own choice is http://localhost:3000/.
const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
happyDOM.setURL('http://localhost/')
// No server answers there: leaving the app for another page changes the address, and loads nothing.
happyDOM.settings.navigation.disableMainFrameNavigation = true

await loadOfficialRules(firestore, import.meta.env.VITE_FIREBASE_PROJECT_ID)

watchConsoleErrors()

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

// A timer that outlives its file, as those of a message that has just opened do, would find no document and fail the run.
const timers = new Set<NodeJS.Timeout>()
const startTimer = globalThis.setTimeout
globalThis.setTimeout = Object.assign((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args)
  timers.add(timer)
  return timer
}, startTimer)

afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
})
