// Inlines packages of which the program needs a small part into the compiled modules that import them: `hyphen` has the
// patterns of seventy languages, `ajv` formats and drafts that our schemas do not have. Installed, both take 13 MB; inlined,
// half of one. `pako` is inlined because another version could give PDFs other bytes. Their licences go beside the modules,
// into LICENSES.txt.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const ROOT = resolve(import.meta.dirname, '..')

/** The compiled modules that import such packages. */
const MODULES = [
  'print/hyphenation.js',
  'print/hyphenationPatterns.js',
  'formats/yaml/schemaValidator.js',
  'formats/zlib.js',
]

/** Replaces the modules in a compiled folder. */
export async function inlinePackages(folder) {
  const packages = new Set()
  for (const module of MODULES) {
    const path = join(folder, module)
    const { code, inlined } = await bundle(path)
    writeFileSync(path, code)
    for (const name of inlined) packages.add(name)
  }
  writeFileSync(join(folder, 'LICENSES.txt'), Array.from(packages).sort().map(licenceOf).join('\n'))
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
  const [{ code, moduleIds }] = output
  const inlined = moduleIds.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
  return { code, inlined }
}

function licenceOf(name) {
  const require = createRequire(join(ROOT, 'package.json'))
  const folder = require.resolve.paths(name).map((place) => join(place, name))[0]
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name} ${version}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`
}
