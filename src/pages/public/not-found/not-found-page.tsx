import { ButtonLink } from '#components/ui/button.tsx'
import { MissingBrick } from './missing-brick.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { words } from '#words/app.ts'
import { paths } from '#lib/paths.ts'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  return (
    <>
      <PageTitle title={words.notFound.title} />
      <div className={`content ${styles.page ?? ''}`}>
        <svg className={styles.picture} viewBox="0 0 260 220" aria-hidden="true">
          <MissingBrick />
        </svg>
        <div>
          <h1 className={styles.title}>{words.notFound.title}</h1>
          <p className={styles.text}>{words.notFound.text}</p>
          <div className={styles.ways}>
            <ButtonLink to={paths.courses}>{words.notFound.courses}</ButtonLink>
            <ButtonLink variant="second" to={paths.home}>
              {words.notFound.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
