import { useState } from 'react'
import { readAccount } from '#auth/accounts.ts'
import { useSignedInUser } from '#auth/auth.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { schoolDayOf, useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { copy } from '#copy/dashboard.ts'
import { formatDay } from '#copy/format.ts'
import { language } from '#copy/language.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { askForErasure, readFamilyData, useErasure } from '#data/family.ts'
import { download } from '#lib/download.ts'
import { formatMoney } from '#lib/format.ts'
import { addDays } from '#model/dates/day.ts'
import { daysToErase } from '#model/enquiry.ts'
import { type Enrollment, totalOwed } from '#model/enrollment.ts'
import pageStyles from '../dashboard-page.module.css'
import { dataFileOf } from './data-file.ts'

const { data: dataCopy, erasure } = copy

/** All that is stored of the family as a file, and the way to have it erased. */
export function YourData() {
  const { uid, isEmailVerified } = useSignedInUser()
  const asked = useErasure(uid)
  const enrollments = useEnrollments(uid)
  const [isErasing, setErasing] = useState(false)
  const { onSubmit, isPending, failure } = useSubmit({
    read: () => ({ ok: true, value: null }),
    write: async () => {
      const account = await readAccount()
      const text = dataFileOf(account, await readFamilyData(uid, account))
      download(text, `${language.siteName} ${schoolDayOf(Date.now())}.json`, 'application/json')
    },
    explainFailure: () => dataCopy.failed,
  })
  const askedOn = schoolDayOf(asked.data ?? null)

  return (
    <section className={pageStyles.section}>
      <h2>{dataCopy.title}</h2>
      <div role="status">
        {askedOn !== '' && (
          <Alert
            kind="info"
            text={erasure.asked(formatDay(askedOn), formatDay(addDays(askedOn, daysToErase)))}
          />
        )}
      </div>
      <Form onSubmit={onSubmit} failure={failure}>
        <p>{dataCopy.text}</p>
        <FormActions>
          <SubmitButton variant="second" isPending={isPending} pendingLabel={dataCopy.pending}>
            {dataCopy.save}
          </SubmitButton>
          {asked.data === null && isEmailVerified && enrollments.data && (
            <Button variant="third" onClick={() => setErasing(true)}>
              {erasure.open}
            </Button>
          )}
        </FormActions>
        {!isEmailVerified && <p>{erasure.confirmFirst}</p>}
      </Form>
      {isErasing && enrollments.data && (
        <EraseDialog places={enrollments.data} onClose={() => setErasing(false)} />
      )}
    </section>
  )
}

/** Says what erasing takes and what comes before it, and asks the school for it. */
function EraseDialog({ places, onClose }: { places: Enrollment[]; onClose: () => void }) {
  const account = useSignedInUser()
  const today = useToday()
  const { onSubmit, isPending, failure } = useSubmit({
    read: () => ({ ok: true, value: null }),
    write: async () => {
      await askForErasure(account, erasure.nameless, erasure.comment)
      onClose()
    },
    explainFailure: () => erasure.failed,
  })
  const owed = totalOwed(places.map((enrollment) => ({ enrollment })))
  const before = [
    places.some(({ endDate }) => endDate === '' || endDate >= today) ? erasure.withdraw : '',
    owed > 0 ? erasure.pay(formatMoney(owed, site.money)) : '',
  ].join(' ')

  return (
    <Dialog title={erasure.title} onClose={onClose} isPending={isPending}>
      <Form onSubmit={onSubmit} failure={failure}>
        <p>{erasure.text}</p>
        {before !== ' ' && <Alert kind="warn" text={before.trim()} />}
        <FormActions>
          {/* First and main, so that the focus is on it: a second Enter asks for nothing. */}
          <Button onClick={onClose} isPending={isPending}>
            {erasure.keep}
          </Button>
          <SubmitButton variant="second" isPending={isPending}>
            {erasure.submit}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
