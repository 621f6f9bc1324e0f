/** Where a document's bytes are kept: made of ids alone, owner first. */
export function documentKey(userId: string, documentId: string): string {
  return `${userId}/${documentId}`
}
