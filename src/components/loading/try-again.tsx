import { useEffect, useState } from 'react'
import { components as copy } from '#copy/layout.ts'
import { Button } from '../ui/button.tsx'
import styles from './try-again.module.css'

/** In milliseconds. */
const delay = 10_000

/** Inside a loading status: after ten seconds it says that it takes long and offers to try again. */
export function TryAgain({ onTryAgain }: { onTryAgain: () => void }) {
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
    <div className={styles.late}>
      <p>{copy.reconnecting}</p>
      <Button variant="second" onClick={handleClick}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}
