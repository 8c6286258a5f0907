import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageTitle } from '#components/page/page-title.tsx'
import { TitleBand } from '#components/page/title-band.tsx'
import { copy } from '#copy/faq.ts'
import styles from './faq-page.module.css'
import { useLinkedQuestion } from './use-linked-question.ts'

/** One question is open at a time: `details` of the same name exclude each other, in most browsers without script. */
export function FaqPage() {
  const list = useRef<HTMLDivElement>(null)
  const handleToggle = useLinkedQuestion(list)
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <TitleBand title={copy.title} isNarrow aside={<HelperPicture mood="smiling" height={120} />} />
      <div className={`content ${styles.body ?? ''}`} ref={list}>
        {copy.questions.map(({ id, question, answer, link }) => (
          <details
            className={`card ${styles.item ?? ''}`}
            key={id}
            id={id}
            name="faq"
            onToggle={handleToggle}
          >
            <summary className={styles.question}>
              <h2>{question}</h2>
              <ChevronDown aria-hidden="true" size={24} strokeWidth={2.25} />
            </summary>
            <div className={styles.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Link className={styles.link} to={link.to}>
                {link.label}
              </Link>
            </div>
          </details>
        ))}
      </div>
    </>
  )
}
