import { UserRound } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useIsMember } from '#auth/auth.tsx'
import dialogStyles from '#components/dialog/dialog.module.css'
import { ButtonLink } from '#components/ui/button.tsx'
import { Diamond } from '#components/emblems/diamond.tsx'
import { Link } from '#components/ui/link.tsx'
import { copy } from '#copy/layout.ts'
import { paths } from '#lib/paths.ts'
import headerStyles from './header.module.css'
import { LanguageSwitch, otherLanguages } from './language/language-switch.tsx'
import styles from './navigation.module.css'

/** In the order of S2.01, each with the addresses that count as part of it. */
const links = [
  { to: paths.home, label: copy.home, inside: /^\/$/ },
  { to: paths.courses, label: copy.courses, inside: /^\/courses(\/|$)/i },
  { to: paths.faq, label: copy.faq, inside: /^\/faq(\/|$)/i },
  { to: paths.blog, label: copy.blog, inside: /^\/blogs?(\/|$)/i },
  { to: paths.contact, label: copy.contact, inside: /^\/contact(\/|$)/i },
] as const

/** The main navigation: a row from 1051 px, below that a menu that `isOpen` shows. */
export function Navigation({ id, isOpen, onChoose }: { id: string; isOpen: boolean; onChoose: () => void }) {
  const { pathname } = useLocation()
  return (
    <nav
      className={`${styles.menu ?? ''} ${isOpen ? `${styles.open ?? ''} ${dialogStyles.rising ?? ''}` : ''}`}
      id={id}
      aria-label={copy.mainNavigation}
    >
      <ul className={styles.list}>
        {links.map(({ to, label, inside }) => (
          <li key={to}>
            <Link
              className={styles.link}
              to={to}
              aria-current={inside.test(pathname) ? (pathname === to ? 'page' : true) : undefined}
              onClick={onChoose}
            >
              {label}
              <span className={styles.here}>
                <Diamond colour="mustard" size={18} />
              </span>
            </Link>
          </li>
        ))}
        {otherLanguages.map((other) => (
          <li key={other.code} className={headerStyles.inMenu}>
            <LanguageSwitch to={other} className={styles.link} />
          </li>
        ))}
        <li className={styles.account}>
          <Account pathname={pathname} onChoose={onChoose} />
        </li>
      </ul>
    </nav>
  )
}

/** Login or Profile; while the session is being fetched, whichever this device remembers. */
function Account({ pathname, onChoose }: { pathname: string; onChoose: () => void }) {
  const isMember = useIsMember()
  const to = isMember ? paths.dashboard : paths.login
  const shared = {
    to,
    onClick: onChoose,
    'aria-current': pathname.toLowerCase() === to ? ('page' as const) : undefined,
  }
  return isMember ? (
    <Link className={styles.profile} {...shared}>
      <UserRound aria-hidden="true" size={24} strokeWidth={2.25} />
      <span>{copy.profile}</span>
    </Link>
  ) : (
    <ButtonLink variant="second" isSmall className={styles.login} data-guests-only {...shared}>
      {copy.login}
    </ButtonLink>
  )
}
