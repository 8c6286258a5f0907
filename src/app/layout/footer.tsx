import buttonStyles from '#components/ui/button.module.css'
import { Link } from '#components/ui/link.tsx'
import { SchoolEmail } from '#components/page/school-contact.tsx'
import { Wordmark } from '#components/emblems/wordmark.tsx'
import { copy } from '#copy/layout.ts'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import styles from './footer.module.css'
import { LanguageSwitch, otherLanguages } from './language/language-switch.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const resources = [
  { to: paths.courses, label: copy.courses },
  { to: paths.blog, label: copy.blog },
]
const links = [
  { to: paths.home, label: copy.home },
  { to: paths.faq, label: copy.faq },
  { to: paths.contact, label: copy.contact },
]
const social = [
  { href: site.social.pictures, label: copy.pictures, icon: 'camera' },
  { href: site.social.videos, label: copy.videos, icon: 'play' },
  { href: site.social.shortVideos, label: copy.shortVideos, icon: 'clapperboard' },
]

/** The year of the build, because a prerendered page must be the same before and after hydration. */
const year = (import.meta.env.VITE_BUILD_DAY ?? new Date().toISOString()).slice(0, 4)

export function Footer() {
  const { motto } = site
  return (
    <footer>
      <div className="edge" aria-hidden="true" />
      <div className={`on-nilak ${styles.ground ?? ''}`}>
        <div className={`content ${styles.columns ?? ''}`}>
          <div className={styles.school}>
            <Wordmark />
            <p className={styles.audience}>{copy.audience}</p>
            <SchoolEmail className={styles.email} />
            <SocialIcons />
          </div>
          <LinkColumn title={copy.resources} links={resources} />
          <LinkColumn title={copy.links} links={links} />
          <NewsletterForm className={styles.newsletter} />
          <div className={`row ${styles.end ?? ''}`}>
            <p>{copy.rights(year)}</p>
            <Link to={paths.privacy}>{copy.privacy}</Link>
            {otherLanguages.map((other) => (
              <LanguageSwitch key={other.code} to={other} />
            ))}
            {motto.text !== '' && <p lang={motto.lang}>{motto.text}</p>}
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Plain icons until the school has accounts to link to (decision 88). */
function SocialIcons() {
  return (
    <ul className={styles.social}>
      {social.map(({ href, label, icon }) => {
        const picture = (
          <img src={`/pictures/social/${icon}.svg`} alt={label} width="24" height="24" loading="lazy" />
        )
        return (
          <li key={icon}>
            {href === '' ? (
              picture
            ) : (
              <a className={buttonStyles.iconButton} href={href}>
                {picture}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function LinkColumn({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav className={styles.column} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
