export const words = {
  title: 'A letter for you',
  lead: 'New classes, stories and a word to try at home. To leave it, just write to us.',
  email: 'Your email',
  subscribe: 'Subscribe',
  checking: 'Checking',
  okay: 'Okay',
  alreadySubscribed: { title: 'Already Subscribed', text: 'This email is already subscribed.' },
  subscribed: { title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter.' },
  failed: { title: 'Error', text: 'There was an error subscribing. Please try again later.' },
  invalid: { title: 'Error', text: 'Please enter a valid email address.' },
}
