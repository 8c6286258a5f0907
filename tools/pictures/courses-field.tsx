import { Hill } from '#components/drawings/field.tsx'
import { Field } from './shared.tsx'

const near = 'M-900 130C-600 60-300 30 0 84S400 190 700 150 1300 60 1440 0 2000 80 2400 20'
const mustard =
  'M-900 190C-600 120-300 160 0 152S300 100 560 130 1000 180 1240 130 1700 60 2000 110 2200 140 2400 160'

/** The field behind the courses; its middle is at x 720. */
export function CoursesField() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-900 -20 3240 260" width="3240" height="260">
      <Hill
        edge={near}
        to="V260H-900z"
        fill="var(--hill-near)"
        rows={{ count: 3, stroke: 'var(--hill-row)' }}
      />
      <Field edge={mustard} to="V260H-900z" rows={5} />
    </svg>
  )
}
