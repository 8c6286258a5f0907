import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Wordmark } from '../../components/wordmark'
import { words } from '../../content/en/layout'
import { paths } from '../../lib/paths'
import styles from './header.module.css'
import { Navigation } from './navigation'
import { useMenu } from './use-menu'

const menuId = 'main-menu'

/** Name, navigation, and up to 1050 px the button that opens it as a menu (SPEC section 2, Navigation). */
export function Header() {
  const header = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, toggle, close } = useMenu(header, button)
  const Icon = isOpen ? X : Menu
  return (
    <header className={styles.header} ref={header}>
      <div className={`content ${styles.inner ?? ''}`}>
        <Link className={styles.home} to={paths.home} onClick={close}>
          <Wordmark />
        </Link>
        <button
          type="button"
          className={styles.toggle}
          ref={button}
          aria-controls={menuId}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.closeMenu : words.openMenu}
          onClick={toggle}
        >
          <Icon aria-hidden="true" size={26} strokeWidth={2.25} />
        </button>
        <Navigation id={menuId} isOpen={isOpen} onChoose={close} />
      </div>
    </header>
  )
}
