import { useRef, useState } from 'react'

/**
 * What was changed in a form since it was opened. Only that is written, so that changes from another tab survive.
 * Fields that the form does not have are left out. From the second attempt on every field counts, because the first may
 * have stored what was typed then.
 * @param value what the form shows when it is opened.
 */
export function useChanges<Fields extends object>(
  value: Fields,
): (typed: Partial<Fields>) => Partial<Fields> {
  const [shown] = useState(value)
  const isTried = useRef(false)

  return (typed) => {
    const changed = Object.entries(typed).filter(
      ([name, text]) => isTried.current || shown[name as keyof Fields] !== text,
    )
    isTried.current = true
    return Object.fromEntries(changed) as Partial<Fields>
  }
}
