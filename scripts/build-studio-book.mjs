// Bundles the makers of books for browsers: a worker that makes whole books, and the workers that make its puzzles.
//
//   book.js                src/studio/book/bookWorker.ts: says what src/studio/book/bookTask.ts describes
//   puzzleWorker.js        draws puzzles; book.js starts as many as it needs
//   book-*.js              what both share; the check of a finished book and the boards of techniques, loaded when needed
//   SourceSans3-*.ttf      the fonts of the package
//   PuzzleSans-*.ttf       the same with usual characters alone, which most books need
//
// The same sources give the same bytes.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { fontWith } from './book-typeface.mjs'
import { LOAD_ONCE } from './build-studio.mjs'
import { packagesOf } from './licences.mjs'
import { readCatalogues } from './words.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const WEIGHTS = ['Regular', 'Bold']

/** The workers by the names of their files. */
const WORKERS = { book: 'bookWorker', puzzleWorker: 'puzzleWorker' }

/**
 * What books never use of the packages: fonts in the compression of web pages, the breaking of lines and the encryption of
 * pdfkit, and its own compression. Whoever asks for it gets an error.
 */
const LEFT_OUT = ['brotli', 'linebreak', '@noble/ciphers', 'fflate']
const NOTHING = `const leftOut = () => { throw new Error('left out of the bundle') }
  export { leftOut as default, leftOut as cbc, leftOut as ecb, leftOut as zlibSync, leftOut as unzlib }`

/** The module of the patterns of hyphenation, and its packages by language. A book loads those of its language only. */
const PATTERNS = 'print/hyphenationPatterns'

/** Bundles the workers into `folder/studio/`; `folder` holds the library as it is compiled. Returns the names of bundled packages. */
export async function buildBookEngine(folder, sources = join(ROOT, 'src')) {
  const out = join(folder, 'studio')
  mkdirSync(out, { recursive: true })
  const catalogues = readCatalogues(sources)
  for (const [language, texts] of Object.entries(catalogues)) {
    // The English texts, from which the schema of recipes is made, are part of the engine.
    if (language === 'en') continue
    const some = Object.entries(texts).filter(([namespace]) => !NOT_OF_BOOKS.includes(namespace))
    writeFileSync(join(out, `book-texts-${language}.json`), JSON.stringify(Object.fromEntries(some)))
  }
  const studio = join(sources, 'studio/book')
  const entries = Object.entries(WORKERS).map(([name, module]) => [name, join(studio, `${module}.ts`)])
  const build = await rolldown({
    input: Object.fromEntries(entries),
    platform: 'browser',
    // seedrandom imports Node's crypto, which is never used.
    external: ['crypto'],
    plugins: [
      compiledModules(sources, folder),
      leftOut,
      quietParser,
      patternsLater(sources, folder),
      boardsLater(folder),
      wordsLater(catalogues, sources, folder),
    ],
    logLevel: 'warn',
  })
  const { output } = await build.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'book-[name].js',
    minify: true,
  })
  await build.close()
  const { hasUsualCharacters } = await import(pathToFileURL(join(folder, 'render/usualCharacters.js')).href)
  for (const weight of WEIGHTS) {
    const font = `SourceSans3-${weight}.ttf`
    copyFileSync(join(ROOT, 'fonts', font), join(out, font))
    writeFileSync(join(out, `PuzzleSans-${weight}.ttf`), await fontWith(hasUsualCharacters, font))
  }
  return packagesOf(output)
}

/** Takes the modules outside the studio as they are compiled: with words, inlined packages and WebAssembly. */
function compiledModules(sources, folder) {
  return {
    name: 'compiled modules',
    resolveId(source, importer) {
      if (!importer?.startsWith(join(sources, 'studio')) || !source.startsWith('../')) return undefined
      const path = relative(sources, resolve(importer, '..', source))
      if (path.startsWith('studio')) return undefined
      return join(folder, path.replace(/\.ts$/, '.js'))
    },
  }
}

const leftOut = {
  name: 'left out',
  resolveId: (source) =>
    LEFT_OUT.some((name) => source === name || source.startsWith(`${name}/`)) ? '\0left-out' : undefined,
  load: (id) => (id === '\0left-out' ? NOTHING : undefined),
}

/** What pdf.js does first in a worker: it takes all messages of the worker for its own. */
const TAKES_MESSAGES = '"onmessage"in self&&this.initializeFromPort(self)'

/** Leaves the messages of the worker to us; pdf.js then works in the same thread. */
const quietParser = {
  name: 'quiet parser',
  transform(code, id) {
    if (!/unpdf\/dist\/pdfjs\.mjs$/.test(id)) return undefined
    if (!code.includes(TAKES_MESSAGES)) throw new Error(`${id}: ${TAKES_MESSAGES} is missing`)
    return { code: code.replace(TAKES_MESSAGES, 'false'), map: null }
  },
}

/** The namespaces of texts that books do not use. */
const NOT_OF_BOOKS = ['feed', 'player', 'playerHelp', 'refusals', 'studio', 'prompt']

/**
 * Leaves out the texts for readers, except the English ones, until a book asks for those of its language. The words for stars stay,
 * because orders are read in the words of all languages.
 */
function wordsLater(catalogues, sources, folder) {
  const stars = Object.fromEntries(
    Object.entries(catalogues).map(([language, texts]) => [language, texts.stars]),
  )
  const code = [
    `import * as english from './en.js'`,
    `import { loaded } from 'puzzlewright:book-texts'`,
    `const textsIn = (namespace, en) =>
      new Proxy({}, { get: (_, language) => (language === 'en' ? en : loaded[language]?.[namespace]) })`,
    `export const stars = ${JSON.stringify(stars)}`,
    ...Object.keys(catalogues.en).flatMap((namespace) =>
      namespace === 'stars'
        ? []
        : `export const ${namespace} = /* @__PURE__ */ textsIn('${namespace}', english.${namespace})`,
    ),
  ].join('\n')
  const texts = `import { fetchJson } from ${JSON.stringify(join(sources, LOAD_ONCE))}
    export const loaded = {}
    export async function loadBookTexts(language) {
      if (language === 'en') return
      loaded[language] ??= await fetchJson(new URL(\`./book-texts-\${language}.json\`, import.meta.url))
    }`
  return {
    name: 'words later',
    resolveId: (id) => (id === 'puzzlewright:book-texts' ? '\0book-texts' : undefined),
    load: (id) =>
      id === '\0book-texts' ? texts : id === join(folder, 'words/catalogue.js') ? code : undefined,
  }
}

/** Replaces the table of the boards of techniques by one that is filled when a book has a chapter on them. */
const boardsLater = (folder) => ({
  name: 'boards later',
  load: (id) =>
    id === join(folder, 'book/techniqueBoards.js')
      ? `export const TECHNIQUE_BOARDS = {}
        export async function loadTechniqueBoards() {
          Object.assign(TECHNIQUE_BOARDS, (await import('./techniqueBoards.json')).default)
        }`
      : undefined,
})

/** Replaces the table of patterns by one that is filled when a language is asked for. */
function patternsLater(sources, folder) {
  const table = readFileSync(join(sources, `${PATTERNS}.ts`), 'utf8')
  const packages = Object.fromEntries(
    Array.from(table.matchAll(/^import (\w+) from '([^']+)'$/gm), ([, name, path]) => [name, path]),
  )
  const loaders = Array.from(
    table.matchAll(/^ {2}'?([\w-]+)'?: (\w+),$/gm),
    ([, code, name]) => `'${code}': () => import('${packages[name]}'),`,
  )
  return {
    name: 'patterns later',
    load: (id) =>
      id === join(folder, `${PATTERNS}.js`)
        ? `const LOADERS = { ${loaders.join('\n')} }
          export const PATTERNS = {}
          export async function loadPatterns(code) {
            if (Object.hasOwn(LOADERS, code)) PATTERNS[code] ??= (await LOADERS[code]()).default
          }`
        : undefined,
  }
}
