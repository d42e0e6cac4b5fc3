// The stamp of a build: a hash of all that goes into it, which the build leaves in dist/. Where it is not that of the
// sources, dist/ is old, and tests of the command line would pass or fail for what is not there any more.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const STAMP = 'sources.sha256'

/** What a build is made of, and by: files of the project's folder, besides all of src/. */
const MAKES_BUILD = /^(?:package\.json|package-lock\.json|tsconfig.*\.json)$/
const BUILD_SCRIPTS = ['scripts/build.mjs', 'scripts/build-player.mjs']

/** The stamp of the sources as they are. */
export function stampOf(root) {
  const hash = createHash('sha256')
  for (const file of inputsOf(root)) {
    // With lengths, so that nothing can move from one file to the next unseen.
    const content = readFileSync(join(root, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function inputsOf(root) {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  const others = [...readdirSync(root).filter((name) => MAKES_BUILD.test(name)), ...BUILD_SCRIPTS]
  return [...sources, ...others.filter((file) => existsSync(join(root, file)))].sort()
}

/** Leaves the stamp in the folder of a build. */
export function writeStamp(folder, stamp) {
  writeFileSync(join(folder, STAMP), `${stamp}\n`)
}

/** Throws unless dist/ was built from the sources as they are. */
export function checkStamp(root) {
  const file = join(root, 'dist', STAMP)
  const stamp = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (stamp !== stampOf(root)) throw new Error('dist/ was built from other sources: run npm run build')
}
