import type { ComponentType } from 'react'
import { patterns } from '#lib/paths.ts'

/** A page of the site. Its module is `<name>-page.tsx` in the folder of who may enter; the name is its key in `pages`. */
interface PageEntry {
  path: string
  /**
   * Who may enter: everybody, only those who are signed out, only those who are signed in, or only the school's staff. The
   * build draws what is for everybody and for guests, from the title, description and data in `tools/prerender/pages.ts`.
   */
  access: 'public' | 'guest' | 'member' | 'staff'
  load: () => Promise<ComponentType>
}

/**
 * The one table of pages: routes, prefetching, prerendering, sitemap, bench and the views of the browser tests follow
 * from it. Of two paths that match, the first one counts.
 */
export const pages = {
  home: {
    path: patterns.home,
    access: 'public',
    load: async () => (await import('#pages/public/home/home-page.tsx')).HomePage,
  },
  courses: {
    path: patterns.courses,
    access: 'public',
    load: async () => (await import('#pages/public/courses/courses-page.tsx')).CoursesPage,
  },
  course: {
    path: patterns.course,
    access: 'public',
    load: async () => (await import('#pages/public/course/course-page.tsx')).CoursePage,
  },
  faq: {
    path: patterns.faq,
    access: 'public',
    load: async () => (await import('#pages/public/faq/faq-page.tsx')).FaqPage,
  },
  blog: {
    path: patterns.blog,
    access: 'public',
    load: async () => (await import('#pages/public/blog/blog-page.tsx')).BlogPage,
  },
  'blog-post': {
    path: patterns.blogPost,
    access: 'public',
    load: async () => (await import('#pages/public/blog-post/blog-post-page.tsx')).BlogPostPage,
  },
  contact: {
    path: patterns.contact,
    access: 'public',
    load: async () => (await import('#pages/public/contact/contact-page.tsx')).ContactPage,
  },
  privacy: {
    path: patterns.privacy,
    access: 'public',
    load: async () => (await import('#pages/public/privacy/privacy-page.tsx')).PrivacyPage,
  },
  login: {
    path: patterns.login,
    access: 'guest',
    load: async () => (await import('#pages/guest/login/login-page.tsx')).LoginPage,
  },
  register: {
    path: patterns.register,
    access: 'guest',
    load: async () => (await import('#pages/guest/register/register-page.tsx')).RegisterPage,
  },
  dashboard: {
    path: patterns.dashboard,
    access: 'member',
    load: async () => (await import('#pages/member/dashboard/dashboard-page.tsx')).DashboardPage,
  },
  'add-student': {
    path: patterns.addStudent,
    access: 'member',
    load: async () => (await import('#pages/member/add-student/add-student-page.tsx')).AddStudentPage,
  },
  enrol: {
    path: patterns.enrol,
    access: 'member',
    load: async () => (await import('#pages/member/enrolment/choose/enrol-page.tsx')).EnrolPage,
  },
  confirmation: {
    path: patterns.confirmation,
    access: 'member',
    load: async () =>
      (await import('#pages/member/enrolment/confirm/confirmation-page.tsx')).ConfirmationPage,
  },
  office: {
    path: `${patterns.office}/*`,
    access: 'staff',
    load: async () => (await import('#pages/staff/office-page.tsx')).OfficePage,
  },
  'not-found': {
    path: '/*',
    access: 'public',
    load: async () => (await import('#pages/public/not-found/not-found-page.tsx')).NotFoundPage,
  },
} as const satisfies Record<string, PageEntry>
