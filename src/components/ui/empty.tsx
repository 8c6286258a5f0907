import { HelperPicture } from '../drawings/helper-picture.tsx'
import styles from './empty.module.css'

interface EmptyProps {
  text: string
  /** Whether there is nothing else on the page: then ਹ, the helper, stands above the sentence. */
  isWholePage?: boolean
}

/** What stands where there is nothing yet: the spec's sentence in a dashed box (LOOK section 7, Empty). */
export function Empty({ text, isWholePage = false }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {isWholePage && <HelperPicture left="wave" height={120} />}
      <p>{text}</p>
    </div>
  )
}
