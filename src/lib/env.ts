import type { Program } from '#model/values/program.ts'

/** For a site that was built without a catalogue. */
const noProgram: Program = {
  levelCount: 0,
  lastLevel: 0,
  titles: [],
  costs: null,
  weeks: null,
  months: null,
  classesPerWeek: null,
  days: [],
  hasAllLevels: true,
  isOnline: false,
}

/** The build's settings; `.env.example` explains each variable, and `npm run build` stops if one is missing. */
export const env = {
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  },
  formspreeFormId: import.meta.env.VITE_FORMSPREE_FORM_ID,
  /** No ID-token sync if it is empty. */
  idTokenSyncUrl: import.meta.env.VITE_ID_TOKEN_SYNC_URL ?? '',
  program:
    import.meta.env.VITE_PROGRAM === undefined
      ? noProgram
      : (JSON.parse(import.meta.env.VITE_PROGRAM) as Program),
  levelStarts: listIn(import.meta.env.VITE_LEVEL_STARTS).map(
    (start) => start.split('=') as [day: string, level: string],
  ),
  sounds: listIn(import.meta.env.VITE_SOUNDS),
  localBackend: localBackend(import.meta.env.VITE_LOCAL_BACKEND ?? ''),
}

function listIn(setting = ''): string[] {
  return setting.split(',').filter(Boolean)
}

/** Each as `host:port`; `forms` is the inbox of the contact form. */
type LocalBackend = Record<'firestore' | 'auth' | 'forms', string>

/**
 * `null` in a build for a real project.
 * @param setting `site` if the page's own origin forwards everything, otherwise
 *   `firestore=HOST:PORT,auth=HOST:PORT,forms=HOST:PORT`.
 */
function localBackend(setting: string): LocalBackend | null {
  if (setting === '') return null
  if (setting === 'site') return { firestore: location.host, auth: location.host, forms: location.host }
  const parts = setting.split(',').map((part) => part.split('=') as [keyof LocalBackend, string])
  return Object.fromEntries(parts) as LocalBackend
}
