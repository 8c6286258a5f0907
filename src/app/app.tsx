import { StrictMode } from 'react'
import { AuthProvider } from '#auth/auth.tsx'
import { usePrefetch } from './prefetch.ts'
import { AppRoutes } from './routes.tsx'

/** The whole site, inside a router: the browser's, or at build time the one of the prerendering. */
export function App() {
  usePrefetch()
  return (
    <StrictMode>
      <AuthProvider>
        <AppRoutes />
      </AuthProvider>
    </StrictMode>
  )
}
