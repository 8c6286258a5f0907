import { PendingDiamond } from '#components/loading/pending-diamond.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { words } from '#words/confirmation.ts'
import { shortName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import styles from './writing.module.css'

/** What stands while the children are being enrolled. */
export function Writing({ students }: { students: Student[] }) {
  return (
    <div className={styles.sky} role="status">
      <PageTitle title={words.pageTitle} />
      <PendingDiamond />
      <h1 className={styles.title}>{words.writing(students.map(shortName))}</h1>
      <p>{words.wait}</p>
    </div>
  )
}
