export function LoadingScreen() {
  return (
    <main aria-busy="true" className="flex min-h-dvh items-center justify-center text-muted">
      <p role="status">Loading...</p>
    </main>
  )
}
