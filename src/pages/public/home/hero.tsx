import { ButtonLink } from '../../../components/button'
import { words } from '../../../content/en/home'
import { paths } from '../../../lib/paths'
import { Arrow } from './arrow'
import styles from './hero.module.css'
import { IdleParticles } from './idle-particles'

/** The first words on the sky, a picture, and the particles that drift beside them (LOOK section 5, Hero). */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.greeting} lang="pa">
          {words.greeting}
        </p>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <ButtonLink to={paths.courses}>
          {words.seeCourses} <Arrow />
        </ButtonLink>
      </div>
      <img className={styles.picture} src="/pictures/level-1.svg" alt="" width={320} height={200} />
      <IdleParticles />
    </div>
  )
}
