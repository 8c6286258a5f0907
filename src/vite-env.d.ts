/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string
  readonly VITE_FIREBASE_AUTH_DOMAIN: string
  readonly VITE_FIREBASE_PROJECT_ID: string
  readonly VITE_FIREBASE_APP_ID: string
  readonly VITE_FORMSPREE_FORM_ID: string
  readonly VITE_ID_TOKEN_SYNC_URL?: string
  /** The day of the build, `YYYY-MM-DD`; only in built sites. */
  readonly VITE_BUILD_DAY?: string
  /** What the catalogue's courses have in common, in the language of the build: a `Program` as JSON. */
  readonly VITE_PROGRAM?: string
  /**
   * The first day of each level's term with the level, `2027-01-11=1`, ascending, comma-separated; built sites only.
   */
  readonly VITE_LEVEL_STARTS?: string
  /** The names of the recordings in `public/sounds`, comma-separated; `vite.config.ts` sets it. */
  readonly VITE_SOUNDS?: string
  readonly VITE_LOCAL_BACKEND?: string
}

interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}
