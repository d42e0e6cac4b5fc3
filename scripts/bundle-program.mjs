// Bundles the program and its workers into program/: the hundreds of modules of the command line take longer to load than
// most commands take to run. The compiled modules stay as they are, for the library. Packages stay imports, as do the errors
// that users' modules throw, so that there is one class of them. What every start would parse or compute is data here: the
// texts of a language are read when they are first asked for, and modules of facts are replaced by these facts.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { readCatalogues } from './words.mjs'

/** Compiled modules that the bundle loads instead of having them. */
const SHARED = ['families/puzzleError.js']

/** Compiled modules whose exports are plain data that many other modules help to compute. */
const FACTS = ['cli/shared/tableFacts.js']

/** The folder of the texts of each language. */
const WORDS = 'program/words'

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
  const replaced = { ...(await factModules(folder)), ...writeWords(folder) }
  const entry = join(folder, entries.main)
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
      { name: 'data-modules', load: (id) => replaced[placeOf(id)] },
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
    codeSplitting: {
      groups: [
        { debugName: 'start', name: (id, modules) => (importedBy(entry, modules).has(id) ? 'start' : null) },
      ],
    },
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  })
  await build.close()
}

/** The code of the modules of facts, by their paths: what they compute, as data. */
async function factModules(folder) {
  const codes = FACTS.map(async (path) => {
    const facts = await import(pathToFileURL(join(folder, path)))
    return [path, dataModule(facts)]
  })
  return Object.fromEntries(await Promise.all(codes))
}

/** The code of a module that exports data. Engines parse a text of JSON faster than the same data as code. */
function dataModule(exported) {
  const json = (value) => {
    const text = JSON.stringify(value, (key, part) => {
      if (typeof part === 'function') throw new Error(`${key} is not plain data`)
      return part
    })
    return `JSON.parse(${JSON.stringify(text)})`
  }
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${json(value)}\n`)
    .join('')
}

/** Writes the texts of each language to a file, and returns the modules that read them, by their paths. */
function writeWords(folder) {
  const catalogues = readCatalogues()
  mkdirSync(join(folder, WORDS), { recursive: true })
  for (const [language, texts] of Object.entries(catalogues)) {
    writeFileSync(join(folder, WORDS, `${language}.json`), JSON.stringify(texts))
  }
  const exportsOf = (codeOf) =>
    Object.keys(catalogues.en)
      .map((namespace) => `export const ${namespace} = ${codeOf(namespace)}\n`)
      .join('')
  return {
    'words/catalogue.js': `import { readFileSync } from 'node:fs'
import { byLanguage } from './languages.js'
const texts = byLanguage((language) =>
  JSON.parse(readFileSync(new URL(PATH_OF["${WORDS}/"] + language + '.json', import.meta.url), 'utf8')))
${exportsOf((namespace) => `byLanguage((language) => texts[language].${namespace})`)}`,
    'words/english.js': `import * as catalogue from './catalogue.js'
${exportsOf((namespace) => `catalogue.${namespace}.en`)}`,
  }
}

/** The modules that a module imports, directly or by way of others, without those that are imported later. */
function importedBy(id, modules, found = new Set()) {
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    importedBy(imported, modules, found)
  }
  return found
}
