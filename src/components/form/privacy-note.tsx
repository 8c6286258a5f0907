import { useHref } from 'react-router-dom'
import { fields as copy } from '#copy/forms.ts'
import { paths } from '#lib/paths.ts'
import styles from './privacy-note.module.css'

/** For each form that asks for a birthdate. Opens in a new tab, so that a half-filled form is not lost. */
export function PrivacyNote() {
  const href = useHref(paths.privacy)
  const { text, link, newTab } = copy.privacyNote
  return (
    <p className={styles.note}>
      {text}{' '}
      <a href={href} target="_blank" rel="noreferrer">
        {link} {newTab}
      </a>
    </p>
  )
}
