import { defineConfig } from 'vitest/config'

/** The proofs that take up to a minute each. */
export default defineConfig({
  test: {
    include: ['test/slow/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: ['test/setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
