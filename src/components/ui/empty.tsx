import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#lib/lazy-module.tsx'
import styles from './empty.module.css'

/** Few people see it, so it is not part of the page. Without a connection the sentence stands alone. */
const HelperPicture = lazyComponent(async () => {
  const module = await import('../drawings/helper-picture.tsx').catch(() => null)
  return module?.HelperPicture ?? (() => null)
})

interface EmptyProps {
  text: string
  /** Shows ਹ above the sentence. */
  isWholePage?: boolean
  /** The next step, under the sentence. */
  children?: ReactNode
}

/** A dashed box with the sentence that there is nothing here yet. */
export function Empty({ text, isWholePage = false, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {isWholePage && (
        <div className={styles.picture}>
          <Suspense>
            <HelperPicture left="wave" height={120} />
          </Suspense>
        </div>
      )}
      <p>{text}</p>
      {children}
    </div>
  )
}
