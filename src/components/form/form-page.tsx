import type { ReactNode } from 'react'
import { HelperPicture } from '#components/drawings/drawn-picture.tsx'
import { PageTitle } from '#components/page/title-band.tsx'
import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  lead: string
  /** In Gurmukhi, above the title; with it ਹ looks over the card's edge. */
  greeting?: string
  children: ReactNode
}

/** A page that is one form: a card on sky. */
export function FormPage({ title, lead, greeting, children }: FormPageProps) {
  return (
    <div className={`${styles.sky ?? ''} ${greeting === undefined ? '' : (styles.greeted ?? '')}`}>
      <PageTitle title={title} />
      <div className={`card ${styles.card ?? ''}`}>
        {greeting !== undefined && (
          <>
            <div className={styles.helper}>
              <HelperPicture mood="smiling" height={96} />
            </div>
            <p className="greeting" lang="pa">
              {greeting}
            </p>
          </>
        )}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
