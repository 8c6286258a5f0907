export { words as account } from '#content/en/account.ts'
export {
  errorPage,
  components,
  words as layout,
  newsletter,
  newsletterOutcomes,
  notFound,
} from '#content/en/layout.ts'
export { words as blog } from '#content/en/blog.ts'
export { words as confirmation } from '#content/en/confirmation.ts'
export { words as contact, enquiry, evaluation } from '#content/en/contact.ts'
export { courseList, coursePage, words as courses } from '#content/en/courses.ts'
export { words as dashboard, students } from '#content/en/dashboard.ts'
export { words as enrol } from '#content/en/enrol.ts'
export { words as faq } from '#content/en/faq.ts'
export { fields } from '#content/en/forms.ts'
export { words as home } from '#content/en/home.ts'
export { words as privacy } from '#content/en/privacy.ts'
export * as format from '#content/en/format.ts'
