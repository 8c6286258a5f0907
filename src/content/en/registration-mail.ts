import { site } from '../site'

/** The mail that follows a registration: to the parent, and the same to the school (README, "Mail on a registration"). */
export const words = {
  subject: (child: string, course: string) => `${child} has a place in ${course}`,
  text: ({ parent, child, course, address }: RegistrationMail) =>
    [
      parent === '' ? 'Hello,' : `Hello ${parent},`,
      `${child} has a place in ${course}. Days, hours and what to bring are here:\n${address}`,
      `Payment is due by bank transfer before the first class. We send you the details; if they have not come, or if anything is not right, just answer this mail.`,
      `ਜੀ ਆਇਆਂ ਨੂੰ, welcome!\n${site.name}\n${site.email}`,
    ].join('\n\n'),
}

/** What the mail is about. */
export interface RegistrationMail {
  parent: string
  child: string
  /** The course's title. */
  course: string
  /** The course's page. */
  address: string
}
