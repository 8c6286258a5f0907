import type { ComponentType } from 'react'
import { ButtonLink } from '../../../components/button'
import { PageTitle } from '../../../components/page-title'
import { words } from '../../../content/en/home'
import { paths } from '../../../lib/paths'
import type { DelayedScroll } from '../../../lib/scroll-delay'
import { Arrow } from './arrow'
import { Hero } from './hero'
import styles from './home-page.module.css'
import { LetterCards } from './letter-cards'
import { reasonIcons } from './reason-icons'

/** How Start Learning leads to the courses (SPEC section 9, Start Learning scroll delay). */
const startLearning: DelayedScroll = { scrollDelay: 100 }

/** The start page (SPEC section 2, /). */
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
            {words.reasons.items.map((reason, index) => (
              <Reason key={reason.title} {...reason} Icon={reasonIcons[index]} />
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

function Reason({ title, text, Icon }: { title: string; text: string; Icon: ComponentType | undefined }) {
  return (
    <li>
      {Icon !== undefined && <Icon />}
      <div>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  )
}
