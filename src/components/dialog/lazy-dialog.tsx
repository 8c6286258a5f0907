import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { components as words } from '#words/layout.ts'
import type { LazyModule } from '#lib/lazy-module.tsx'
import { isLostFile } from '#lib/lost-files.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { Coming } from '../loading/coming.tsx'
import { showMessage } from './message.ts'

interface LazyDialogProps<Module extends object> {
  module: LazyModule<Module>
  /** Also called where the dialog cannot be downloaded; a message then says so. */
  onClose: () => void
  children: (module: Module) => ReactNode
}

/**
 * A dialog whose code is downloaded when it opens; until then it says so. Like `Dialog`, it is open as long as it is
 * rendered.
 */
export function LazyDialog<Module extends object>({ module, onClose, children }: LazyDialogProps<Module>) {
  const [loaded, setLoaded] = useState(module.loaded)
  const giveUp = useEffectEvent((error: unknown) => {
    console.error(error)
    onClose()
    void showMessage({ title: words.notLoaded, text: '', icon: 'error' })
  })

  useEffect(() => {
    let isClosed = false
    withTimeout(module.load()).then(
      (arrived) => !isClosed && setLoaded(arrived),
      (error: unknown) => {
        if (isClosed) return
        if (isLostFile(error)) giveUp(error)
        // The page says that the mistake is ours.
        else
          setLoaded(() => {
            throw error
          })
      },
    )
    return () => {
      isClosed = true
    }
  }, [module])

  return loaded === null ? <Coming /> : children(loaded)
}
