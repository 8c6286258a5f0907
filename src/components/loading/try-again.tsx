import { useEffect, useState } from 'react'
import { words } from '#words/components.ts'
import { Button } from '../ui/button.tsx'
import styles from './try-again.module.css'

/** How long a wait is left to itself, in milliseconds. */
const patience = 10_000

/** Stands in the status of something that is awaited: after ten seconds it says so and offers to try again. */
export function TryAgain({ onTryAgain }: { onTryAgain: () => void }) {
  const [tries, setTries] = useState(0)
  const [lateTry, setLateTry] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLateTry(tries), patience)
    return () => clearTimeout(timer)
  }, [tries])

  function handleClick() {
    setTries(tries + 1)
    onTryAgain()
  }

  if (lateTry !== tries) return null
  return (
    <div className={styles.late}>
      <p>{words.reconnecting}</p>
      <Button variant="second" onClick={handleClick}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
