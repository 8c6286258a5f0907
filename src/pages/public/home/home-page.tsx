import { DrawnPicture } from '#components/drawings/drawn-picture.tsx'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { PageTitle } from '#components/page/page-title.tsx'
import { words as courseWords } from '#words/courses.ts'
import { words } from '#words/home.ts'
import { paths } from '#lib/paths.ts'
import type { DelayedScroll } from '#lib/scroll-delay.ts'
import { Arrow } from './arrow.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { LetterCards } from './letters/letter-cards.tsx'
import { Published } from './published/published.tsx'

/** S2.22. */
const startLearning: DelayedScroll = { scrollDelay: 100 }

/** In the order of `words.reasons.items`. */
const reasonIcons = ['calendar', 'speech', 'music', 'price', 'friends', 'book'] as const

export function HomePage() {
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <Hero />
      <section className={`content ${styles.mission ?? ''}`}>
        <div>
          <h2>{words.mission.title}</h2>
          <p className={styles.missionText}>{words.mission.text}</p>
          <p className={styles.letters}>{words.mission.letters}</p>
          <ButtonLink to={paths.courses} state={startLearning}>
            {words.mission.start} <Arrow />
          </ButtonLink>
        </div>
        <LetterCards />
      </section>
      <section className={styles.reasons}>
        <div className="content">
          <h2>{words.reasons.title}</h2>
          <ul className={styles.list}>
            {reasonIcons.map((icon, index) => {
              const reason = words.reasons.items[index]
              return reason && <Reason key={icon} {...reason} icon={icon} />
            })}
          </ul>
        </div>
      </section>
      <Published />
      <section className={styles.next}>
        <div className="content">
          <div>
            <h2>{courseWords.unsure}</h2>
            <p className={styles.nextText}>{courseWords.unsureText}</p>
            <ButtonLink to={paths.contact}>
              {words.write} <Arrow />
            </ButtonLink>
          </div>
          <HelperPicture mood="talking" height={200} />
        </div>
      </section>
    </>
  )
}

function Reason({ title, text, icon }: { title: string; text: string; icon: string }) {
  return (
    <li>
      <DrawnPicture file={`reasons/${icon}`} width={72} height={72} />
      <div>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  )
}
