import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Route, Switch } from 'wouter'
import { createQueryClient } from '../lib/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { MainScreen } from './main-screen.tsx'
import { NotFound } from './not-found.tsx'

export { preloadTabs } from './tabs.ts'

/** Everything a signed-in user sees. Cached data lives and goes with it, so no user sees another's. */
export function SignedInApp() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayDuration={400}>
        <Switch>
          <Route path="/">
            <MainScreen />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
