import { AskDialog } from '#components/dialog/ask-dialog.tsx'
import { formatList } from '#copy/format.ts'
import { list, payment, withdrawal as copy } from '#copy/office.ts'
import { Changed } from '#data/office/changed.ts'
import { refreshOffice } from '#data/office/paged-list.ts'
import { withdrawForFamily } from '#data/office/registrations.ts'
import type { RegistrationsDialogProps } from './payment-dialog.tsx'
import { levelOf, nameOf } from './registration-cells.tsx'

/** Asks before the school gives up seats, which it may do at any time. */
export function WithdrawRegistrationsDialog({ registrations, onDone, onClose }: RegistrationsDialogProps) {
  const names = registrations.map((registration) => `${nameOf(registration)} (${levelOf(registration)})`)
  const paid = registrations.filter(({ enrollment }) => enrollment.paidOn !== '')

  async function handleGo() {
    const [gone, changed]: [string[], string[]] = [[], []]
    const left = () => names.slice(gone.length + changed.length)
    try {
      // One after the other: two of the same child change the same list of levels.
      for (const registration of registrations) {
        const name = left()[0] ?? ''
        await withdrawForFamily(registration).then(
          () => gone.push(name),
          (error: unknown) => {
            if (!(error instanceof Changed)) throw error
            changed.push(name)
          },
        )
      }
    } catch (error) {
      if (left().length === names.length) throw error
    }
    void refreshOffice()
    const said = [gone.length > 0 && copy.done(gone), changed.length > 0 && copy.changed(changed)]
    said.push(left().length > 0 && copy.left(left()))
    const isNoneLeft = changed.length === names.length
    onDone(isNoneLeft ? payment.elsewhere : said.filter((sentence) => sentence !== false).join(' '))
  }

  return (
    <AskDialog
      {...copy}
      title={copy.title(registrations.length)}
      go={copy.open}
      failed={list.failed}
      onGo={handleGo}
      onClose={onClose}
    >
      <p>{`${formatList(names)}.`}</p>
      <p>{copy.text}</p>
      {paid.length > 0 && <p>{copy.paid(paid.map(nameOf))}</p>}
    </AskDialog>
  )
}
