import { useEffect, useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { DrawnPicture } from '#components/drawings/drawn-picture.tsx'
import { Lattice } from '#components/drawings/lattice.tsx'
import pageStyles from '#components/form/form-page.module.css'
import { PageTitle } from '#components/page/title-band.tsx'
import { Button } from '#components/ui/button.tsx'
import { useIsHydrated } from '#components/use-is-hydrated.ts'
import { copy } from '#copy/account.ts'
import { patterns } from '#lib/paths.ts'
import { useGuestContext } from '#pages/guest/guest-context.ts'
import styles from './login-page.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Signing in and signing up side by side, with a panel that slides over the one not in use. */
export default function LoginPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const kept = location.state as { isSigningUp?: unknown; wasSignedOut?: unknown; email?: unknown } | null
  const isChosen = kept?.isSigningUp === true
  const isHydrated = useIsHydrated()
  const isSigningUp = isHydrated && isChosen
  const wasSignedOut = isHydrated && kept?.wasSignedOut === true
  const email = isHydrated && typeof kept?.email === 'string' ? kept.email : undefined
  const reason = useReason()
  const card = useRef<HTMLDivElement>(null)
  const wasSigningUp = useRef(isChosen)

  useEffect(() => {
    if (!isHydrated || wasSigningUp.current === isSigningUp) return
    wasSigningUp.current = isSigningUp
    card.current?.querySelector<HTMLElement>('[data-form]:not([inert]) h1')?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [isSigningUp, isHydrated])

  function switchTo(changes: { isSigningUp: boolean; email?: string }) {
    // History state keeps the choice across a reload; replaced, so that Back leaves the page.
    void navigate(location, { replace: true, state: { ...kept, ...changes } })
  }

  const panel = isSigningUp
    ? { title: copy.signUp.panelTitle, text: copy.signUp.panelText, action: copy.signIn.title }
    : { title: copy.signIn.panelTitle, text: copy.signIn.panelText, action: copy.signUp.title }

  return (
    <div className={pageStyles.sky}>
      <PageTitle title={isSigningUp ? copy.signUp.title : copy.signIn.pageTitle} />
      <div ref={card} className={`card ${styles.card ?? ''}`} data-signing-up={isSigningUp}>
        <section className={styles.form} data-form="sign-in" inert={isSigningUp}>
          <SignInForm
            key={email}
            wasSignedOut={wasSignedOut}
            reason={reason}
            email={email}
            onSignUp={(typed) => switchTo({ isSigningUp: true, email: typed })}
          />
        </section>
        <section className={styles.form} data-form="sign-up" inert={!isSigningUp}>
          <SignUpForm key={email} reason={reason} email={email} />
        </section>
        <aside className={`on-nilak ${styles.panel ?? ''}`}>
          <div className={styles.panelCopy}>
            <h2 className={styles.panelTitle}>{panel.title}</h2>
            <p className={styles.panelText}>{panel.text}</p>
            <Button onClick={() => switchTo({ isSigningUp: !isSigningUp })}>{panel.action}</Button>
          </div>
          <div className={styles.scene}>
            <div className={styles.lattice}>
              <Lattice colour="indigo" />
            </div>
            <DrawnPicture
              className={styles.field}
              file={isSigningUp ? 'sign-up' : 'sign-in'}
              width={960}
              height={190}
            />
          </div>
        </aside>
      </div>
    </div>
  )
}

/**
 * Why a visitor is asked to sign in, if a guard sent them here on the way to enrol or to add a child. The level is the
 * course's id (`catalogue/courses`).
 */
function useReason(): string | null {
  const { wantedPath } = useGuestContext()
  if (wantedPath === null) return null
  const [pathname = ''] = wantedPath.split('?')
  if (matchPath(patterns.addStudent, pathname) !== null) return copy.reason.addChild
  const id = matchPath(patterns.enrol, pathname)?.params.courseId
  if (id === undefined) return null
  return /^\d+$/.test(id) ? copy.reason.enrolIn(id) : copy.reason.enrol
}
