import { site } from '#content/site.ts'
import { language } from './language.ts'

export const copy = {
  skip: 'Skip to the main content',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  home: 'Home',
  courses: 'Courses',
  faq: 'FAQ',
  blog: 'Blog',
  contact: 'Contact',
  login: 'Login',
  profile: 'Profile',
  resources: 'Resources',
  links: 'Links',
  privacy: 'Privacy',
  audience: `Punjabi for children aged ${language.ages}.`,
  pictures: `${site.name} in pictures`,
  videos: `${site.name} videos`,
  shortVideos: `${site.name} short videos`,
  rights: (year: string) => `© ${year} ${site.name}`,
  /** "Let us learn Punjabi, laughing and playing." */
}

export const components = {
  sending: 'Sending',
  loading: 'Loading...',
  okay: 'Okay',
  close: 'Close',
  needsScript: 'This needs JavaScript, which is off here or did not load. You can write to us instead:',
  reconnecting: 'We are reconnecting. This page fills in by itself.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  notLoaded: 'This part of the page could not be loaded. Please check your connection and try again.',
}

export const newsletter = {
  title: 'A letter for you',
  lead: 'New classes, stories and a word to try at home. To leave it, just write to us.',
  email: 'Your email',
  subscribe: 'Subscribe',
  checking: 'Checking',
  failed: { title: 'Error', text: 'There was an error subscribing. Please try again later.' },
  outcomes: {
    subscribed: { title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter.' },
    'already-subscribed': { title: 'Already Subscribed', text: 'This email is already subscribed.' },
    invalid: { title: 'Error', text: 'Please enter a valid email address.' },
  },
}

export const notFound = {
  title: 'This page is not here',
  text: 'The address may have changed. The courses and the questions parents ask are one step away.',
  courses: 'See the courses',
  home: 'Go to the start page',
}

export const errorPage = {
  reload: 'Load it again',
  lost: {
    title: 'This page did not load',
    text: 'The connection may have dropped. Nothing you entered elsewhere is lost.',
  },
  broken: {
    title: 'Something broke here',
    text: 'The mistake is ours, not yours. Load the page again: what you typed comes back, except a password. If it still does not work, please write to',
  },
}
