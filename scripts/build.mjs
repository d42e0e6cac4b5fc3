// `npm run build`: compiles src/ to dist/ and bundles the player and the makers of books for browsers. The build is made in a
// separate folder, which replaces dist/ when it is complete: outdated files disappear, and a program that
// runs meanwhile never finds a partial build. If the compiler finds errors, the last build stays, and its
// stamp shows that it is old.

import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { writeAssembly } from './assembly.mjs'
import { buildPlayer } from './build-player.mjs'
import { buildStudio } from './build-studio.mjs'
import { buildBookEngine } from './build-studio-book.mjs'
import { bundleProgram } from './bundle-program.mjs'
import { inlinePackages } from './inline-packages.mjs'
import { licencesOf, ownLicences } from './licences.mjs'
import { keepPublicDeclarations } from './public-declarations.mjs'
import { stampOf, writeStamp } from './stamp.mjs'
import { tell } from './terminal.mjs'
import { writeWords } from './words.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
// Beside dist/, so that declaration maps lead from either folder to the same sources. Git ignores both.
const NEXT = join(ROOT, `.build-${process.pid}`)
const LAST = join(ROOT, `.build-${process.pid}-last`)

tell('building puzzlewright into dist/; this takes about half a minute\n')

try {
  // Computed before compiling: a later change may be missing from the build.
  const stamp = stampOf(ROOT)
  if (
    compile('tsconfig.build.json') &&
    compile(
      'tsconfig.player.json',
      '--noEmit',
      'false',
      '--emitDeclarationOnly',
      '--declarationMap',
      '--allowImportingTsExtensions',
      'false',
    )
  ) {
    writeWords(NEXT)
    await writeAssembly(NEXT)
    writeLicences('player', await buildPlayer(NEXT))
    const ofStudio = await buildStudio(NEXT)
    const inlined = await inlinePackages(NEXT)
    writeLicences('studio', [...ofStudio, ...inlined, ...(await buildBookEngine(NEXT))])
    await bundleProgram(NEXT)
    keepPublicDeclarations(ROOT, NEXT)
    // npm does the same when it links the command.
    chmodSync(join(NEXT, 'program/main.js'), 0o755)
    writeStamp(NEXT, stamp)
    if (existsSync(DIST)) renameSync(DIST, LAST)
    renameSync(NEXT, DIST)
  } else process.exitCode = 1
} finally {
  for (const folder of [NEXT, LAST]) rmSync(folder, { recursive: true, force: true })
}

function compile(project, ...options) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const args = [tsc, '-p', project, '--outDir', NEXT, ...options]
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0
}

/** Writes the licences of what the files in a folder contain: our own, and those of the packages that are bundled. */
function writeLicences(folder, packages) {
  writeFileSync(join(NEXT, folder, 'licences.txt'), `${ownLicences()}\n\n${licencesOf(packages)}`)
}
