/** What one source on a page says of its posting. */
export type Found = {
  position?: string
  company?: string
  description?: string
  /** Stated as data (schema.org), not guessed from markup. */
  isData?: boolean
}
