import { ButtonLink } from '#components/ui/button.tsx'
import { MissingBrick } from './missing-brick.tsx'
import { PageTitle } from '#components/page/page-title.tsx'
import { notFound as words } from '#words/layout.ts'
import { paths } from '#lib/paths.ts'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  return (
    <>
      <PageTitle title={words.title} />
      <div className={`content ${styles.page ?? ''}`}>
        <svg className={styles.picture} viewBox="0 0 260 220" aria-hidden="true">
          <MissingBrick />
        </svg>
        <div>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.text}>{words.text}</p>
          <div className={styles.ways}>
            <ButtonLink to={paths.courses}>{words.courses}</ButtonLink>
            <ButtonLink variant="second" to={paths.home}>
              {words.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
