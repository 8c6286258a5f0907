import { useRef, useState } from 'react'
import { Button } from '../../../components/button'
import { PageTitle } from '../../../components/page-title'
import { words } from '../../../content/en/account'
import styles from './login-page.module.css'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

/** Signing in and signing up side by side, with a panel that slides over the one not in use (SPEC section 2, /login). */
export function LoginPage() {
  const [isSigningUp, setIsSigningUp] = useState(false)
  const card = useRef<HTMLDivElement>(null)

  function handleSwitch() {
    setIsSigningUp(!isSigningUp)
    // The form that comes to the front takes the focus along, for keyboards and screen readers.
    requestAnimationFrame(() => {
      card.current?.querySelector<HTMLElement>('[data-form]:not([inert]) h1')?.focus()
      card.current?.scrollIntoView({ block: 'nearest' })
    })
  }

  const panel = isSigningUp
    ? { title: words.signUp.panelTitle, text: words.signUp.panelText, action: words.signUp.toSignIn }
    : { title: words.signIn.panelTitle, text: words.signIn.panelText, action: words.signIn.toSignUp }

  return (
    <div className={styles.sky}>
      <PageTitle title={isSigningUp ? words.signUp.title : words.signIn.pageTitle} />
      <div ref={card} className={styles.card} data-signing-up={isSigningUp}>
        <section className={styles.form} data-form="sign-in" inert={isSigningUp}>
          <SignInForm />
        </section>
        <section className={styles.form} data-form="sign-up" inert={!isSigningUp}>
          <SignUpForm />
        </section>
        <aside className={`on-nilak ${styles.panel ?? ''}`}>
          <h2 className={styles.panelTitle}>{panel.title}</h2>
          <p className={styles.panelText}>{panel.text}</p>
          <Button onClick={handleSwitch}>{panel.action}</Button>
        </aside>
      </div>
    </div>
  )
}
