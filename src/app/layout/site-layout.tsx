import { Outlet } from 'react-router-dom'
import { words } from '#words/layout.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './site-layout.module.css'

/** The layout route around all pages. */
export function SiteLayout() {
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
    </>
  )
}
