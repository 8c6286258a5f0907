import { ChevronDown } from 'lucide-react'
import { PageTitle } from '../../../components/page-title'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/faq'
import styles from './faq-page.module.css'

/** The seven questions parents ask, one open at a time: details of one name exclude each other (SPEC section 2, /faq). */
export function FaqPage() {
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand title={words.title} />
      <div className={`content ${styles.body ?? ''}`}>
        {words.questions.map(({ id, question, answer }) => (
          <details className={`card ${styles.item ?? ''}`} key={id} id={id} name="faq">
            <summary className={styles.question}>
              <h2>{question}</h2>
              <ChevronDown aria-hidden="true" size={24} strokeWidth={2.25} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </>
  )
}
