import { useState } from 'react'
import { readAccount } from '#auth/accounts.ts'
import { useSignedInUser } from '#auth/auth.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { schoolDayOf } from '#components/use-today.ts'
import { copy } from '#copy/dashboard.ts'
import { formatDay } from '#copy/format.ts'
import { language } from '#copy/language.ts'
import { useErasure } from '#data/family-request.ts'
import { readFamilyData } from '#data/my-data.ts'
import { download } from '#lib/download.ts'
import { addDays } from '#model/dates/day.ts'
import { daysToErase } from '#model/enquiry.ts'
import pageStyles from '../dashboard-page.module.css'
import { dataFileOf } from './data-file.ts'
import { EraseDialog } from './erase-dialog.tsx'

const { data: dataCopy, erasure } = copy

/** All that is stored of the family as a file, and the way to have it erased. */
export function YourData() {
  const { uid } = useSignedInUser()
  const asked = useErasure(uid)
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
          {asked.data === null && (
            <Button variant="third" onClick={() => setErasing(true)}>
              {erasure.open}
            </Button>
          )}
        </FormActions>
      </Form>
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </section>
  )
}
