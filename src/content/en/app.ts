export const words = {
  broken: {
    title: 'This page did not load',
    text: 'The connection may have dropped. Nothing you entered elsewhere is lost.',
    reload: 'Load it again',
  },
}
