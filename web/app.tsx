import { lazy, Suspense } from 'react'
import { AuthScreen } from './auth/auth-screen.tsx'
import { loadRules } from './auth/load-rules.ts'
import { useSession } from './lib/session.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'

const loadSignedInApp = () => import('./shell/signed-in-app.tsx')
const SignedInApp = lazy(async () => ({ default: (await loadSignedInApp()).SignedInApp }))

/** The authentication screen, or what a signed-in user sees. */
export function App() {
  const session = useSession()
  if (session.state === 'loading') return <LoadingScreen />
  if (session.state === 'signed-out') {
    return (
      // The rest of the app is fetched while the user types, so that signing in opens it at once.
      <div onFocusCapture={() => preload().catch(() => {})}>
        <AuthScreen notice={session.notice} />
      </div>
    )
  }
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <SignedInApp key={session.user.id} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** A failure here is not yet one: what needs the code asks for it again. */
async function preload() {
  await loadRules().catch(() => {})
  const { preloadTabs } = await loadSignedInApp()
  preloadTabs()
}
