export const words = {
  title: 'A letter for you',
  lead: 'New classes, stories and a word to try at home. To leave it, just write to us.',
  email: 'Your email',
  subscribe: 'Subscribe',
  checking: 'Checking',
  failed: { title: 'Error', text: 'There was an error subscribing. Please try again later.' },
}
