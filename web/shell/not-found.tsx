import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'

/** The link goes by the router: a reload would sign the user out. */
export function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-3 p-6">
      <title>404 Page Not Found · TechLog</title>
      <h1 className="font-semibold text-xl">404 Page Not Found</h1>
      <p className="text-muted">Did you forget to add the page to the router?</p>
      <Button asChild variant="secondary">
        <Link href="/">Back to TechLog</Link>
      </Button>
    </main>
  )
}
