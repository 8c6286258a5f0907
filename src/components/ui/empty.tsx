import type { ReactNode } from 'react'
import { HelperPicture } from '#components/drawings/drawn-picture.tsx'
import styles from './empty.module.css'

interface EmptyProps {
  text: string
  /** Shows ਹ above the sentence. */
  isWholePage?: boolean
  children?: ReactNode
}

/** A dashed box with the sentence that there is nothing here yet. */
export function Empty({ text, isWholePage = false, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {isWholePage && <HelperPicture mood="smiling" height={120} />}
      <p>{text}</p>
      {children}
    </div>
  )
}
