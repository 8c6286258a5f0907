import type { ReactNode } from 'react'
import { HelperPicture } from '#components/drawings/drawn-picture.tsx'
import { Greeting } from '#components/page/spoken.tsx'
import { PageTitle } from '#components/page/title-band.tsx'
import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  lead: string
  /** With the school's greeting above the title, and ਹ looking over the card's edge. */
  isGreeted?: boolean
  children: ReactNode
}

/** A page that is a single form: a card on sky. */
export function FormPage({ title, lead, isGreeted = false, children }: FormPageProps) {
  return (
    <div className={`${styles.sky ?? ''} ${isGreeted ? (styles.greeted ?? '') : ''}`}>
      <PageTitle title={title} />
      <div className={`card ${styles.card ?? ''}`}>
        {isGreeted && (
          <>
            <div className={styles.helper}>
              <HelperPicture mood="smiling" height={96} />
            </div>
            <Greeting />
          </>
        )}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
