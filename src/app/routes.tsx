import { Suspense } from 'react'
import { matchPath, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { Waiting } from '#components/loading/waiting.tsx'
import { words } from '#words/app.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { GuestsOnly, MembersOnly } from './guards.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { page, type Page } from './page.tsx'
import { PageChange } from './page-change.tsx'
import { TakeOver } from './take-over.tsx'

const NotFoundPage = page(
  async () => (await import('#pages/public/not-found/not-found-page.tsx')).NotFoundPage,
)

/**
 * THE route table (SPEC section 2): for everyone, for guests, for members. Paths match in any case; `lib/paths.ts` has
 * the spelling that links use.
 */
const everyone: Record<string, Page> = {
  '/': page(async () => (await import('#pages/public/home/home-page.tsx')).HomePage),
  '/courses': page(async () => (await import('#pages/public/courses/courses-page.tsx')).CoursesPage),
  '/courses/:courseId': page(async () => (await import('#pages/public/course/course-page.tsx')).CoursePage),
  '/faq': page(async () => (await import('#pages/public/faq/faq-page.tsx')).FaqPage),
  '/blog': page(async () => (await import('#pages/public/blog/blog-page.tsx')).BlogPage),
  '/blogs/:blogId': page(
    async () => (await import('#pages/public/blog-post/blog-post-page.tsx')).BlogPostPage,
  ),
  '/contact': page(async () => (await import('#pages/public/contact/contact-page.tsx')).ContactPage),
  '/privacy': page(async () => (await import('#pages/public/privacy/privacy-page.tsx')).PrivacyPage),
}
const guests: Record<string, Page> = {
  '/login': page(async () => (await import('#pages/guest/login/login-page.tsx')).LoginPage),
  '/register': page(async () => (await import('#pages/guest/register/register-page.tsx')).RegisterPage),
}
const members: Record<string, Page> = {
  '/dashboard': page(async () => (await import('#pages/member/dashboard/dashboard-page.tsx')).DashboardPage),
  '/addstudent': page(
    async () => (await import('#pages/member/add-student/add-student-page.tsx')).AddStudentPage,
  ),
  '/courses/:courseId/enroll': page(
    async () => (await import('#pages/member/enrol/enrol-page.tsx')).EnrolPage,
  ),
  '/courses/:courseId/confirmation': page(
    async () => (await import('#pages/member/confirmation/confirmation-page.tsx')).ConfirmationPage,
  ),
}

export function AppRoutes() {
  return (
    <>
      <PageChange />
      <Routes>
        <Route element={<SiteLayout />}>
          <Route element={<PageOutlet />}>
            {routesTo(everyone)}
            <Route element={<GuestsOnly />}>{routesTo(guests)}</Route>
            <Route element={<MembersOnly />}>{routesTo(members)}</Route>
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </>
  )
}

/** Downloads the page that an address leads to, ahead of its being opened. */
export async function preloadPage(pathname: string): Promise<void> {
  const pages = Object.entries({ ...everyone, ...guests, ...members })
  const [, Found] = pages.find(([path]) => matchPath(path, pathname) !== null) ?? [null, NotFoundPage]
  await Found.preload()
}

function routesTo(pages: Record<string, Page>) {
  return Object.entries(pages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />)
}

/** Where pages appear. The page before stays until the next one is downloaded, because navigations are transitions. */
function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary path={pathname}>
      <Suspense fallback={<Waiting>{words.loading}</Waiting>}>
        <Outlet />
        <TakeOver />
      </Suspense>
    </ErrorBoundary>
  )
}
