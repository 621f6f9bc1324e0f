import { config } from 'zod/v4/core'

declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Lets the libraries live under a strict Content-Security-Policy. Imported first, for its effect:
 * the scroll lock of dialogs adds a style element and looks for its nonce here, and Zod would try
 * `new Function` when the first schema is made, which the browser reports even though Zod catches it.
 */
globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
config({ jitless: true })
