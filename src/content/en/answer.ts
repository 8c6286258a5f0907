import { site } from '#content/site.ts'

/** The beginning of a letter that answers an enquiry in its own language. */
export const answer = {
  subject: `Your enquiry to ${site.name}`,
  hello: (name: string) => `Hello ${name},`,
  youWrote: 'You wrote:',
}
