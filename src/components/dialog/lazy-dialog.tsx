import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { words } from '#words/components.ts'
import { showMessage } from './message.ts'

/** A dialog's code, which is not downloaded with the page but when somebody is about to open it. */
export interface LateCode<Code> {
  /** `null` until it has arrived. */
  here: () => Code | null
  /** Rejects where it cannot be downloaded; asked again, it tries again. */
  fetch: () => Promise<Code>
  /** Fetches it while there is no hurry yet. */
  prefetch: () => void
  /** For the button that opens the dialog: fetches it when a pointer or the focus reaches the button. */
  beforehand: { onPointerEnter: () => void; onFocus: () => void }
}

/** `load` imports the dialog's file. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let arrived: Code | null = null
  async function fetch() {
    return (arrived ??= await load())
  }
  function prefetch() {
    // A failure here is no failure yet: the dialog tries again, and tells.
    fetch().catch(() => undefined)
  }
  return { here: () => arrived, fetch, prefetch, beforehand: { onPointerEnter: prefetch, onFocus: prefetch } }
}

interface LateDialogProps<Code extends object> {
  code: LateCode<Code>
  /** Where the line has dropped the person is told, and the dialog counts as closed again. */
  onClose: () => void
  /** Draws the dialog with its code. */
  children: (code: Code) => ReactNode
}

/** Like the dialog it stands for, it is open as long as it is rendered: `{isOpen && <LateDialog …>}`. */
export function LateDialog<Code extends object>({ code, onClose, children }: LateDialogProps<Code>) {
  const [arrived, setArrived] = useState(code.here)
  const giveUp = useEffectEvent((error: unknown) => {
    console.error(error)
    onClose()
    void showMessage({ title: words.notLoaded, text: '', icon: 'error', confirmLabel: words.okay })
  })

  useEffect(() => {
    let isClosed = false
    code.fetch().then(
      (fetched) => !isClosed && setArrived(fetched),
      (error: unknown) => !isClosed && giveUp(error),
    )
    return () => {
      isClosed = true
    }
  }, [code])

  return arrived === null ? null : children(arrived)
}
