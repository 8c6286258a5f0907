import { Hill } from '#components/drawings/field.tsx'
import { Later } from '#components/drawings/later.tsx'
import styles from './ladder-field.module.css'

const near = 'M-900 130C-600 60-300 30 0 84S400 190 700 150 1300 60 1440 0 2000 80 2400 20'
const mustard =
  'M-900 190C-600 120-300 160 0 152S300 100 560 130 1000 180 1240 130 1700 60 2000 110 2200 140 2400 160'

/** The field that the ladder of levels stands in; a strip along the lower edge, behind the cards. */
export function LadderField() {
  return (
    <svg className={styles.field} viewBox="0 0 1440 240" aria-hidden="true">
      <Later>
        <Hill
          edge={near}
          to="V260H-900z"
          fill="var(--hill-near)"
          rows={{ count: 3, stroke: 'var(--hill-row)' }}
        />
        <Hill
          edge={mustard}
          to="V260H-900z"
          fill="var(--field)"
          rows={{ count: 5, stroke: 'var(--field-row)' }}
        />
      </Later>
    </svg>
  )
}
