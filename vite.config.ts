import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const outDir = join(import.meta.dirname, 'dist/web')
// The host stays as the browser sent it, since the server compares it with the origin of a write.
const api = { target: `http://127.0.0.1:${process.env.TECHLOG_API_PORT ?? 3001}`, changeOrigin: false }

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), precompress(join(outDir, 'assets'))],
  build: {
    outDir,
    emptyOutDir: true,
    sourcemap: false,
    // Inlined assets would be data: addresses, and the polyfill serves browsers that we do not support.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // With the slash, because web/api.ts is served as /api.ts.
  server: { proxy: { '/api/': api, '/healthz': api, '/readyz': api } },
})

/** Writes each file a second and third time, as the server sends it: compressed once, not per request. */
function precompress(folder: string): Plugin {
  const methods = { br: promisify(brotliCompress), gz: promisify(gzip) }
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      for (const file of await readdir(folder)) {
        const bytes = await readFile(join(folder, file))
        for (const [ending, compress] of Object.entries(methods))
          await writeFile(join(folder, `${file}.${ending}`), await compress(bytes))
      }
    },
  }
}
