export const words = {
  pageTitle: 'Courses',
  title: 'Four levels, one small step at a time',
  lead: 'Each level is 20 weeks with two classes a week. Your child adds petals to the flower at every step.',
  empty: 'There are no courses available right now, please check again soon.',
  register: 'Register Now',
  first: 'You see the whole course first.',
  registerFor: (title: string) => `Register Now for ${title}`,
  enquireAbout: (title: string) => `Enquire Now about ${title}`,
  loading: 'Loading the courses',
}
