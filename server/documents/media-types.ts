/** Types that no browser runs as a page or a script; everything else is downloaded as plain bytes. */
const HARMLESS = new Set([
  'application/pdf',
  'application/zip',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'video/mp4',
])

/** Types that shrink; most others, such as PDF, office files, pictures and films, are compressed already. */
const SHRINKING =
  /^text\/|[/+](json|xml|javascript|x-javascript|rtf|msword|vnd\.ms-excel|vnd\.ms-powerpoint|x-tar|bmp|svg)$/

export function downloadType(mimeType: string): string {
  return HARMLESS.has(mimeType) ? mimeType : 'application/octet-stream'
}

export function isWorthCompressing(mimeType: string): boolean {
  return SHRINKING.test(mimeType)
}

/** The type that an uploader claims, without parameters, where it is one at all. */
export function claimedType(header: string): string {
  const essence = (header.split(';')[0] ?? '').trim().toLowerCase()
  return /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/.test(essence)
    ? essence
    : 'application/octet-stream'
}
