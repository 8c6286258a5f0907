import { NeedsScript } from './needs-script.tsx'
import { TryAgain } from './try-again.tsx'
import styles from './waiting.module.css'

/** A short wait; on a fast connection CSS never shows it. */
export function Waiting({ children }: { children: string }) {
  return (
    <div className={`content ${styles.waiting ?? ''}`}>
      <div role="status">
        <p>{children}</p>
        <TryAgain onTryAgain={() => location.reload()} />
      </div>
      <NeedsScript />
    </div>
  )
}
