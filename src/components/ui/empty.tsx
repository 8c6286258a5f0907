import { HelperPicture } from '../drawings/helper-picture.tsx'
import styles from './empty.module.css'

interface EmptyProps {
  text: string
  /** Shows ਹ above the sentence. */
  isWholePage?: boolean
}

/** A dashed box with the sentence that there is nothing here yet. */
export function Empty({ text, isWholePage = false }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {isWholePage && <HelperPicture left="wave" height={120} />}
      <p>{text}</p>
    </div>
  )
}
