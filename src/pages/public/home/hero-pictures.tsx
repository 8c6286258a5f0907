import { HeroScene } from './hero-scene.tsx'
import { PhoneScene } from './phone-scene.tsx'
import styles from './hero-pictures.module.css'

/**
 * The hero's picture, for wide screens and for phones; CSS shows the one that fits, so that a page that was built
 * beforehand is right before any script runs.
 */
export function HeroPictures() {
  return (
    <div className={styles.picture}>
      <svg className={styles.wide} viewBox="0 0 1440 720" aria-hidden="true">
        <HeroScene />
      </svg>
      <svg className={styles.phone} viewBox="0 0 360 270" preserveAspectRatio="xMidYMax" aria-hidden="true">
        <PhoneScene />
      </svg>
    </div>
  )
}
