import { defineConfig } from 'vitest/config'

/** The proofs that take up to a minute each. */
export default defineConfig({
  test: { include: ['test/slow/**/*.test.ts'], testTimeout: 600_000 },
})
