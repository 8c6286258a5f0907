import { site } from '#content/site.ts'

/** The mail that confirms a registration to the parent, with a copy to the school. */
export const words = {
  /** Without anything that a parent typed, so that nobody can use it to send a subject of their own. */
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

export interface RegistrationMail {
  parent: string
  child: string
  /** The course's title. */
  course: string
  /** The course's page. */
  address: string
}
