import { defineConfig } from 'vitest/config'
import { wordsPlugin } from './scripts/words.mjs'

/** Tests that take long: those in test/slow/, and files `*.slow.test.ts` beside the other tests of their subject. */
export default defineConfig({
  plugins: [wordsPlugin()],
  test: {
    include: ['test/slow/**/*.test.ts', 'test/**/*.slow.test.ts'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: ['test/setup.ts'],
    // As in the fast tests: files share loaded modules, and nothing else.
    isolate: false,
    // The build is loaded as Node.js does it, which is faster than through Vite.
    server: { deps: { external: [/\/dist\//] } },
    // By default vitest leaves one of two cores idle.
    maxWorkers: '100%',
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
