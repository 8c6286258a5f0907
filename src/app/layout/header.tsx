import { Menu, X } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Wordmark } from '#components/emblems/wordmark.tsx'
import buttonStyles from '#components/ui/button.module.css'
import { IconButton } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { SchoolPhone } from '#components/page/school-contact.tsx'
import { copy } from '#copy/layout.ts'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import styles from './header.module.css'
import { LanguageSwitch, otherLanguages } from './language/language-switch.tsx'
import { Navigation } from './navigation.tsx'

const menuId = 'main-menu'

/** The bar of every page; up to 1050 px a button opens the navigation as a menu. */
export function Header() {
  const header = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, toggle, close } = useMenu(header, button)
  return (
    <header className={styles.header} ref={header}>
      <div className={`content ${styles.inner ?? ''} ${site.phone === '' ? '' : (styles.withPhone ?? '')}`}>
        <Link className={styles.home} to={paths.home} onClick={close}>
          <Wordmark />
        </Link>
        {otherLanguages.map((other) => (
          <LanguageSwitch key={other.code} to={other} className={`lone-link ${styles.language ?? ''}`} />
        ))}
        <SchoolPhone
          className={`${buttonStyles.iconButton ?? ''} ${styles.phone ?? ''}`}
          aria-label={site.phone}
        >
          <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="2.25"
              strokeLinejoin="round"
              d="M4 4h4l2 5-2 2c1 2 3 4 5 5l2-2 5 2v4C11 20 4 13 4 4z"
            />
          </svg>
        </SchoolPhone>
        <IconButton
          label={isOpen ? copy.closeMenu : copy.openMenu}
          icon={isOpen ? X : Menu}
          className={styles.toggle}
          ref={button}
          aria-controls={menuId}
          aria-expanded={isOpen}
          onClick={toggle}
        />
        <Navigation id={menuId} isOpen={isOpen} onChoose={close} />
      </div>
    </header>
  )
}

const wide = '(min-width: 65.6875em)'

/**
 * The state of the hamburger menu. It closes when a link is chosen (`close`), when the viewport grows beyond 1050 px,
 * on Escape (which returns the focus to its button), and when the focus or a press leaves the header.
 */
function useMenu(header: RefObject<HTMLElement | null>, button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((was) => !was), [])

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening

    function closeOutside(event: Event) {
      if (event.target instanceof Node && header.current?.contains(event.target) === false) close()
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    window.matchMedia(wide).addEventListener('change', (query) => query.matches && close(), { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('pointerdown', closeOutside, { signal })
    return () => listening.abort()
  }, [isOpen, close, header, button])

  return { isOpen, toggle, close }
}
