import { useEffect, useId, useRef, useState } from 'react'
import { readAccount } from '#auth/accounts.ts'
import { useSignedInUser } from '#auth/auth.tsx'
import { AskDialog } from '#components/dialog/ask-dialog.tsx'
import { ActionForm } from '#components/form/action-form.tsx'
import { showOutcome } from '#components/page/focus-heading.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { schoolDayOf } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { formatDay } from '#copy/format.ts'
import { language } from '#copy/language.ts'
import { data as dataCopy, erasure } from '#copy/your-data.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { askForErasure, readFamilyData, takeBack, useRequests } from '#data/family.ts'
import { download } from '#lib/download.ts'
import { formatMoney } from '#lib/format.ts'
import { hasEnded } from '#model/course.ts'
import { addDays } from '#model/dates/day.ts'
import { daysToErase } from '#model/enquiry.ts'
import { type Enrollment, totalOwed } from '#model/enrollment.ts'
import pageStyles from '../dashboard-page.module.css'
import { dataFileOf } from './data-file.ts'

/** All that is stored of the family as a file, and the way to have it erased. */
export function YourData() {
  const { uid } = useSignedInUser()

  async function handleSave() {
    const account = await readAccount()
    const text = dataFileOf(account, await readFamilyData(uid, account))
    download(text, `${language.siteName} ${schoolDayOf(Date.now())}.json`, 'application/json')
  }

  return (
    <section className={pageStyles.section}>
      <h2>{dataCopy.title}</h2>
      <ActionForm {...dataCopy} label={dataCopy.save} onSend={handleSave}>
        <p>{dataCopy.text}</p>
      </ActionForm>
      <Erasure />
    </section>
  )
}

/** Asks the school to erase everything; after that, says by when, and lets the family take it back. */
function Erasure() {
  const { uid, isEmailVerified } = useSignedInUser()
  const requests = useRequests(uid)
  const enrollments = useEnrollments(uid)
  const [isAsking, setAsking] = useState(false)
  /** What was just done, whose answer gets the focus. */
  const [done, setDone] = useState<'asked' | 'takenBack' | 'gone'>()
  const answer = useRef<HTMLDivElement>(null)
  const request = requests.data?.find(({ kind }) => kind === 'erasure')
  const askedOn = schoolDayOf(request?.receivedAt ?? null)
  const seats = enrollments.data ?? []

  // An effect, because closing the dialog returns the focus to the button that opened it, which is gone.
  useEffect(() => {
    if (done !== undefined) showOutcome(answer.current)
  }, [done])

  return (
    <>
      <div role="status" ref={answer} tabIndex={-1}>
        {request === undefined ? (
          <>
            {done === 'takenBack' && <Alert kind="ok" text={erasure.takenBack} />}
            {done === 'gone' && <Alert kind="info" text={erasure.gone} />}
          </>
        ) : (
          <Alert
            kind="info"
            text={[
              erasure.asked(formatDay(askedOn), formatDay(addDays(askedOn, daysToErase))),
              ...(hasSeats(seats) ? [erasure.placesGo] : []),
              ...owedBefore(seats),
            ].join(' ')}
          />
        )}
      </div>
      {request !== undefined && (
        <ActionForm
          label={erasure.takeBack}
          pending={erasure.takingBack}
          failed={erasure.notTakenBack}
          onSend={async () => setDone((await takeBack(uid, request)) ? 'takenBack' : 'gone')}
        />
      )}
      {request === undefined && requests.data && isEmailVerified && enrollments.data && (
        <Button variant="third" onClick={() => setAsking(true)}>
          {erasure.open}
        </Button>
      )}
      {!isEmailVerified && <p>{erasure.confirmFirst}</p>}
      {isAsking && (
        <EraseDialog seats={seats} onAsked={() => setDone('asked')} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

function hasSeats(seats: Enrollment[]): boolean {
  const today = schoolDayOf(Date.now())
  return seats.some((seat) => !hasEnded(seat, today))
}

/** What has to be paid first, in a sentence; nothing if nothing is owed. */
function owedBefore(seats: Enrollment[]): string[] {
  const owed = totalOwed(seats.map((enrollment) => ({ enrollment })))
  return owed > 0 ? [erasure.pay(formatMoney(owed, site.money))] : []
}

/** Says what erasing means and what comes before it, and sends the request. */
function EraseDialog({
  seats,
  onAsked,
  onClose,
}: {
  seats: Enrollment[]
  onAsked: () => void
  onClose: () => void
}) {
  const account = useSignedInUser()
  const textId = useId()
  const before = [...(hasSeats(seats) ? [erasure.withdraw] : []), ...owedBefore(seats)]

  async function handleGo() {
    await askForErasure(account, erasure.comment, site.enquiryPhone)
    onClose()
    onAsked()
  }

  return (
    <AskDialog
      {...erasure}
      go={erasure.submit}
      describedBy={{ keep: textId }}
      onGo={handleGo}
      onClose={onClose}
    >
      <p id={textId}>{erasure.text}</p>
      {before.length > 0 && <Alert kind="warn" text={before.join(' ')} />}
    </AskDialog>
  )
}
