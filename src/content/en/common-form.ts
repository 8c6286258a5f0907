/** Words that every form shares. */
export const words = {
  optional: 'optional',
  sending: 'Sending',
  cancel: 'Cancel',
  close: 'Close',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  messageNotLoaded: 'This part of the page could not be loaded. Please check your connection and try again.',
} as const
