import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { SchoolEmail } from '#components/page/school-contact.tsx'
import { copy } from '#copy/privacy.ts'
import styles from './privacy-page.module.css'

/** What is stored, why, and who sees it. If `firestore.rules` allow more to be stored or read, change this too. */
export default function PrivacyPage() {
  const { kept, seen, responsible, stored, long, device, children, access } = copy
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <TitleBand title={copy.title} lead={copy.lead} isNarrow />
      <div className={`content ${styles.body ?? ''}`}>
        <section>
          <h2>{kept.title}</h2>
          <dl className={styles.kept}>
            {kept.items.map(({ name, text }) => (
              <Fact key={name} name={name}>
                {text}
              </Fact>
            ))}
          </dl>
        </section>
        <Paragraphs {...seen} />
        <Paragraphs title={responsible.title} paragraphs={responsible.paragraphs()} />
        <Paragraphs {...stored} paragraphs={[...stored.paragraphs, stored.countries()]} />
        <Paragraphs {...long} />
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
        <Paragraphs {...access} paragraphs={[...access.paragraphs, access.onRequest()]} />
      </div>
    </>
  )
}

interface ParagraphsProps {
  title: string
  /** Those that are '' wait for what the school has not given. */
  paragraphs: string[]
  /** Around the school's address; without them it is not there. */
  before?: string
  after?: string
}

function Paragraphs({ title, paragraphs, before, after }: ParagraphsProps) {
  return (
    <section>
      <h2>{title}</h2>
      {before !== undefined && (
        <p>
          {before} <SchoolEmail />
          {after}
        </p>
      )}
      {paragraphs
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </section>
  )
}
