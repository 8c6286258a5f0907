import { lazyModule } from '#lib/lazy-module.tsx'

/** What observes the session: with it, the sign-in service is downloaded, and asks who is signed in. */
export const session = lazyModule(() => import('./session.ts'))

/**
 * The functions of `accounts.ts`, so that a visitor who only reads the sign-in page does not download the sign-in
 * service. The module that observes the session comes along: a sign-in must not go unnoticed.
 */
export const accounts = lazyModule(async () => {
  await import('./session.ts')
  return import('./accounts.ts')
})
