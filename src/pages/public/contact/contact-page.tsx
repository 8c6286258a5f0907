import { Link } from 'react-router-dom'
import { PageTitle } from '../../../components/page-title'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/contact'
import { site } from '../../../content/site'
import { paths } from '../../../lib/paths'
import styles from './contact-page.module.css'

/** How to reach the school (SPEC section 2, /contact). */
export function ContactPage() {
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand title={words.title} lead={words.lead} />
      <div className={`content ${styles.body ?? ''}`}>
        <p className={styles.address}>
          {words.address} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <p>
          {words.beforeFaq} <Link to={paths.faq}>{words.faq}</Link>
        </p>
      </div>
    </>
  )
}
