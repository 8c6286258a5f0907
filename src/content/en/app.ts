export const words = {
  loading: 'Loading...',
  broken: {
    title: 'This page did not load',
    text: 'The connection may have dropped. Nothing you entered elsewhere is lost.',
    reload: 'Load it again',
  },
  notFound: {
    title: 'This page is not here',
    text: 'The address may have changed. The courses and the questions parents ask are one step away.',
    courses: 'See the courses',
    home: 'Go to the start page',
  },
}
