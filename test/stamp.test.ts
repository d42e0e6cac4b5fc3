// A build records the sources that it was made from, so that no test runs an old build.

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkStamp, stampOf, writeStamp } from '../scripts/stamp.mjs'

const SENTENCE = 'dist/ was built from other sources: run npm run build'

let root: string

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'puzzlewright-'))
  for (const folder of ['src/kernel', 'test', 'scripts', 'dist'])
    mkdirSync(join(root, folder), { recursive: true })
  write('package.json', '{ "version": "1.0.0" }')
  write('tsconfig.json', '{}')
  write('tsconfig.build.json', '{}')
  write('scripts/build.mjs', '')
  write('src/index.ts', 'export {}')
  write('src/kernel/bits.ts', 'export const ONE = 1')
})

afterEach(() => rmSync(root, { recursive: true }))

const build = () => writeStamp(join(root, 'dist'), stampOf(root))

it('accepts a build of the present sources', () => {
  build()
  expect(() => checkStamp(root)).not.toThrow()
})

it('ignores files that do not belong to the build', () => {
  build()
  write('test/bits.test.ts', 'it.todo()')
  write('README.md', '# Puzzlewright')
  write('dist/index.js', 'export {}')
  expect(() => checkStamp(root)).not.toThrow()
})

it('rejects a missing build and a build without a stamp', () => {
  expect(() => checkStamp(root)).toThrow(SENTENCE)
  rmSync(join(root, 'dist'), { recursive: true })
  expect(() => checkStamp(root)).toThrow(SENTENCE)
})

it.each<[string, () => void]>([
  ['a changed file of src', () => write('src/kernel/bits.ts', 'export const ONE = 2')],
  ['a new file', () => write('src/kernel/rng.ts', '')],
  ['a missing file', () => rmSync(join(root, 'src/kernel/bits.ts'))],
  ['another name', () => renameSync(join(root, 'src/kernel/bits.ts'), join(root, 'src/kernel/words.ts'))],
  ["the package's version", () => write('package.json', '{ "version": "1.0.1" }')],
  ['the options of the compiler', () => write('tsconfig.build.json', '{ "include": ["src"] }')],
  ['the scripts of the build', () => write('scripts/build.mjs', '// Another.')],
])('notices %s', (_, change) => {
  build()
  change()
  expect(() => checkStamp(root)).toThrow(SENTENCE)
})
