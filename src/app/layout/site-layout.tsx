import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useIsHydrated } from '#components/use-is-hydrated.ts'
import { language } from '#words/language.ts'
import { words } from '#words/layout.ts'
import { lazyComponent } from '#lib/lazy-module.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './site-layout.module.css'

/** Pages in Punjabi have another one than those in English: `package.json` says which. */
const LanguageHelp = lazyComponent(async () => (await import('#app/layout/language-help.tsx')).LanguageHelp, {
  isPatient: true,
})

/** The layout route around all pages. */
export function SiteLayout() {
  const isHydrated = useIsHydrated()
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <div className="edge edge-small" aria-hidden="true" />
      <Header />
      <main className={styles.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {isHydrated && language.isHelpWanted() && (
        <Suspense>
          <LanguageHelp />
        </Suspense>
      )}
    </>
  )
}
