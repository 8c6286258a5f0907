import { useState } from 'react'
import { Field } from '#components/form/field.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { Label } from '#components/ui/label.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { families, list } from '#copy/office.ts'
import { findByReference, readRegistrations } from '#data/office/registrations.ts'
import { fetchCatalogue } from '#data/office/terms.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { readForm } from '#lib/read-form.ts'
import { hasEnded } from '#model/course.ts'
import {
  linesOf,
  mistypedIn,
  type Payer,
  payersIn,
  type Payments,
  paymentsIn,
  referencesIn,
  statementForm,
} from '#model/office/payment.ts'
import { schoolTerms } from '#model/office/term.ts'
import { amountOwed } from '#model/enrollment.ts'
import type { OfficeRegistration } from '#model/office/registration.ts'
import { fullName } from '#model/values/name.ts'
import { Boundary } from '../boundary.tsx'
import { type Outcome, OutcomeMessage } from '../outcome.tsx'
import { PaymentDialog } from '../registration-list/payment-dialog.tsx'
import { levelOf, nameOf, owedInAll } from '../registration-list/registration-cells.tsx'
import styles from '../staff.module.css'

const { statement: copy } = families

/**
 * Matches the lines of a bank statement or another export to payments: the candidates side by side, each noted after
 * one look, and for several lines the certain ones together.
 */
export function StatementSearch() {
  const today = useToday()
  const [payments, setPayments] = useState<Payments | null>(null)
  const [isMany, setMany] = useState(false)
  const [asked, setAsked] = useState<OfficeRegistration[] | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const sending = useSubmit({
    read: (form) => readForm(statementForm, form),
    write: async ({ lines }) => {
      setOutcome(null)
      const many = linesOf(lines).length > 1
      setPayments(many ? await findAll(lines) : await findOne(lines))
      setMany(many)
    },
    explainFailure: () => list.notRead,
  })

  async function findAll(lines: string): Promise<Payments> {
    const found = await findByReference(linesOf(lines).flatMap(referencesIn))
    const payments = paymentsIn(lines, found)
    if (payments.unknown.length === 0) return payments
    // Withdrawn, or from before references were stored.
    const others = await readOpenTerms()
    return paymentsIn(lines, [
      ...found,
      ...others.filter(({ path }) => found.every((one) => one.path !== path)),
    ])
  }

  async function findOne(line: string): Promise<Payments> {
    // Each way reads more than the one before.
    let found: Payer[] = []
    for (const read of [
      () => findByReference(referencesIn(line)),
      () => findByReference(mistypedIn(line)),
      readOpenTerms,
    ])
      if (found.length === 0) found = payersIn(line, await read())
    return { payers: found, unknown: found.length === 0 ? [line] : [] }
  }

  /** What is registered or was withdrawn in terms that are not over; for a moved child, its new registration. */
  async function readOpenTerms() {
    const { terms } = await fetchCatalogue()
    const lists = await Promise.all(
      schoolTerms(terms)
        .filter((term) => !hasEnded(term, today))
        .flatMap(({ id: termId }) =>
          [false, true].map((isWithdrawn) =>
            readRegistrations({ termId, courseId: '', day: '', isWithdrawn }),
          ),
        ),
    )
    return lists.flat().filter(({ withdrawal }) => (withdrawal?.movedTo ?? '') === '')
  }

  const sure = (payments?.payers ?? [])
    .filter(({ isSure }) => isSure)
    .flatMap(({ registrations }) => registrations)
    .filter((registration) => amountOwed(registration) !== null)

  function handleDone(sentence: string, undo?: Outcome['undo']) {
    setAsked(null)
    setPayments(null)
    setOutcome({ sentence, undo })
  }

  return (
    <section className={`card ${styles.statement ?? ''}`}>
      <h2>{copy.title}</h2>
      <Form sending={sending}>
        <Field
          label={copy.line}
          name="lines"
          hint={copy.hint}
          autoComplete="off"
          isMultiline
          maxLength={10_000}
        />
        <FormActions submit={copy.submit} pending={copy.pending} />
      </Form>
      <OutcomeMessage outcome={outcome} onUndone={setOutcome} />
      <div role="status">
        {payments !== null && payments.unknown.length > 0 && (
          <Alert kind="info" text={copy.none(payments.unknown, isMany)} />
        )}
      </div>
      {sure.length > 0 && (
        <Button onClick={() => setAsked(sure)}>{copy.markAll(sure.length, owedInAll(sure))}</Button>
      )}
      {payments !== null && payments.payers.length > 0 && (
        <ul className={styles.payers}>
          {payments.payers.map((payer) => (
            <li key={payer.registrations[0].path}>
              <Boundary of={payer.reference} row={payer}>
                <PayerCard payer={payer} onMark={setAsked} />
              </Boundary>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <PaymentDialog registrations={asked} onDone={handleDone} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

/** If a payment may be for one of several children, each of them has a button. */
function PayerCard({ payer, onMark }: { payer: Payer; onMark: (paid: OfficeRegistration[]) => void }) {
  const { registrations, reference, clue, isSum, isSure, owed } = payer
  const isWhole = isSum || isSure
  const unpaid = registrations.filter((registration) => amountOwed(registration) !== null)
  const isWithdrawn = registrations.every(({ withdrawal }) => withdrawal !== null)
  const sum = `${formatMoney(owed, site.money)}. ${isWhole ? copy.isSum : copy.isOtherSum}`
  return (
    <>
      <h3>
        {registrations.slice(0, 1).map(({ uid, parent }) => (
          <Link key={uid} to={paths.officeFamily(uid)}>
            {fullName(parent) || families.unnamed}
          </Link>
        ))}
      </h3>
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
      {(isWhole || unpaid.length < 2 ? [registrations] : unpaid.map((one) => [one])).map((paid) => (
        <Button key={paid[0]?.path} isSmall variant="second" onClick={() => onMark(paid)}>
          {isWhole || unpaid.length < 2 ? copy.mark : `${copy.mark}: ${paid.map(nameOf).join()}`}
        </Button>
      ))}
    </>
  )
}
