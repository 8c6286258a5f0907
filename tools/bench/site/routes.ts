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
  visitor('/', 'home/home-page', 'src/pages/public/home/hero-particles.tsx'),
  visitor('/courses', 'courses/courses-page'),
  visitor('/courses/1', 'course/course-page'),
  visitor('/faq', 'faq/faq-page'),
  visitor('/blog', 'blog/blog-page'),
  visitor('/Blogs/a-basant-morning', 'blog-post/blog-post-page'),
  visitor('/contact', 'contact/contact-page'),
  visitor('/privacy', 'privacy/privacy-page'),
  { path: '/login', audience: 'visitor', page: 'src/pages/guest/login/login-page.tsx', soon: [session] },
  {
    path: '/register',
    audience: 'visitor',
    page: 'src/pages/guest/register/register-page.tsx',
    soon: [session],
  },
  parent('/dashboard', 'dashboard/dashboard-page'),
  parent('/addstudent', 'add-student/add-student-page'),
  parent('/courses/1/enroll', 'enrol/enrol-page'),
  parent('/courses/1/confirmation', 'confirmation/confirmation-page'),
]

function visitor(path: string, page: string, ...soon: string[]): Route {
  return { path, audience: 'visitor', page: `src/pages/public/${page}.tsx`, soon }
}

function parent(path: string, page: string): Route {
  return { path, audience: 'parent', page: `src/pages/member/${page}.tsx`, soon: [session] }
}
