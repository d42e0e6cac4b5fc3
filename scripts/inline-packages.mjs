// Inlines packages of which the program needs a small part into the compiled modules that import them: `hyphen` has the
// patterns of seventy languages, 9 MB, of which half a megabyte is used. `pako` is inlined because another version could give PDFs
// other bytes. Their licences go beside the modules, into LICENSES.txt.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { licencesOf, packagesOf } from './licences.mjs'

/** The compiled modules that import such packages. */
const MODULES = ['print/hyphenation.js', 'print/hyphenationPatterns.js', 'formats/zlib.js']

/** Replaces the modules in a compiled folder. Returns the names of the packages. */
export async function inlinePackages(folder) {
  const packages = new Set()
  for (const module of MODULES) {
    const path = join(folder, module)
    const { code, inlined } = await bundle(path)
    writeFileSync(path, code)
    for (const name of inlined) packages.add(name)
  }
  writeFileSync(join(folder, 'LICENSES.txt'), licencesOf(packages))
  return packages
}

/** Bundles a module with what it imports from packages. Our own modules stay imports. */
async function bundle(path) {
  const build = await rolldown({
    input: path,
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    external: (id, importer) => id.startsWith('node:') || (importer === path && id.startsWith('.')),
    logLevel: 'warn',
  })
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false })
  await build.close()
  return { code: output[0].code, inlined: packagesOf(output) }
}
