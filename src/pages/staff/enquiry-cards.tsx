import { useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { Button } from '#components/ui/button.tsx'
import { useToday } from '#components/use-today.ts'
import { enquiries as copy } from '#copy/enquiries.ts'
import { copy as registrationCopy, list, payment } from '#copy/office.ts'
import { fileEnquiries, mostFiled, type OfficeEnquiry } from '#data/office/enquiries.ts'
import type { ReceivedEnquiry } from '#model/enquiry.ts'
import { shortName } from '#model/values/name.ts'
import { Boundary } from './boundary.tsx'
import { EnquiryCard } from './enquiry-card.tsx'
import { toggled } from './long-list.tsx'
import { type Outcome, OutcomeMessage } from './outcome.tsx'
import styles from './staff.module.css'

export function EnquiryCards({ enquiries }: { enquiries: OfficeEnquiry[] }) {
  const [chosen, setChosen] = useState<OfficeEnquiry['id'][]>([])
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [pending, setPending] = useState<OfficeEnquiry[]>([])
  const { email } = useSignedInUser()
  const today = useToday()
  const rows = enquiries.filter(({ id }) => chosen.includes(id)).slice(0, mostFiled)
  const isAll = rows.length === Math.min(enquiries.length, mostFiled)

  /** Files the open ones, or reopens all of them if none is open. */
  async function file(some: OfficeEnquiry[]) {
    const open = some.filter(({ answeredOn }) => answeredOn === '')
    const [toFile, day] = open.length > 0 ? [open, today] : [some, '']
    setPending(some)
    try {
      const filed = await fileEnquiries(toFile, day, email)
      const now = filed.map((each) => ({ ...each, answeredOn: today, answeredBy: email }))
      const undo = async () => (await fileEnquiries(now, '', email)).length === now.length
      setOutcome({
        sentence: describeFiling(toFile, filed, day !== ''),
        undo: day !== '' && filed.length > 0 ? undo : undefined,
      })
      setChosen([])
    } catch (error) {
      console.error(error)
      setOutcome({ sentence: list.failed })
    } finally {
      setPending([])
    }
  }

  return (
    <>
      {enquiries.length > 1 && (
        <Button variant="third" onClick={() => setChosen(isAll ? [] : enquiries.map(({ id }) => id))}>
          {isAll ? registrationCopy.chooseNone : registrationCopy.chooseAll}
        </Button>
      )}
      <ul className={styles.cards}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="card">
            <Boundary of={`Enquiries/${enquiry.id}`} row={enquiry}>
              <EnquiryCard
                enquiry={enquiry}
                isChosen={chosen.includes(enquiry.id)}
                isPending={pending.includes(enquiry)}
                onChoose={() => setChosen(toggled(chosen, enquiry.id))}
                onFile={() => void file([enquiry])}
                onDone={(sentence) => setOutcome({ sentence })}
              />
            </Boundary>
          </li>
        ))}
      </ul>
      <div className={outcome === null && rows.length === 0 ? undefined : styles.sticky}>
        <OutcomeMessage outcome={outcome} onUndone={setOutcome} />
        {rows.length > 0 && (
          <div className={styles.actions}>
            <span>{registrationCopy.chosen(rows.length)}</span>
            <Button isSmall isPending={pending.length > 0} onClick={() => void file(rows)}>
              {rows.some(({ answeredOn }) => answeredOn === '') ? copy.file : copy.fileBack}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** For which of them it succeeded, and for which it did not. */
function describeFiling(toFile: OfficeEnquiry[], filed: ReceivedEnquiry[], isFiled: boolean): string {
  if (filed.length === 0) return payment.elsewhere
  if (toFile.length === 1) return isFiled ? copy.filed : copy.filedBack
  const done = (isFiled ? copy.filedTogether : copy.openTogether)(filed.map(shortName))
  const left = toFile.filter((enquiry) => !filed.includes(enquiry)).map(shortName)
  return left.length === 0 ? done : `${done} ${copy.changed(left)}`
}
