import type { ComponentType } from 'react'
import { patterns } from '#lib/paths.ts'

/** Downloads the module of a page, whose default export it is. */
export type Load = () => Promise<{ default: ComponentType }>

function forWhom<Access extends string>(access: Access) {
  return (path: string, load: Load) => ({ path, access, load })
}

/** Who may enter: everybody, only signed-out visitors, only signed-in parents, only the school's staff. */
const everybody = forWhom('public')
const guests = forWhom('guest')
const members = forWhom('member')
const staff = forWhom('staff')

/**
 * The one table of pages: routes, preloading, prerendering, sitemap, bench and the views of the browser tests follow
 * from it. A page's module is `<name>-page.tsx`; the build prerenders public and guest pages with the title,
 * description and data in `tools/prerender/pages.ts`. If two paths match, the first one wins.
 */
export const pages = {
  home: everybody(patterns.home, () => import('#pages/public/home/home-page.tsx')),
  courses: everybody(patterns.courses, () => import('#pages/public/courses/courses-page.tsx')),
  course: everybody(patterns.course, () => import('#pages/public/course/course-page.tsx')),
  faq: everybody(patterns.faq, () => import('#pages/public/faq/faq-page.tsx')),
  blog: everybody(patterns.blog, () => import('#pages/public/blog/blog-page.tsx')),
  'blog-post': everybody(patterns.blogPost, () => import('#pages/public/blog-post/blog-post-page.tsx')),
  contact: everybody(patterns.contact, () => import('#pages/public/contact/contact-page.tsx')),
  privacy: everybody(patterns.privacy, () => import('#pages/public/privacy/privacy-page.tsx')),
  login: guests(patterns.login, () => import('#pages/guest/login/login-page.tsx')),
  register: guests(patterns.register, () => import('#pages/guest/register/register-page.tsx')),
  dashboard: members(patterns.dashboard, () => import('#pages/member/dashboard/dashboard-page.tsx')),
  'add-student': members(patterns.addStudent, () => import('#pages/member/add-student/add-student-page.tsx')),
  enrol: members(patterns.enrol, () => import('#pages/member/enrolment/choose/enrol-page.tsx')),
  confirmation: members(
    patterns.confirmation,
    () => import('#pages/member/enrolment/confirm/confirmation-page.tsx'),
  ),
  office: staff(`${patterns.office}/*`, () => import('#pages/staff/office-page.tsx')),
  'not-found': everybody('/*', () => import('#pages/public/not-found/not-found-page.tsx')),
}
