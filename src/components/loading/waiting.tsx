import { NeedsScript } from './needs-script.tsx'
import { TryAgain } from './try-again.tsx'
import styles from './waiting.module.css'

/** A short wait, said to everyone; on a quick line it never becomes visible. */
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
