// Bundles the program and its workers into program/: the hundreds of modules of the command line take longer to load than
// most commands take to run. The compiled modules stay as they are, for the library. Packages stay imports, as do the errors
// that users' modules throw, so that there is one class of them.

import { readdirSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { rolldown } from 'rolldown'

/** Compiled modules that the bundle loads instead of having them. */
const SHARED = ['families/puzzleError.js']

/** A file beside a module, as the compiler writes it; then what stands for its path until the chunk of the module is known. */
const BESIDE = /new URL\('([^']*)', import\.meta\.url\)/g
const PATH = /PATH_OF\["([^"]+)"\]/g

/** Bundles the program in a compiled folder. */
export async function bundleProgram(folder) {
  const placeOf = (id) => relative(folder, id)
  const workers = readdirSync(folder, { recursive: true }).filter((path) =>
    /^(cli|runs)\/.*Worker\.js$/.test(path),
  )
  const entries = { main: 'cli/main.js', program: 'cli/program.js' }
  for (const path of workers.sort()) entries[path.replace(/\.js$/, '')] = path
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(folder, path)])),
    platform: 'node',
    // The bundler's own helpers are inlined.
    external: (id) => !/^([./]|@oxc-project\/)/.test(id),
    plugins: [
      {
        name: 'shared-modules',
        resolveId(source, importer) {
          const place = importer && source.startsWith('.') ? placeOf(join(importer, '..', source)) : ''
          return SHARED.includes(place) ? { id: join(folder, place), external: 'relative' } : undefined
        },
      },
      {
        // Workers are bundled too; all other files that a module finds beside it stay where they are.
        name: 'files-beside-modules',
        transform: (code, id) =>
          code.replace(BESIDE, (_, way) => {
            const path = posix.join(posix.dirname(placeOf(id)), way)
            return `new URL(PATH_OF["${path.endsWith('Worker.js') ? `program/${path}` : path}"], import.meta.url)`
          }),
        renderChunk: (code, { fileName }) =>
          code.replace(PATH, (_, path) => {
            const way = posix.relative(posix.dirname(fileName), path)
            return JSON.stringify(path.endsWith('/') ? `${way}/` : way)
          }),
      },
    ],
    // Constants keep their names, as everything does, for stack traces and profiles.
    optimization: { inlineConst: false },
    logLevel: 'warn',
  })
  await build.write({
    dir: folder,
    entryFileNames: 'program/[name].js',
    format: 'esm',
    chunkFileNames: 'program/[name]-[hash].js',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  })
  await build.close()
}
