/** What search engines and link previews say of a page; courses and posts have their own in the catalogue. */
export const words = {
  home: 'Friendly online Punjabi classes for children aged 6 to 12. Four levels, two classes a week, one small step at a time.',
  courses:
    'Four levels of Punjabi for children aged 6 to 12. Each is 20 weeks with two classes a week, at one clear price for each child.',
  faq: 'Ages, days, prices and what a child needs to begin: the questions parents ask about our Punjabi classes, answered.',
  blog: 'Words, stories and small games in Punjabi for the whole family, to read tonight and play tomorrow.',
  contact:
    'Write to the school. Tell us what your child can say and read in Punjabi, and we answer with a level.',
  privacy: 'What the school stores about parents and children, why, and how to have it changed or removed.',
  login: 'Sign in to see your children and their courses, or create an account for your family.',
  register: 'Create an account for your family, add your children and enrol them in a course.',
}
