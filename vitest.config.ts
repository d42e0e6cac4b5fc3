import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    globalSetup: 'test/global-setup.ts',
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/slow/**', 'test/browser/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By itself it would leave one of two cores idle.
    maxWorkers: '100%',
    // Tests share modules, and nothing else: loading them again for each file takes a tenth of the time.
    isolate: false,
  },
})
