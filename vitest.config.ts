import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'dist/**', '.runtime/**', 'e2e/**'],
    pool: 'threads',
    testTimeout: 20_000,
  },
})
