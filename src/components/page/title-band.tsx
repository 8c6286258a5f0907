import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { Link } from '#components/ui/link.tsx'
import { Greeting } from './spoken.tsx'
import styles from './title-band.module.css'
import { language } from '#copy/language.ts'

interface TitleBandProps {
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined
  isGreeted?: boolean
  back?: { to: string; label: string }
  lead?: ReactNode
  /** At the right end, such as a button. */
  aside?: ReactNode
  /** As wide as a text column, and aligned with it. */
  isNarrow?: boolean
}

/** The heading of a page without a hero. */
export function TitleBand({ title, lang, isGreeted, back, lead, aside, isNarrow = false }: TitleBandProps) {
  return (
    <div className={styles.band}>
      <div className={`content ${styles.inner ?? ''} ${isNarrow ? (styles.narrow ?? '') : ''}`}>
        <div>
          {back !== undefined && (
            <Link className={`on-screen ${styles.back ?? ''}`} to={back.to}>
              <ArrowLeft aria-hidden="true" size={20} strokeWidth={2.25} />
              <span>{back.label}</span>
            </Link>
          )}
          {isGreeted === true && <Greeting />}
          <h1 lang={lang}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  )
}

/** Sets the document's title: “Courses · Painti”, or the site's name alone. */
export function PageTitle({ title }: { title?: string | undefined }) {
  useLayoutEffect(() => {
    document.title = title === undefined ? language.siteName : `${title} · ${language.siteName}`
  }, [title])
  return null
}
