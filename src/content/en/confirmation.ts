import { formatList } from '#lib/format.ts'

export const words = {
  pageTitle: 'Confirmation',
  loading: 'Loading...',
  writing: (names: string[]) => `Enrolling ${formatList(names)}...`,
  wait: 'One moment, please keep this page open.',
  thanks: (firstName: string) => (firstName === '' ? 'Thank you' : `Thank you, ${firstName}`),
  haveAPlace: (names: string[]) => `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} a place.`,
  moreAbout: 'Days, hours and what to bring',
  starts: 'Starts',
  ends: 'Ends',
  students: 'Enrolled students',
  id: (id: string) => `Id ${id}`,
  total: 'Total',
  toDashboard: 'Go to your dashboard',
  missingCourse: 'No course data available.',
  nobody: {
    title: 'Nobody is enrolled here yet',
    text: 'Choose who joins this course, and the confirmation appears here.',
    toEnrol: 'Choose a child',
  },
  failed: {
    title: (names: string[]) => `${formatList(names)} could not be enrolled.`,
    text: 'Nothing was charged for what did not go through, and nobody is enrolled twice. Please try again.',
    notReady: (name: string) => `${name} does not meet the prerequisites for this course.`,
    again: 'Try again',
    back: 'Back to the list',
  },
  unknown: {
    title: (names: string[]) =>
      `We do not know yet whether ${formatList(names)} ${names.length === 1 ? 'has' : 'have'} a place.`,
    text: 'We could not reach the school to see whether it worked. Nobody is enrolled twice. We look again by ourselves.',
    again: 'Look again now',
  },
  noLongerEnrolled: {
    title: (names: string[]) =>
      `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} no place in this course any more.`,
    before: 'You can',
    choose: 'choose who joins',
    or: 'again. If you did not expect this, write to',
  },
}
