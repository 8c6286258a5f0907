import { useId } from 'react'
import { isSharedComputer } from '#auth/known-device.ts'
import { Checkbox } from '#components/form/checkbox.tsx'
import { useIsHydrated } from '#components/use-is-hydrated.ts'
import { words } from '#words/account.ts'
import styles from './shared-computer.module.css'

/** Whether other people use this computer; ticked where the last person said so. */
export function SharedComputer() {
  const id = useId()
  const isTicked = useIsHydrated() && isSharedComputer()
  return (
    <div className={styles.choice}>
      <Checkbox
        key={String(isTicked)}
        id={id}
        name="isShared"
        defaultChecked={isTicked}
        aria-describedby={`${id}-hint`}
      />
      <label className={styles.label} htmlFor={id}>
        {words.shared.label}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {words.shared.hint}
      </p>
    </div>
  )
}
