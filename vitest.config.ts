import { defineConfig } from 'vitest/config'

const exclude = ['node_modules/**', 'dist/**', '.runtime/**', 'e2e/**']
const api = ['accounts', 'takeout', 'snaps', 'applications'].map((noun) => `server/${noun}/*.test.ts`)

export default defineConfig({
  test: {
    pool: 'threads',
    // Much of the time goes by waiting for disks and servers, so the second core's lane is not in the way.
    maxWorkers: 2,
    // No test changes a module, so files may share those that one of them has loaded: a third of the work was loading.
    isolate: false,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'single',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, '**/*.scaled.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // The same tests of the API once more, on two servers that share one PostgreSQL and one S3.
          name: 'scaled',
          include: [...api, 'server/documents/documents.test.ts', '**/*.scaled.test.ts'],
          exclude,
          env: { TECHLOG_TEST_STORAGE: 'scaled' },
          globalSetup: 'server/testing/scaled-setup.ts',
        },
      },
    ],
  },
})
