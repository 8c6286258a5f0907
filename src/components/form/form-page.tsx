import type { ReactNode } from 'react'
import { PageTitle } from '#components/page/title-band.tsx'
import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page that is one form: a card on sky. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className={styles.sky}>
      <PageTitle title={title} />
      <div className={`card ${styles.card ?? ''}`}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
