// What the repository holds of the generated files, which every clone pays for.

import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT } from './support/documents.ts'

const MOST_BYTES = 2_000_000

const listed = spawnSync('git', ['ls-files', '-z', 'generated'], { cwd: PROJECT, encoding: 'utf8' })
const files = listed.status === 0 ? listed.stdout.split('\0').filter(Boolean) : []

it.skipIf(files.length === 0)('has at most 2 MB of generated files (needs git)', () => {
  const sizes = files
    .map((file) => join(PROJECT, file))
    .filter((path) => existsSync(path))
    .map((path) => statSync(path).size)
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
})
