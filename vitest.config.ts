import { configDefaults, defineConfig } from 'vitest/config'
import { wordsPlugin } from './scripts/words.mjs'

export default defineConfig({
  plugins: [wordsPlugin()],
  test: {
    setupFiles: ['test/setup.ts'],
    globalSetup: 'test/global-setup.ts',
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/slow/**', '**/*.slow.test.ts', 'test/browser/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default vitest leaves one of two cores idle.
    maxWorkers: '100%',
    // Tests share modules and nothing else. Loading all modules again for each file would take most of the time.
    isolate: false,
  },
})
