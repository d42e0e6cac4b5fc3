import { defineConfig } from 'vitest/config'
import { wordsPlugin } from './scripts/words.mjs'

/** The tests in real browsers, which Debian installs. */
export default defineConfig({
  plugins: [wordsPlugin()],
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: ['test/setup.ts'],
    // The build is loaded as Node.js does it, which is faster than through Vite.
    server: { deps: { external: [/\/dist\//] } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine takes its time to show something.
    expect: { poll: { timeout: 30_000 } },
    // Chromium's storage can come back empty after a reload while the machine stands still (once in thousands of reloads).
    retry: 1,
    // Each has a browser of its own besides.
    maxWorkers: 2,
  },
})
