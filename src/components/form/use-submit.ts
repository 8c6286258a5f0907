import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { words } from '#words/components.ts'
import type { FormReading } from '#lib/read-form.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import { showMessage } from '../dialog/message.ts'
import { lookLater } from '../loading/use-retry.ts'

/** What a person is told about a form: one sentence for the whole form, one for each field that is wrong. */
export interface FormWords {
  form?: string | undefined
  fields: Record<string, string>
}

export interface Submission<Value> {
  /** Reads the form, usually `(form) => readForm(schema, form)`. */
  read: (form: FormData) => FormReading<Value>
  /** The words for the codes of a reading, by field name. */
  explain: (codes: Record<string, string>) => FormWords
  /**
   * Sends the value. Only a failure of it counts as one; the form element is there to be cleared. Where it rejects with
   * `UnknownOutcome` it must be safe to send again, and is, until the outcome is known: also when the form is closed.
   */
  write: (value: Value, form: HTMLFormElement) => Promise<unknown>
  /** The words for a failed write; null where the page has told it in another way. */
  explainFailure: (error: unknown) => string | FormWords | null
}

const nothing: FormWords = { fields: {} }

/**
 * The one way a form is sent (DESIGN section 2, Forms): `FormData`, schema, write. While a write is under way a second
 * one cannot begin. After a wrong reading the first wrong field has the focus; what was typed always stays.
 * `errors` go to the fields by name; `failure` is for the whole form: `<Form failure={failure}>` shows it.
 */
export function useSubmit<Value>({ read, explain, write, explainFailure }: Submission<Value>) {
  const [told, setTold] = useState<FormWords>(nothing)
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)
  const callOffLook = useRef<(() => void) | null>(null)

  async function send(value: Value, form: HTMLFormElement, looks = 0) {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    try {
      await write(value, form)
      setTold(nothing)
    } catch (error) {
      const isUnknown = error instanceof UnknownOutcome
      if (isUnknown) callOffLook.current = lookLater(() => void send(value, form, looks + 1), looks)
      const next = wordsOf(isUnknown ? words.unknownOutcome : explainFailure(error))
      if (next === null) {
        setTold(nothing)
        return
      }
      // The sentences have to stand before focus moves, so that they are read with their field.
      flushSync(() => setTold(next))
      focusFirst(form, (name) => name in next.fields)
      // A form that was closed meanwhile has no place left for the sentence, and a failed write is always told.
      if (!form.isConnected && !(isUnknown && looks > 0))
        void showMessage({ title: sentenceOf(next), icon: 'error', confirmLabel: words.okay })
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const form = event.currentTarget
    const reading = read(dataOf(form))
    callOffLook.current?.()
    if (reading.ok) {
      setTold(nothing)
      void send(reading.value, form)
      return
    }
    const next = explain(reading.codes)
    // The sentences have to stand before focus moves, so that they are read with their field.
    flushSync(() => setTold(next))
    focusFirst(form, (name) => name in reading.codes)
  }

  return { onSubmit, isPending, errors: told.fields, failure: told.form }
}

/**
 * What the form says. A date that is half typed would read as one that was left out, and be dropped in silence; so the
 * schema gets a text there that is no date.
 */
function dataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.badInput) data.set(control.name, '?')
  }
  return data
}

function wordsOf(failure: string | FormWords | null): FormWords | null {
  return typeof failure === 'string' ? { form: failure, fields: {} } : failure
}

/** All of it in one sentence, for where the fields are gone. */
function sentenceOf({ form, fields }: FormWords): string {
  return form ?? Object.values(fields).join(' ')
}

function focusFirst(form: HTMLFormElement, isWrong: (name: string) => boolean) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && isWrong(control.getAttribute('name') ?? '')) {
      control.focus()
      return
    }
  }
}
