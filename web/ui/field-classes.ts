/** The look that inputs, text areas and selects share. */
export const fieldClasses =
  'w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-base transition-colors hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger aria-invalid:outline-danger max-sm:text-lg'
