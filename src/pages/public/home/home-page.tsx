import { DrawnPicture, HelperPicture } from '#components/drawings/drawn-picture.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { PageTitle } from '#components/page/title-band.tsx'
import { copy as courseCopy } from '#copy/courses.ts'
import { copy } from '#copy/home.ts'
import { env } from '#lib/env.ts'
import { paths } from '#lib/paths.ts'
import type { DelayedScroll } from '#components/page/page-transition.ts'
import { Arrow } from './arrow.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { LetterCards } from './letters/letter-cards.tsx'
import { Published } from './published/published.tsx'

/** S2.22. */
const startLearning: DelayedScroll = { scrollDelay: 100 }

/** In the order of `copy.reasons.items`. */
const reasonIcons = ['calendar', 'speech', 'music', 'price', 'friends', 'book'] as const

export default function HomePage() {
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <Hero />
      <section className={`content ${styles.mission ?? ''}`}>
        <div>
          <h2>{copy.mission.title}</h2>
          <p className={styles.missionText}>{copy.mission.text}</p>
          <p className={styles.letters}>{copy.mission.letters}</p>
          <ButtonLink variant="second" to={paths.courses} state={startLearning}>
            {copy.mission.start} <Arrow />
          </ButtonLink>
        </div>
        <LetterCards />
      </section>
      <section className={styles.reasons}>
        <div className="content">
          <h2>{copy.reasons.title}</h2>
          <ul className={styles.list}>
            {copy.reasons.items.map(({ title, text }, index) => (
              <li key={title}>
                <DrawnPicture file={`reasons/${reasonIcons[index] ?? ''}`} width={72} height={72} />
                <div>
                  <h3>{title}</h3>
                  <p className={styles.text}>{typeof text === 'string' ? text : text(env.program)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Published />
      <section className={styles.next}>
        <div className="content">
          <div>
            <h2>{courseCopy.unsure}</h2>
            <p className={`lead ${styles.nextText ?? ''}`}>{courseCopy.unsureText}</p>
            <ButtonLink variant="second" to={paths.contact}>
              {copy.write} <Arrow />
            </ButtonLink>
          </div>
          <HelperPicture mood="talking" height={200} />
        </div>
      </section>
    </>
  )
}
