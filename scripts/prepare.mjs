// npm runs this after `npm ci`, before it packs, and when npx first runs the program of a checkout. It builds unless the build
// is current, as it is after `npm ci`. npx does not install the packages of a checkout, so this does.

import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isCurrent } from './stamp.mjs'
import { tell } from './terminal.mjs'

const ROOT = resolve(import.meta.dirname, '..')

if (!existsSync(join(ROOT, 'node_modules'))) {
  tell('installing the packages of puzzlewright\n')
  // Without scripts, because this is the script that npm would run.
  execSync('npm ci --ignore-scripts', { cwd: ROOT, stdio: 'inherit' })
}
if (!isCurrent(ROOT)) await import('./build.mjs')
