export { words as account } from '#content/pa/account.ts'
export {
  errorPage,
  components,
  words as layout,
  newsletter,
  newsletterOutcomes,
  notFound,
} from '#content/pa/layout.ts'
export { words as blog } from '#content/pa/blog.ts'
export { words as confirmation } from '#content/pa/confirmation.ts'
export { words as contact, enquiry, evaluation } from '#content/pa/contact.ts'
export { courseList, coursePage, words as courses } from '#content/pa/courses.ts'
export { words as dashboard, students } from '#content/pa/dashboard.ts'
export { words as enrol } from '#content/pa/enrol.ts'
export { words as faq } from '#content/pa/faq.ts'
export { fields } from '#content/pa/forms.ts'
export { words as home } from '#content/pa/home.ts'
export { words as privacy } from '#content/pa/privacy.ts'
export * as format from '#content/pa/format.ts'
