// The stamp of a build: a hash of everything that goes into it, stored in dist/. If it differs from the stamp of the
// sources, dist/ is old, and tests of the command line would test code that no longer exists.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const STAMP = 'sources.sha256'

/** The files that a build depends on, in addition to src/. */
const MAKES_BUILD = /^(?:LICENSE|package\.json|package-lock\.json|tsconfig.*\.json)$/
const BUILD_SCRIPTS = [
  'build',
  'book-typeface',
  'build-player',
  'build-studio',
  'build-studio-book',
  'bundle-program',
  'inline-packages',
  'licences',
  'public-declarations',
  'typeface-name',
  'words',
].map((name) => `scripts/${name}.mjs`)

/** The stamp of the current sources. */
export function stampOf(root) {
  const hash = createHash('sha256')
  for (const file of inputsOf(root)) {
    // Lengths are included, so that text moved from one file to the next changes the stamp.
    const content = readFileSync(join(root, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function inputsOf(root) {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  const named = readdirSync(root).filter((name) => MAKES_BUILD.test(name))
  const others = [...named, 'fonts/LICENSE.md', ...BUILD_SCRIPTS]
  return [...sources, ...others.filter((file) => existsSync(join(root, file)))].sort()
}

/** Writes the stamp into the folder of a build. */
export function writeStamp(folder, stamp) {
  writeFileSync(join(folder, STAMP), `${stamp}\n`)
}

/** Whether dist/ was built from the current sources. */
export function isCurrent(root) {
  const file = join(root, 'dist', STAMP)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === stampOf(root)
}

/** Throws unless dist/ was built from the current sources. */
export function checkStamp(root) {
  if (!isCurrent(root)) throw new Error('dist/ was built from other sources: run npm run build')
}
