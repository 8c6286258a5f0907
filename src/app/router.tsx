import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { language } from '#words/language.ts'
import { isPageLoaded } from './routes.tsx'

/**
 * React Router's `BrowserRouter`, except that a page which has been downloaded opens in one piece (decision 124). Where
 * a link leads to another page, the page on the screen stays until that one comes; React does not wait so on the way back.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setEntry] = useState({ location: history.location, action: history.action })

  useLayoutEffect(
    () =>
      history.listen((entry) => {
        if (isPageLoaded(entry.location.pathname)) setEntry(entry)
        else startTransition(() => setEntry(entry))
      }),
    [history],
  )

  return (
    <Router basename={language.basePath} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
