// Bundles the makers of books for browsers: a worker that makes whole books, and the workers that make its puzzles.
//
//   book.js            src/studio/book/bookWorker.ts: says what src/studio/book/bookTask.ts describes
//   puzzleWorker.js    draws puzzles; book.js starts as many as it needs
//   book-*.js          what both share, and the check of a finished book, which is loaded when it is needed
//   *.ttf              the fonts of the package
//
// The same sources give the same bytes.

import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const ROOT = resolve(import.meta.dirname, '..')
const FONTS = ['SourceSans3-Regular.ttf', 'SourceSans3-Bold.ttf']

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

/** Bundles the workers into `folder/studio/`; `folder` holds the library as it is compiled. */
export async function buildBookEngine(folder, sources = join(ROOT, 'src')) {
  const out = join(folder, 'studio')
  mkdirSync(out, { recursive: true })
  const studio = join(sources, 'studio/book')
  const entries = Object.entries(WORKERS).map(([name, module]) => [name, join(studio, `${module}.ts`)])
  const build = await rolldown({
    input: Object.fromEntries(entries),
    platform: 'browser',
    // seedrandom imports Node's crypto, which is never used.
    external: ['crypto'],
    plugins: [compiledModules(sources, folder), leftOut, quietParser, patternsLater(sources, folder)],
    logLevel: 'warn',
  })
  await build.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'book-[name].js',
    minify: true,
  })
  await build.close()
  for (const font of FONTS) copyFileSync(join(ROOT, 'fonts', font), join(out, font))
}

/** Takes the modules outside the studio as they are compiled: with words, inlined packages and WebAssembly. */
function compiledModules(sources, folder) {
  return {
    name: 'compiled modules',
    resolveId(source, importer) {
      if (!importer?.startsWith(join(sources, 'studio')) || !source.startsWith('../')) return undefined
      const path = relative(sources, resolve(importer, '..', source))
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
