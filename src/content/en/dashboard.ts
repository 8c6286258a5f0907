import { site } from '#content/site.ts'
import { formatList } from './format.ts'

export const copy = {
  pageTitle: 'Dashboard',
  office: 'Office',
  welcome: (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${firstName}`),
  signOut: 'Sign Out',
  signOutFailed: 'Signing out did not work. Please try again.',
  students: {
    title: 'Your Students',
    addSeveral: 'Add one child after another',
    empty: 'No students found',
    addFirst: 'Add your first child.',
    added: (name: string) => `${name} is in your list.`,
    unknownAge: 'N/A',
    /** A child may have more levels than the school teaches now. */
    levels: (done: number, joined: number, all: number) =>
      `${done > all || all === 0 ? `${done} ${done === 1 ? 'level' : 'levels'}` : `${done} of ${all} ${all === 1 ? 'level' : 'levels'}`} done${joined === 0 ? '' : `, ${joined} joined`}`,
    joined: (levels: number[]) =>
      `${levels.length === 1 ? 'Level' : 'Levels'} ${formatList(levels.map(String))} joined`,
    /** For a child without a name. */
    unnamed: 'this child',
    edit: {
      open: 'Edit',
      title: (name: string) => `Edit ${name}`,
      lead: 'A corrected name also shows in your registrations.',
      saved: (name: string) => `${name} is saved.`,
      gone: (name: string) => `${name} is no longer among your children. Nothing was saved.`,
      failed: 'The changes could not be saved. Please try again.',
    },
    remove: {
      open: (name: string) => `Remove ${name}…`,
      title: (name: string) => `Remove ${name}?`,
      text: (name: string) =>
        `${name} leaves your list and the waiting list, and we delete what is stored there. The record of a registration that you have withdrawn keeps the name, and so does what you have asked us. You can add ${name} again at any time.`,
      submit: (name: string) => `Remove ${name}`,
      pending: 'Removing',
      keep: (name: string) => `Keep ${name}`,
      removed: (name: string) => `${name} is removed.`,
      failed: `This did not work, and nothing was removed. Please try again, or write to ${site.email}.`,
      obstructed: (name: string) => `${name} has a registration or a level now, and was not removed.`,
      obstacles: {
        registration: (name: string) =>
          `${name} has a registration. Withdraw it first, in Your Registrations; then you can remove ${name}. Where it cannot be withdrawn, write to`,
        level: (name: string) =>
          `The school has noted a level for ${name}. Only the school can remove a child with a level: write to`,
        school: (name: string) =>
          `The school keeps ${name} in its list, because of levels or a place that it has noted. To remove ${name}, write to`,
      },
    },
  },
  registrations: {
    title: 'Your Registrations',
    browse: 'Browse courses',
    empty: 'No registrations found',
    next: 'Choose a course and enrol your child.',
    columns: { student: 'Student', age: 'Age', course: 'Course' },
    unknownStudent: 'Unknown Student',
    unknownCourse: 'Unknown Course',
    confirmation: 'See the confirmation',
    paid: (day: string) => `Paid on ${day}`,
    nextClass: 'Next class:',
    toPay: (amount: string, before: string) => `To pay ${amount}${before === '' ? '' : ` before ${before}`}`,
    moved: {
      fromLevel: (day: string, level: string) => `The school moved this from ${level} on ${day}.`,
      toTerm: (day: string) => `The school moved this to another term on ${day}.`,
      days: (day: string) => `The school changed the days on ${day}.`,
    },
    due: (byCard: boolean): string =>
      `Still to pay by bank transfer${byCard ? ' or by card' : ''}. Write the reference with ${byCard ? 'a transfer' : 'it'}.`,
    /** Of a term. */
    begins: (day: string) => `begins on ${day}`,
    withdrawn: {
      title: 'You have paid for a place that was withdrawn.',
      of: (what: string, amount: string, day: string) => `${what}: ${amount}, paid on ${day}.`,
      write: () => `${site.refunds} About your money, please write to`.trim(),
    },
    /** The reference follows. */
    dueFor: (level: string, names: string[], amount: string, before: string) =>
      `${level}, ${formatList(names)}: ${amount}${before === '' ? '' : ` before ${before}`}, reference`,
  },
  days: {
    open: 'Change days',
    title: (student: string, level: string) => `When does ${student} come to ${level}?`,
    stays: 'Price, reference and payment stay as they are. Days can be changed until the term begins.',
    submit: 'Save the days',
    pending: 'Saving',
    done: (student: string, days: string) => `${student} comes on ${days}.`,
    failed: 'The days could not be changed. Please load the page anew and try again.',
  },
  withdrawal: {
    open: 'Withdraw',
    title: (student: string, course: string) => `Take ${student} out of ${course}?`,
    placeGoes: 'The place is given up at once.',
    levelGoes: (level: string) => `${level} is taken off the flower.`,
    levelStays: (level: string) => `${level} stays on the flower, because your child had it before.`,
    nothingOwed: 'Nothing is to be paid for it then.',
    paid: () => `You have paid for it: write to us about your money. ${site.refunds}`.trim(),
    again: 'You can enrol again until the term ends.',
    pending: 'Withdrawing',
    keep: 'Keep the place',
    close: 'Close',
    begun: (day: string) => `The course began on ${day}, so only the school can take your child out of it.`,
    noTerm: 'Only the school can take your child out of this course.',
    later: (student: string, course: string) =>
      `${student} is also registered for ${course}, which comes later. Withdraw from that first. Any questions?`,
    write: 'Please write to',
    call: (phone: string) => `or call ${phone}.`,
    done: (student: string, course: string) => `${student} is no longer in ${course}.`,
    failed: 'It could not be withdrawn. Please load the page anew and try again.',
  },
  firstSteps: {
    title: 'Three small steps to the first class',
    steps: [
      { title: 'Add your child', text: 'Name and birthdate are all we need.' },
      { title: 'Choose a level', text: 'Start at Level 1, or ask us which one fits.' },
      { title: 'Enrol', text: 'See the price, confirm, done.' },
    ],
  },
  verify: {
    text: (email: string) =>
      `Please confirm your email address. We email about enrolments to confirmed addresses only. Open the link that we send to ${email}.`,
    missing: 'No email?',
    again: 'Send again',
    sent: 'The link is on its way. It may take a few minutes.',
    failed: 'The link could not be sent. Please try again in a few minutes.',
  },
  details: {
    title: 'Your details',
    phoneNumber: 'Phone',
    edit: 'Edit your details',
    submit: 'Save',
    pending: 'Saving',
    saved: 'Your details are saved.',
    failed: 'Your details could not be saved. Please try again.',
  },
  email: {
    open: 'Change your email address',
    submit: 'Send the link',
    lead: 'We send a link to the new address. Nothing changes until you open it; then you sign in with that address, and we write to it.',
    sent: (email: string) => `A link is on its way to ${email}. Nothing changes until you open it.`,
  },
  profile: {
    title: 'Your details are not saved yet.',
    text: 'Tell us your name and phone number, so that we can reach you.',
    name: 'Your name',
    submit: 'Save my details',
  },
}

/** The three forms that add a child, each with sentences of its own (S5.12 to S5.21). */
export const students = {
  submit: 'Add Student',
  pending: 'Adding',
  added: 'Student added successfully!',
  failed: 'Failed to add student.',
  storedEarlier: (name: string) =>
    `${name} was added by an earlier try. You can change the name and the birthdate on the dashboard.`,
  lead: 'Name and birthdate are all we need.',
  dashboard: {
    title: 'Add New Student',
    duplicate: 'This student already exists!',
  },
  enrol: {
    title: 'Add Student',
    missing: 'Please provide both full name and birthdate for the student.',
    duplicate: 'This student already exists.',
  },
  page: {
    lead: 'The form stays here for the next child.',
    /** Follows the sentence that a child was added. */
    isThere: (name: string) => `${name} is on your dashboard now.`,
    missing: 'Please fill in all mandatory fields: First Name, Last Name, Age, and Birthdate.',
    duplicate: 'This student already exists!',
    ageReplaced: (typed: number, computed: number) =>
      `You typed ${typed}; by the birthdate the age is ${computed}, and that is what we keep.`,
    toDashboard: 'Back to the dashboard',
  },
}
