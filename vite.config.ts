import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.TECHLOG_API_PORT ?? 3001}`

export default defineConfig({
  root: `${import.meta.dirname}/web`,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: `${import.meta.dirname}/dist/web`,
    emptyOutDir: true,
    sourcemap: false,
    // Inlined assets would be data: addresses, and the polyfill serves browsers that we do not support.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api, '/healthz': api, '/readyz': api } },
})
