import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { SchoolEmail } from '#components/page/school-contact.tsx'
import { components as copy } from '#copy/layout.ts'
import styles from './loading.module.css'

interface WaitingProps {
  label?: string
  count?: number
  /** Offered if loading takes long. */
  onTryAgain?: () => unknown
}

interface SkeletonProps extends WaitingProps {
  /** Rows of a table, a heading with text, or text with a picture. */
  shape: 'rows' | 'text' | 'post'
}

export function Skeleton({ shape, ...waiting }: SkeletonProps) {
  return (
    <SkeletonList {...waiting} className={`${styles[shape] ?? ''} ${shape === 'rows' ? 'card' : ''}`}>
      <div className={styles.piece}>
        <span className={styles.title} />
        <span className={styles.line} />
        <span className={styles.line} />
        {shape === 'post' && <span className={styles.picture} />}
      </div>
    </SkeletonList>
  )
}

interface SkeletonListProps extends WaitingProps {
  className: string | undefined
  children: ReactNode
}

export function SkeletonList(props: SkeletonListProps) {
  const { label = copy.loading, count = 1, className, children, onTryAgain } = props
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={index}>{children}</Fragment>
        ))}
      </div>
      {onTryAgain !== undefined && <TryAgain onTryAgain={onTryAgain} />}
    </div>
  )
}

interface CardWordsProps {
  /** Takes up the height of the text to come. */
  className: string | undefined
  /** Whether the card names a level, and has two texts. */
  isCourse?: boolean
}

export function CardWords({ className, isCourse = false }: CardWordsProps) {
  return (
    <div className={`${styles.words ?? ''} ${className ?? ''}`}>
      {isCourse && <span className={styles.level} />}
      <span className={styles.title} />
      <span className={styles.line} />
      {isCourse && <span className={styles.line} />}
      <span className={styles.button} />
    </div>
  )
}

/** In milliseconds. */
const delay = 10_000

/** Inside a loading status: after ten seconds it says that loading takes long and offers a retry. */
export function TryAgain({ onTryAgain }: { onTryAgain: () => unknown }) {
  const [tries, setTries] = useState(0)
  const [lateTry, setLateTry] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLateTry(tries), delay)
    return () => clearTimeout(timer)
  }, [tries])

  function handleClick() {
    setTries(tries + 1)
    onTryAgain()
  }

  if (lateTry !== tries) return null
  return (
    <div className={`row ${styles.late ?? ''}`}>
      <p>{copy.reconnecting}</p>
      <Button variant="second" onClick={handleClick}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}

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

/** Visible only without scripts or if the app could not be loaded (`data-script` on the page, set by `start.ts`). */
export function NeedsScript() {
  return (
    <p className="needs-script">
      {copy.needsScript} <SchoolEmail />
    </p>
  )
}
