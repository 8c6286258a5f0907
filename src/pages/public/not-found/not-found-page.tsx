import { ButtonLink } from '#components/ui/button.tsx'
import { MissingBrick } from './missing-brick.tsx'
import { PageTitle } from '#components/page/page-title.tsx'
import { notFound as copy } from '#copy/layout.ts'
import { paths } from '#lib/paths.ts'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  return (
    <>
      <PageTitle title={copy.title} />
      <div className={`content ${styles.page ?? ''}`}>
        <svg className={styles.picture} viewBox="0 0 260 220" aria-hidden="true">
          <MissingBrick />
        </svg>
        <div>
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={styles.text}>{copy.text}</p>
          <div className={styles.ways}>
            <ButtonLink to={paths.courses}>{copy.courses}</ButtonLink>
            <ButtonLink variant="second" to={paths.home}>
              {copy.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
