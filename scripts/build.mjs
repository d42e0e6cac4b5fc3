// `npm run build`: compiles src/ to dist/ and bundles the player for browsers. The build is made in a separate folder, which
// replaces dist/ when it is complete: files that src/ no longer has disappear, and a program that runs meanwhile never finds
// half a build. If the compiler finds mistakes, the last build stays, with a stamp that shows that it is old.

import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { buildPlayer } from './build-player.mjs'
import { stampOf, writeStamp } from './stamp.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
// On the same disk as dist/, and ignored by git.
const WORKSHOP = join(ROOT, `generated/build-${process.pid}`)
const NEXT = join(WORKSHOP, 'next')

mkdirSync(WORKSHOP, { recursive: true })
try {
  // Computed before compiling: a change made meanwhile may be missing from the build.
  const stamp = stampOf(ROOT)
  if (
    compile('tsconfig.build.json') &&
    compile(
      'tsconfig.player.json',
      '--noEmit',
      'false',
      '--emitDeclarationOnly',
      '--allowImportingTsExtensions',
      'false',
    )
  ) {
    await buildPlayer(NEXT)
    // As npm does when it links the command.
    chmodSync(join(NEXT, 'cli/main.js'), 0o755)
    writeStamp(NEXT, stamp)
    if (existsSync(DIST)) renameSync(DIST, join(WORKSHOP, 'last'))
    renameSync(NEXT, DIST)
  } else process.exitCode = 1
} finally {
  rmSync(WORKSHOP, { recursive: true, force: true })
}

function compile(project, ...options) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const args = [tsc, '-p', project, '--outDir', NEXT, ...options]
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0
}
