import { createContext, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { fields as fieldCopy, form as copy } from '#copy/forms.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import type { FormReading } from '#lib/read-form.ts'
import { answerTimeout, retryLater } from '#lib/retry.ts'
import { showMessage } from '../dialog/message.ts'

/** What a form says: one sentence for the whole form, and one for each invalid field. */
export interface FormCopy {
  form?: string | undefined
  fields: Record<string, string>
  /** A message has already said it. */
  isSaid?: boolean
}

/** The sentence for the whole form, and the invalid fields; none if sending failed. */
export interface Failure {
  text: string
  wrong: HTMLInputElement[]
}

/** The state of a submission, shared by the form, its fields and its buttons. */
export interface Sending {
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  isPending: boolean
  errors: Record<string, string>
  failure: Failure | undefined
}

export const noSending: Sending = { isPending: false, errors: {}, failure: undefined }

export const SendingContext = createContext(noSending)

interface Submission<Value> {
  /** Reads the form, usually `(form) => readForm(schema, form)`; a form without fields has nothing to read. */
  read?: (form: FormData) => FormReading<Value>
  /** The form's own words for error codes, by field name. */
  explain?: (codes: Record<string, string>) => FormCopy
  /**
   * Sends the value; the form element is passed so that it can be cleared. If it rejects with `UnknownOutcome` it is
   * retried until the outcome is known, even if the form is closed, so sending twice must be harmless.
   */
  write: (value: Value, form: HTMLFormElement) => Promise<unknown>
  /** The words for a failed write; `null` if the page has already shown them in another way. */
  explainFailure: (error: unknown) => string | FormCopy | null
}

const noCopy: FormCopy & { wrong: HTMLInputElement[] } = { fields: {}, wrong: [] }

/**
 * The one way to send a form: `FormData`, schema, write. No second write starts while one is pending, unless it is not
 * answered in time: the form then says so and can be sent again, and a late answer still counts. If fields are invalid,
 * the first of them gets the focus; what was typed always stays.
 * @returns what `<Form sending={…}>` takes and provides to its fields and buttons.
 */
export function useSubmit<Value>({
  read = () => ({ ok: true, value: undefined as Value }),
  explain = (codes) => explainFields(codes),
  write,
  explainFailure,
}: Submission<Value>) {
  const [shown, setShown] = useState(noCopy)
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)
  /** How often it was sent: a late failure of an earlier attempt is not reported. */
  const timesSent = useRef(0)
  const cancelRetry = useRef<(() => void) | null>(null)

  async function send(value: Value, form: HTMLFormElement, attempts = 0) {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    const time = (timesSent.current += 1)
    const timer = setTimeout(() => {
      end()
      // Somebody who has left the form will not press anything in it again.
      if (form.isConnected) tell(copy.noAnswer, true)
    }, answerTimeout)

    function end() {
      clearTimeout(timer)
      if (time !== timesSent.current) return
      isBusy.current = false
      setPending(false)
    }

    function tell(failure: string | FormCopy | null, isUnknown: boolean) {
      const next = typeof failure === 'string' ? { form: failure, fields: {} } : failure
      if (next === null) {
        setShown(noCopy)
        return
      }
      const wrongFields = Object.keys(next.fields)
      // Evaluated before showing the outcome, upon which a page may replace the form.
      const isClosed = !form.isConnected
      showInForm(next, form, wrongFields)
      if (attempts === 0 && wrongFields.length === 0) revealButtons(form)
      // A form that has been closed since cannot show the sentence.
      if (isClosed && next.isSaid !== true && !(isUnknown && attempts > 0))
        void showMessage({ title: next.form ?? Object.values(next.fields).join(' '), icon: 'error' })
    }

    try {
      await write(value, form)
      setShown(noCopy)
      end()
    } catch (error) {
      if (time !== timesSent.current) return
      // First, so that the button works as soon as the message is shown.
      end()
      const isUnknown = error instanceof UnknownOutcome
      if (isUnknown) cancelRetry.current = retryLater(() => void send(value, form, attempts + 1), attempts)
      tell(isUnknown ? copy.unknownOutcome : explainFailure(error), isUnknown)
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const form = event.currentTarget
    const reading = read(dataOf(form))
    cancelRetry.current?.()
    if (reading.ok) {
      setShown(noCopy)
      void send(reading.value, form)
      return
    }
    showInForm(explain(reading.codes), form, Object.keys(reading.codes))
  }

  function showInForm(next: FormCopy, form: HTMLFormElement, wrongFields: string[]) {
    const controls = ([...form.elements] as HTMLInputElement[]).filter(({ name }) =>
      wrongFields.includes(name),
    )
    // Before the focus moves, so that screen readers read each error with its field.
    flushSync(() => setShown({ ...next, wrong: controls }))
    firstToCorrect(controls)?.focus()
  }

  const { fields, form: text, wrong } = shown
  const failure: Failure | undefined = text === undefined ? undefined : { text, wrong }
  return { onSubmit, isPending, errors: fields, failure }
}

/**
 * The first invalid field. Among checkboxes, one that should be unticked, otherwise one that is still to be ticked:
 * Space must not undo what is right.
 */
export function firstToCorrect(wrong: HTMLInputElement[]): HTMLInputElement | undefined {
  const group = wrong.filter(({ name }) => name === wrong[0]?.name)
  const isTrue = (attribute: string) => (control: Element) => control.getAttribute(attribute) === 'true'
  const isOpen = (control: HTMLInputElement) => !control.checked && !isTrue('aria-disabled')(control)
  return group.find(isTrue('aria-invalid')) ?? group.find(isOpen) ?? group[0]
}

/** A half-typed date would read as one that was left out, so the schema gets a text that is not a date. */
function dataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.badInput) data.set(control.name, '?')
  }
  return data
}

/** Scrolls a form's buttons back into view after a message above has pushed them away. */
export function revealButtons(form: HTMLFormElement): void {
  form.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' })
}

/** @param missing the form's own sentence for missing values. @param own replaces the field errors, by code. */
export function explainFields(
  codes: Record<string, string>,
  missing: string = fieldCopy.allMissing,
  own: Record<string, string> = {},
) {
  const sentences: Record<string, string> = { ...fieldCopy.errors, ...own }
  function sentenceFor([name, code]: [string, string]): [string, string] {
    const ofField = code === 'missing' ? fieldCopy.missing[name] : undefined
    return [name, ofField ?? sentences[code] ?? fieldCopy.errors.missing]
  }
  const fields = Object.fromEntries(Object.entries(codes).map(sentenceFor))
  return { form: Object.values(codes).includes('missing') ? missing : undefined, fields }
}
