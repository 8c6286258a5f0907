/**
 * What the build was told about its backend; `.env.example` explains each variable. `npm run build` stops where one is
 * missing, so that nothing has to be checked here again.
 */
export const env = {
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  },
  formspreeFormId: import.meta.env.VITE_FORMSPREE_FORM_ID,
  /** Where ID tokens are sent (SPEC section 7); no sync where it is empty. */
  idTokenSyncUrl: import.meta.env.VITE_ID_TOKEN_SYNC_URL ?? '',
  localBackend: localBackend(import.meta.env.VITE_LOCAL_BACKEND ?? ''),
}

/** Where the local backend listens, each as `host:port`; `null` in a build for a real project. */
export interface LocalBackend {
  firestore: string
  auth: string
  /** The inbox of the contact form. */
  forms: string
}

/** `site` = the page's own origin passes everything on; else `firestore=HOST:PORT,auth=HOST:PORT,forms=HOST:PORT`. */
function localBackend(setting: string): LocalBackend | null {
  if (setting === '') return null
  if (setting === 'site') return { firestore: location.host, auth: location.host, forms: location.host }
  const parts = new Map(setting.split(',').map((part) => part.split('=') as [string, string]))
  const [firestore = '', auth = '', forms = ''] = ['firestore', 'auth', 'forms'].map((name) =>
    parts.get(name),
  )
  return { firestore, auth, forms }
}
