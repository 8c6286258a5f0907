import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { Waiting } from '../components/waiting'
import { words } from '../content/en/app'
import { ErrorBoundary } from './error-boundary'
import { GuestsOnly, MembersOnly } from './guards'
import { SiteLayout } from './layout/site-layout'
import { PageChange } from './page-change'

const HomePage = page(async () => (await import('../pages/public/home/home-page')).HomePage)
const CoursesPage = page(async () => (await import('../pages/public/courses/courses-page')).CoursesPage)
const CoursePage = page(async () => (await import('../pages/public/course/course-page')).CoursePage)
const FaqPage = page(async () => (await import('../pages/public/faq/faq-page')).FaqPage)
const BlogPage = page(async () => (await import('../pages/public/blog/blog-page')).BlogPage)
const BlogPostPage = page(async () => (await import('../pages/public/blog-post/blog-post-page')).BlogPostPage)
const ContactPage = page(async () => (await import('../pages/public/contact/contact-page')).ContactPage)
const PrivacyPage = page(async () => (await import('../pages/public/privacy/privacy-page')).PrivacyPage)
const NotFoundPage = page(async () => (await import('../pages/public/not-found/not-found-page')).NotFoundPage)
const LoginPage = page(async () => (await import('../pages/guest/login/login-page')).LoginPage)
const RegisterPage = page(async () => (await import('../pages/guest/register/register-page')).RegisterPage)
const DashboardPage = page(
  async () => (await import('../pages/member/dashboard/dashboard-page')).DashboardPage,
)
const AddStudentPage = page(
  async () => (await import('../pages/member/add-student/add-student-page')).AddStudentPage,
)
const EnrolPage = page(async () => (await import('../pages/member/enrol/enrol-page')).EnrolPage)
const ConfirmationPage = page(
  async () => (await import('../pages/member/confirmation/confirmation-page')).ConfirmationPage,
)

/** THE route table (SPEC section 2). Paths match in any case; `lib/paths.ts` has the spelling that links use. */
export function AppRoutes() {
  return (
    <>
      <PageChange />
      <Routes>
        <Route element={<SiteLayout />}>
          <Route element={<PageOutlet />}>
            <Route path="/" element={<HomePage />} />
            <Route path="/courses" element={<CoursesPage />} />
            <Route path="/courses/:courseId" element={<CoursePage />} />
            <Route path="/faq" element={<FaqPage />} />
            <Route path="/blog" element={<BlogPage />} />
            <Route path="/blogs/:blogId" element={<BlogPostPage />} />
            <Route path="/contact" element={<ContactPage />} />
            <Route path="/privacy" element={<PrivacyPage />} />
            <Route element={<GuestsOnly />}>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/register" element={<RegisterPage />} />
            </Route>
            <Route element={<MembersOnly />}>
              <Route path="/dashboard" element={<DashboardPage />} />
              <Route path="/addstudent" element={<AddStudentPage />} />
              <Route path="/courses/:courseId/enroll" element={<EnrolPage />} />
              <Route path="/courses/:courseId/confirmation" element={<ConfirmationPage />} />
            </Route>
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </>
  )
}

/** A page that is downloaded when it is first opened. */
function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}

/** Where pages appear. The page before stays until the next one is downloaded, because navigations are transitions. */
function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary path={pathname}>
      <Suspense fallback={<Waiting>{words.loading}</Waiting>}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
