declare global {
  var __webpack_nonce__: string | undefined
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

/*
 * Lets two libraries live under a strict Content-Security-Policy. Imported first, for its effect.
 * The scroll lock of dialogs adds a style element, for which it takes the nonce from this global. And Zod tries
 * `new Function` when the first schema is made, which the browser reports although Zod catches it; its config is set
 * through the global that it reads, because importing its setter would bring Zod into the first screen's script.
 */
globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
globalThis.__zod_globalConfig = { jitless: true }

export {}
