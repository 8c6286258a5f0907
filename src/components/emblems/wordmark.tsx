import { Spoken } from '#components/page/spoken.tsx'
import { site } from '#content/site.ts'
import { oora, paintiName, paintiWord } from './gurmukhi-outlines.ts'
import styles from './wordmark.module.css'

/** The school's name, next to its first name in another language: Painti's own is drawn, any other is text. */
export function Wordmark() {
  const [[lang, text] = ['', '']] = Object.entries(site.names)
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span>{site.name}</span>
      {text === paintiName ? (
        <svg className={styles.gurmukhi} viewBox="-31 -910 1539 923" role="img" lang={lang} aria-label={text}>
          <path d={paintiWord} />
        </svg>
      ) : (
        <Spoken className={styles.text} lang={lang} text={text} />
      )}
    </span>
  )
}

/** The mark: ੳ, wide awake, on a mustard diamond; the rims lie under both eyes, or one would cover the other. */
function Mark() {
  return (
    <svg viewBox="0 0 46 46" width="46" height="46" aria-hidden="true">
      <rect fill="var(--mustard)" x="6" y="6" width="34" height="34" rx="5" transform="rotate(45 23 23)" />
      <g transform="translate(12.8 35.2) scale(.03)">
        <path fill="var(--indigo)" d={oora} />
        <Eyes fill="var(--indigo)" radius={110} />
        <Eyes fill="var(--white)" radius={84} />
        <Eyes fill="var(--pupil)" radius={46} />
      </g>
    </svg>
  )
}

function Eyes({ fill, radius }: { fill: string; radius: number }) {
  return [278, 432].map((x) => <circle key={x} fill={fill} cx={x} cy="-655" r={radius} />)
}
