import { useState } from 'react'
import { Field } from '#components/form/field.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Label } from '#components/ui/label.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { families, list } from '#copy/office.ts'
import { findByReference, readRegistrations } from '#data/office/registrations.ts'
import { fetchCatalogue } from '#data/office/terms.ts'
import { formatMoney } from '#lib/format.ts'
import { readForm } from '#lib/read-form.ts'
import { hasEnded } from '#model/course.ts'
import { mistypedIn, type Payer, payersIn, referencesIn, statementForm } from '#model/office/payment.ts'
import { schoolTerms } from '#model/office/term.ts'
import { fullName } from '#model/values/name.ts'
import { type Outcome, OutcomeMessage } from '../outcome.tsx'
import { PaymentDialog } from '../registration-list/payment-dialog.tsx'
import { levelOf, nameOf } from '../registration-list/registration-cells.tsx'
import styles from '../staff.module.css'

const { statement: copy } = families

/** Whose payment a line of a bank statement is: those it may be of side by side, each noted after one look. */
export function StatementSearch() {
  const today = useToday()
  const [payers, setPayers] = useState<Payer[] | null>(null)
  const [asked, setAsked] = useState<Payer | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(statementForm, form),
    write: async ({ line }) => {
      setOutcome(null)
      // Each way asks for more than the one before.
      let found: Payer[] = []
      for (const read of [
        () => findByReference(referencesIn(line)),
        () => findByReference(mistypedIn(line)),
        readOpenTerms,
      ])
        if (found.length === 0) found = payersIn(line, await read())
      setPayers(found)
    },
    explainFailure: () => list.notRead,
  })

  /** What is registered or was withdrawn in terms that are not over; where a child was moved, its new registration. */
  async function readOpenTerms() {
    const { terms } = await fetchCatalogue()
    const lists = await Promise.all(
      schoolTerms(terms)
        .filter((term) => !hasEnded(term, today))
        .flatMap(({ id: term }) =>
          [false, true].map((isWithdrawn) => readRegistrations({ term, courseId: '', day: '', isWithdrawn })),
        ),
    )
    return lists.flat().filter(({ withdrawal }) => (withdrawal?.movedTo ?? '') === '')
  }

  function handleDone(sentence: string, undo?: Outcome['undo']) {
    setAsked(null)
    setPayers(null)
    setOutcome({ sentence, undo })
  }

  return (
    <section className={`card ${styles.statement ?? ''}`}>
      <h2>{copy.title}</h2>
      <Form onSubmit={onSubmit} failure={failure}>
        <Field
          label={copy.line}
          name="line"
          hint={copy.hint}
          autoComplete="off"
          maxLength={500}
          error={errors.line}
        />
        <FormActions submit={copy.submit} pending={copy.pending} isPending={isPending} />
      </Form>
      <OutcomeMessage outcome={outcome} onUndone={setOutcome} />
      <div role="status">{payers?.length === 0 && <Alert kind="info" text={copy.none} />}</div>
      {payers !== null && payers.length > 0 && (
        <ul className={styles.payers}>
          {payers.map((payer) => (
            <li key={payer.registrations[0]?.path}>
              <PayerCard payer={payer} onMark={() => setAsked(payer)} />
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <PaymentDialog
          registrations={asked.registrations}
          onDone={handleDone}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

function PayerCard({ payer, onMark }: { payer: Payer; onMark: () => void }) {
  const { registrations, reference, clue, isSum, owed } = payer
  const isWithdrawn = registrations.every(({ withdrawal }) => withdrawal !== null)
  const sum = `${formatMoney(owed, site.money)}. ${isSum ? copy.isSum : copy.isOtherSum}`
  return (
    <>
      <h3>{registrations.slice(0, 1).map(({ parent }) => fullName(parent))}</h3>
      <p>
        <Label kind={clue === 'reference' ? 'ok' : 'warn'} text={copy.clues[clue]} />{' '}
        <Whole text={reference} />
      </p>
      <ul>
        {registrations.map((registration) => (
          <li key={registration.path}>{`${nameOf(registration)}, ${levelOf(registration)}`}</li>
        ))}
      </ul>
      <p>{isWithdrawn ? copy.withdrawn : owed === 0 ? copy.nothingOwed : sum}</p>
      <Button isSmall variant="second" onClick={onMark}>
        {copy.mark}
      </Button>
    </>
  )
}
