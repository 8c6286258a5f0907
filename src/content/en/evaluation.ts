export const words = {
  title: 'Contact Us for Evaluation',
  lead: 'Tell us what your child can say and read. We answer with a level.',
  child: 'Which child is it for?',
  nobody: 'Choose a child',
  another: 'Another child',
  notChosen: 'Please choose a child.',
  name: 'Your name',
  comment: 'What can your child say and read?',
  submit: 'Send',
  pending: 'Sending',
  cancel: 'Cancel',
  missing: 'Please provide both your name and email.',
  sent: 'Thank you! We will get back to you with an evaluation.',
  failed: 'Failed to send. Please try again.',
  request: (student: string, course: string) =>
    student === ''
      ? `Evaluation requested for ${course}.`
      : `Evaluation of ${student} requested for ${course}.`,
}
