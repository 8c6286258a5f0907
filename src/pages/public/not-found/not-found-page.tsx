import { ButtonLink } from '../../../components/button'
import { PageTitle } from '../../../components/page-title'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/app'
import { paths } from '../../../lib/paths'
import styles from './not-found-page.module.css'

/** Where no page is (DESIGN section 4, Paths). */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title={words.notFound.title} />
      <TitleBand title={words.notFound.title} lead={words.notFound.text} />
      <div className={`content ${styles.ways ?? ''}`}>
        <ButtonLink to={paths.courses}>{words.notFound.courses}</ButtonLink>
        <ButtonLink variant="second" to={paths.home}>
          {words.notFound.home}
        </ButtonLink>
      </div>
    </>
  )
}
