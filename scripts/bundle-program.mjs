// Bundles the program and its workers: hundreds of small modules take longer to load than most commands take to run. Each
// entry replaces its compiled module; the chunks that they share go into program/. Packages stay imports, as do the errors
// that users' modules throw, so that there is one class of them.

import { readdirSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { rolldown } from 'rolldown'

/** Compiled modules that are loaded as such by the bundle and by the library. */
const SHARED = ['families/puzzleError.js']

/** What stands for `import.meta.url` in a module until its chunk is known. */
const OWN_URL = /OWN_URL_OF\["([^"]+)"\]/g

/** Bundles the program in a compiled folder. */
export async function bundleProgram(folder) {
  const entries = ['cli/main.js', 'cli/program.js', ...workersBelow(folder)]
  const pathOf = (id) => relative(folder, id)
  const build = await rolldown({
    input: Object.fromEntries(entries.map((path) => [path.replace(/\.js$/, ''), join(folder, path)])),
    platform: 'node',
    // The bundler's own helpers are inlined.
    external: (id) => !/^([./]|@oxc-project\/)/.test(id),
    plugins: [
      {
        name: 'shared-modules',
        resolveId(source, importer) {
          const path = importer && source.startsWith('.') ? pathOf(join(importer, '..', source)) : ''
          return SHARED.includes(path) ? { id: join(folder, path), external: 'relative' } : undefined
        },
      },
      {
        // Files beside a module stay where they are.
        name: 'own-urls',
        transform: (code, id) =>
          code.replaceAll('import.meta.url', `OWN_URL_OF[${JSON.stringify(pathOf(id))}]`),
        renderChunk: (code, { fileName }) =>
          code.replace(OWN_URL, (_, path) => {
            const way = posix.relative(posix.dirname(fileName), path)
            return `new URL(${JSON.stringify(way)}, import.meta.url).href`
          }),
      },
    ],
    // Constants keep their names, as everything does: for stack traces, profiles and patches.
    optimization: { inlineConst: false },
    logLevel: 'warn',
  })
  await build.write({
    dir: folder,
    format: 'esm',
    chunkFileNames: 'program/[name]-[hash].js',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  })
  await build.close()
}

/** The modules that threads run. */
function workersBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => /^(cli|runs)\/.*Worker\.js$/.test(path))
    .sort()
}
