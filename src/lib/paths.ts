import { wellFormed } from '#model/values/text.ts'

/** Every address of the site as React Router matches it, case-insensitively. Links use this spelling. */
export const patterns = {
  home: '/',
  courses: '/courses',
  course: '/courses/:courseId',
  enrol: '/courses/:courseId/enroll',
  confirmation: '/courses/:courseId/confirmation',
  faq: '/faq',
  blog: '/blog',
  blogPost: '/Blogs/:blogId',
  contact: '/contact',
  privacy: '/privacy',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  addStudent: '/addstudent',
  office: '/office',
  officeRegistrations: '/office/registrations',
  classList: '/office/registrations/class-list',
  officeFamilies: '/office/families',
  officeFamily: '/office/families/:uid',
  officeEnquiries: '/office/enquiries',
} as const

/** Every address of the site for links. Ids come from documents, so they are encoded. */
export const paths = {
  ...patterns,
  course: pathTo(patterns.course),
  enrol: pathTo(patterns.enrol),
  confirmation: pathTo(patterns.confirmation),
  blogPost: pathTo(patterns.blogPost),
  officeFamily: pathTo(patterns.officeFamily),
}

/** The path of a page in the language with this base path: `/pa/courses` for `/courses`. */
export function inLanguage(path: string, { basePath }: { basePath: string }): string {
  return basePath !== '' && path === paths.home ? basePath : basePath + path
}

/** The newsletter field in the footer of every page, as a link within the page. */
export const newsletterField = { id: 'newsletter-email', link: '#newsletter-email' } as const

function pathTo(pattern: string): (id: string) => string {
  return (id) => pattern.replace(/:\w+/, () => encodeURIComponent(wellFormed(id)))
}
