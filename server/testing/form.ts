const BOUNDARY = '----techlog-test-boundary'

/** A request body with one file in it, as a browser would send it. */
export function fileForm(name: string, content: string | Uint8Array, type = 'application/octet-stream') {
  const quoted = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return rawForm(
    `content-disposition: form-data; name="document"; filename="${quoted}"\r\ncontent-type: ${type}`,
    content,
  )
}

/** A form of one part with headers of the test's own making. */
export function rawForm(headers: string, content: string | Uint8Array) {
  return {
    payload: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\n${headers}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
