/** Who sees a page, and with that its budget of script (DESIGN section 7). */
export type Audience = 'visitor' | 'parent'

/** A page of the site and what a first visit makes the browser download for it. */
export interface Route {
  /** An address of the route in the catalogue's school. */
  path: string
  audience: Audience
  /** The module of the page, as `src/app/routes.tsx` imports it. */
  page: string
  /** What the page imports of its own accord, without a click. */
  soon: string[]
}

const session = 'src/auth/session.ts'

/** Every route (SPEC section 2). The bench compares these lists with the scripts that a browser has asked for. */
export const routes: Route[] = [
  visitor('/', 'public/home/home-page', 'src/pages/public/home/particles/hero-particles.tsx'),
  visitor('/courses', 'public/courses/courses-page'),
  visitor('/courses/1', 'public/course/course-page'),
  visitor('/faq', 'public/faq/faq-page'),
  visitor('/blog', 'public/blog/blog-page'),
  visitor('/Blogs/a-basant-morning', 'public/blog-post/blog-post-page'),
  visitor('/contact', 'public/contact/contact-page'),
  visitor('/privacy', 'public/privacy/privacy-page'),
  visitor('/login', 'guest/login/login-page'),
  visitor('/register', 'guest/register/register-page'),
  parent('/dashboard', 'dashboard/dashboard-page'),
  parent('/addstudent', 'add-student/add-student-page'),
  parent('/courses/1/enroll', 'enrol/enrol-page'),
  parent('/courses/1/confirmation', 'confirmation/confirmation-page'),
]

function visitor(path: string, page: string, ...soon: string[]): Route {
  return { path, audience: 'visitor', page: `src/pages/${page}.tsx`, soon }
}

function parent(path: string, page: string): Route {
  return { path, audience: 'parent', page: `src/pages/member/${page}.tsx`, soon: [session] }
}
