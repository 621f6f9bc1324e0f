/** What one source on a page says of its posting. */
export type Found = { position?: string; company?: string; description?: string }
