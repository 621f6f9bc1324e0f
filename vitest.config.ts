import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['node_modules/**', 'dist/**', '.runtime/**', 'e2e/**']
const api = ['accounts', 'takeout', 'snaps', 'applications'].map((noun) => `server/${noun}/*.test.ts`)

const ORDER = ['scaled', 'single', 'engine']

/** One project after the other, so that a worker keeps its modules; and first what waits longest for servers and crashes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      ORDER.indexOf(project.name) - (moduleId.endsWith('.scaled.test.ts') ? 1 : 0)
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    sequence: { sequencer: LongestFirst },
    // Much of the time goes by waiting for disks and servers, so the second core's lane is not in the way.
    maxWorkers: 2,
    // Files share the modules that one of them has loaded: a third of the work was loading.
    isolate: false,
    // Whatever a file put in the place of fetch or of the browser's storage is gone before the next test.
    unstubGlobals: true,
    // It ends what hangs and judges no speed: the tests beside it and other work may slow one down many times.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'single',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, 'engine/**', '**/*.scaled.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'engine', include: ['engine/**/*.test.ts'] },
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
