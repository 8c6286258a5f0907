import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useIsHydrated } from '#components/use-is-hydrated.ts'
import { language } from '#words/language.ts'
import { words } from '#words/layout.ts'
import { lazyComponent } from '#lib/lazy-module.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './site-layout.module.css'

const PunjabiOffer = lazyComponent(async () => (await import('./punjabi-offer.tsx')).PunjabiOffer, {
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
      {isHydrated && language.code !== 'pa' && /^pa\b/.test(navigator.language) && (
        <Suspense>
          <PunjabiOffer />
        </Suspense>
      )}
    </>
  )
}
