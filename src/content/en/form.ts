export const words = {
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  noAnswer:
    'There is no answer yet. Please check your connection and try again: what you typed is still here.',
  unknownOutcome:
    'We could not reach the school to see whether it worked. Please keep this page open: we look again by ourselves, and nothing is saved twice.',
  outsideAges: (birthdate: string, name: string, age: number) =>
    `Is ${birthdate} right? That makes ${name === '' ? 'your child' : name} ${age}. Our courses are for ages 6 to 12; you can still go on.`,
}
