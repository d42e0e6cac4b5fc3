// Bundles the program and its workers into program/: the hundreds of modules of the command line take longer to load than
// most commands take to run. The compiled modules stay as they are, for the library. Packages stay imports, as do the errors
// that users' modules throw, so that there is one class of them.

import { readdirSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { rolldown } from 'rolldown'

/** Compiled modules that the bundle loads instead of having them. */
const SHARED = ['families/puzzleError.js']

/** What stands for `import.meta.url` in a module until its chunk is known: the place of the module. */
const OWN_URL = /OWN_URL_OF\["([^"]+)"\]/g

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
        name: 'own-urls',
        // Workers are bundled too; all other files that a module finds beside it stay where they are.
        transform: (code, id) =>
          code
            .replace(
              /(new URL\('[^']*Worker\.js', )import\.meta\.url/g,
              `$1${ownUrl(`program/${placeOf(id)}`)}`,
            )
            .replaceAll('import.meta.url', ownUrl(placeOf(id))),
        renderChunk: (code, { fileName }) =>
          code.replace(OWN_URL, (_, place) => {
            const way = posix.relative(posix.dirname(fileName), place)
            return `new URL(${JSON.stringify(way)}, import.meta.url).href`
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

const ownUrl = (place) => `OWN_URL_OF[${JSON.stringify(place)}]`
