import { useSubmit as useFormService } from '@formspree/react'
import * as v from 'valibot'
import { useSubmit } from '#components/form/use-submit.ts'
import { copy } from '#copy/contact.ts'
import { env } from '#lib/env.ts'
import { readForm } from '#lib/read-form.ts'
import { limits, requiredText } from '#model/values/fields.ts'

/** The form service has refused the message; `complaints` are sentences, by field. */
class Refused extends Error {
  constructor(readonly complaints: Record<string, string>) {
    super('The form service refused the message.')
  }
}

// A local build sends to the inbox of the local backend, any other to the service itself.
const service = env.localBackend === null ? {} : { origin: `http://${env.localBackend.forms}` }

/** The HTTP status of the last answer; 0 without one. The client reports refusals and lost connections alike. */
let status = 0
const { fetch } = globalThis
globalThis.fetch = async function fetchWithStatus(input, init) {
  const response = await fetch(input, init)
  if (typeof input === 'string' && input.endsWith(`/f/${env.formspreeFormId}`)) status = response.status
  return response
}

/**
 * Sends the contact form through the form service's client. The service's complaints are shown at their fields; any
 * other refusal and a failed connection have our own sentence.
 */
export function useContactForm(onSent: () => void) {
  const post = useFormService<ContactMessage>(env.formspreeFormId, service)
  return useSubmit<ContactMessage>({
    read: (form) => readForm(contactMessage, form),
    write: async (message) => {
      status = 0
      const answer = await post(message)
      if (answer.kind === 'error') {
        const isRefused = status >= 400 && status < 500
        throw isRefused
          ? new Refused(complaintsOf(answer.getAllFieldErrors()))
          : new Error(answer.getFormErrors()[0]?.message)
      }
      onSent()
    },
    explainFailure: (error) => {
      console.error(error)
      if (!(error instanceof Refused)) return copy.unknown
      const fields = error.complaints
      return { form: Object.keys(fields).length === 0 ? copy.failed : undefined, fields }
    },
  })
}

interface Complaint {
  /** An error code of Formspree's API, such as `TYPE_EMAIL`. */
  code?: string
  message: string
}

function complaintsOf(errors: readonly [string, readonly Complaint[]][]): Record<string, string> {
  const ours = errors.filter(([field]) => field in copy.fields)
  return Object.fromEntries(
    ours.map(([field, [first]]) => [field, copy.ofService(field, first?.code, first?.message ?? '')]),
  )
}

/** No field may be empty; the form service decides whether the email address is valid (S5.39). */
const contactMessage = v.object({
  name: requiredText(limits.fullName),
  email: requiredText(limits.email),
  message: requiredText(limits.comment),
})
// A type, because the form service's client only takes types with an index signature.
type ContactMessage = v.InferOutput<typeof contactMessage>
