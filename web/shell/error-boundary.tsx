import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

/** Shows what to do when a part of the app cannot be loaded or shown. React has no hook for this, hence a class. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-3 p-6">
        <h1 className="font-semibold text-xl">This page could not be shown</h1>
        <p className="text-muted">
          What you saved is safe, and what you were typing is kept in this tab. Reload the page and sign in
          again to go on.
        </p>
        <Button onClick={() => location.reload()}>Reload</Button>
      </main>
    )
  }
}
