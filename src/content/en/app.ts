export const words = {
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
