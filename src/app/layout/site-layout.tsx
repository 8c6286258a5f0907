import { Outlet } from 'react-router-dom'
import { useIsHydrated } from '#components/use-is-hydrated.ts'
import { copy } from '#copy/layout.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageHelp } from './language/language-help.tsx'
import styles from './site-layout.module.css'

export function SiteLayout() {
  const isHydrated = useIsHydrated()
  return (
    <>
      <a className={styles.skip} href="#main">
        {copy.skip}
      </a>
      <div className="edge edge-small" aria-hidden="true" />
      <Header />
      <main className={styles.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {isHydrated && <LanguageHelp />}
    </>
  )
}
