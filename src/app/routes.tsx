import { Suspense } from 'react'
import { matchPath, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { hasSignedInBefore } from '#auth/known-device.ts'
import { preloadSession } from '#auth/auth.tsx'
import { LoadedPages } from '#components/page/page-transition.ts'
import { Waiting } from '#components/loading/loading.tsx'
import { components as copy } from '#copy/layout.ts'
import { language } from '#copy/language.ts'
import { AppReady, NavigationEffects } from './navigation-effects.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { GuestsOnly, MembersOnly } from './guards.tsx'
import { lazyPage } from './lazy-page.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { pages } from './pages.ts'

const routes = Object.values(pages).map(({ path, access, load }) => ({
  path,
  access,
  ...lazyPage(load),
}))

export function AppRoutes() {
  return (
    <LoadedPages value={isPageLoaded}>
      <NavigationEffects />
      <Routes>
        <Route element={<SiteLayout />}>
          <Route element={<PageOutlet />}>
            {routesFor('public')}
            <Route element={<GuestsOnly />}>{routesFor('guest')}</Route>
            <Route element={<MembersOnly />}>{routesFor('member')}</Route>
            <Route element={<MembersOnly isHidden />}>{routesFor('staff')}</Route>
          </Route>
        </Route>
      </Routes>
    </LoadedPages>
  )
}

/** Preloads the page at an address together with the session. Rejects if the page does not load. */
export async function loadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname)
  if (route?.access === 'member' && hasSignedInBefore()) preloadSession()
  await route?.load()
}

/** Whether the page at an address can be shown without waiting for its code. */
function isPageLoaded(pathname: string): boolean {
  return routeOf(pathname)?.isLoaded() ?? true
}

function routeOf(pathname: string) {
  return routes.find(({ path }) => matchPath(language.basePath + path, pathname) !== null)
}

function routesFor(access: (typeof routes)[number]['access']) {
  return routes
    .filter((route) => route.access === access)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)
}

function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary path={pathname}>
      <Suspense fallback={<Waiting>{copy.loading}</Waiting>}>
        <Outlet />
        <AppReady />
      </Suspense>
    </ErrorBoundary>
  )
}
