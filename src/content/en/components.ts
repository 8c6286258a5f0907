export const words = {
  sending: 'Sending',
  loading: 'Loading...',
  okay: 'Okay',
  close: 'Close',
  needsScript: 'This needs JavaScript, which is off here or did not load. You can write to us instead:',
  reconnecting: 'We are reconnecting. This page fills in by itself.',
  tryAgain: 'Try again',
  notLoaded: 'This part of the page could not be loaded. Please check your connection and try again.',
}
