import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { components as words } from '#words/layout.ts'
import { PendingDiamond } from './pending-diamond.tsx'
import styles from './waiting.module.css'

/** Milliseconds that still feel like at once. */
const unnoticed = 100

/**
 * In the middle of the window, for what a press has asked for and is still being downloaded. The focus stays on the
 * button.
 */
export function Coming() {
  const [isNoticed, setIsNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsNoticed(true), unnoticed)
    return () => clearTimeout(timer)
  }, [])

  // There before its sentence is, so that screen readers notice it.
  return createPortal(
    <div className={styles.coming} role="status">
      {isNoticed && (
        <p className="card">
          <PendingDiamond />
          {words.loading}
        </p>
      )}
    </div>,
    document.body,
  )
}
