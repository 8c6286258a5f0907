export const words = {
  subscribed: { title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter.' },
  'already-subscribed': { title: 'Already Subscribed', text: 'This email is already subscribed.' },
  invalid: { title: 'Error', text: 'Please enter a valid email address.' },
}
