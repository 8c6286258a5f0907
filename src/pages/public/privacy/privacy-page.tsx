import { PageTitle } from '../../../components/page-title'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/privacy'
import styles from './privacy-page.module.css'

/** What is kept, why, and who sees it: as firestore.rules and DESIGN section 4 have it, field by field. */
export function PrivacyPage() {
  const { kept, seen, stored, long, device, children } = words
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand title={words.title} lead={words.lead} />
      <div className={`content ${styles.body ?? ''}`}>
        <section>
          <h2>{kept.title}</h2>
          <dl className={styles.kept}>
            {kept.items.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Paragraphs {...seen} />
        <Paragraphs {...stored} />
        <section>
          <h2>{long.title}</h2>
          <p>
            {long.before} <a href={`mailto:${long.email}`}>{long.email}</a>.
          </p>
        </section>
        <section>
          <h2>{device.title}</h2>
          <p>{device.lead}</p>
          <ul>
            {device.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <Paragraphs {...children} />
      </div>
    </>
  )
}

function Paragraphs({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
