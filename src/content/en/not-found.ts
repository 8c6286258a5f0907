export const words = {
  title: 'This page is not here',
  text: 'The address may have changed. The courses and the questions parents ask are one step away.',
  courses: 'See the courses',
  home: 'Go to the start page',
}
