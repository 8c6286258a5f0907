/** Every address, spelled as links use it; routes match in any case. Ids come from documents, so they are encoded. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: (id: string) => `/courses/${encodeURIComponent(id)}`,
  enrol: (id: string) => `/courses/${encodeURIComponent(id)}/enroll`,
  confirmation: (id: string) => `/courses/${encodeURIComponent(id)}/confirmation`,
  faq: '/faq',
  blog: '/blog',
  blogPost: (id: string) => `/Blogs/${encodeURIComponent(id)}`,
  contact: '/contact',
  privacy: '/privacy',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  addStudent: '/addstudent',
} as const
