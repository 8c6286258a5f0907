export const words = {
  optional: 'optional',
  sending: 'Sending',
  loading: 'Loading...',
  okay: 'Okay',
  close: 'Close',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  needsScript: 'This needs JavaScript, which is off here or did not load. You can write to us instead:',
  reconnecting: 'We are reconnecting. This page fills in by itself.',
  tryAgain: 'Try again',
  unknownOutcome:
    'We could not reach the school to see whether it worked. Please keep this page open: we look again by ourselves, and nothing is saved twice.',
  notLoaded: 'This part of the page could not be loaded. Please check your connection and try again.',
}
