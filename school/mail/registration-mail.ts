import { site } from '#content/site.ts'

/** The mail that follows a registration: to the parent, and the same to the school (README, "Mail on a registration"). */
export const words = {
  /** It has no word that a parent typed: a letter is no way to write a subject of one's own to anybody. */
  subject: (course: string) => `A place in ${course}`,
  unknownCourse: 'our school',
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
