// The bytes of the library that a page loads for a task: bundled and minified as for a browser, compressed
// with gzip. Unused code must disappear, so this also tests whether modules are independent.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { wordsPlugin } from '../words.mjs'
import { atMost } from './bounds.mjs'
import { ROOT } from './data.mjs'

/** The families with their own entry: `families/X/index.js`. */
const FAMILIES = Object.entries(JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')).exports)
  .filter(([, { default: file }]) => file?.includes('/families/'))
  .map(([path]) => path.replace('./', ''))

/** Whether puzzles of a family can have further rules, which a page then loads, too. */
const hasRules = (family) => ['sudoku', 'latinsquare'].includes(family)

/** What pages import, and the maximum size in kB (of 1000 bytes). */
export const PAGES = [
  {
    name: 'size of a Sudoku solver',
    imports: [
      "export { makeSolver } from 'puzzlewright/solve'",
      "export { model, notation } from 'puzzlewright/sudoku'",
    ],
    ...atMost(24.2, 13),
  },
  {
    name: 'size of the search that a Sudoku solver can load',
    imports: ["export { model } from 'puzzlewright/sudoku'"],
    isLate: true,
    ...atMost(6, 3),
  },
  ...FAMILIES.map((family) => ({
    name: `size of a player for ${family}`,
    imports: [
      `export { drawing, player } from 'puzzlewright/${family}'`,
      "export { makeGuide, reasonOf, reasonText } from 'puzzlewright/grade'",
    ],
    ...atMost(hasRules(family) ? 36.8 : 25, 18),
  })),
  {
    name: 'size of one constant',
    imports: ["export { BLOCKED } from 'puzzlewright'"],
    ...atMost(1, 0.2),
  },
]

/** seedrandom requests Node's crypto to seed itself, which this project never needs. */
const EXTERNAL = ['crypto']

/**
 * The bytes that a browser loads for some imports, from the built package or from its sources; with `isLate`, the bytes of
 * the chunks that it loads later.
 */
export async function sizeOf(imports, { fromSources = false, isLate = false } = {}) {
  const entry = '\0page'
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    external: EXTERNAL,
    resolve: { alias: entriesOfPackage(fromSources) },
    plugins: [
      wordsPlugin(),
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? imports.join('\n') : undefined),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  // Modules that stay imported would not be counted.
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const imported = output.flatMap((chunk) => chunk.imports)
  const missing = imported.filter((name) => !chunks.has(name) && !EXTERNAL.includes(name))
  if (missing.length > 0) throw new Error(`not bundled: ${missing.join(', ')}`)
  const first = namesFrom(output.find(({ isEntry }) => isEntry).fileName, chunks)
  return output
    .filter(({ fileName }) => first.has(fileName) !== isLate)
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

/** The names of a chunk and of all that it imports at once. */
function namesFrom(name, chunks, names = new Set()) {
  if (!chunks.has(name) || names.has(name)) return names
  names.add(name)
  for (const one of chunks.get(name).imports) namesFrom(one, chunks, names)
  return names
}

/**
 * The module for each name that the package exports; `puzzlewright$` matches only the exact name and not its
 * `/grade`.
 */
function entriesOfPackage(fromSources) {
  const { name, exports } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([, target]) => target.default?.endsWith('.js'))
      .map(([path, target]) => {
        const file = fromSources
          ? target.default.replace(/^\.\/dist\/(.*)\.js$/, './src/$1.ts')
          : target.default
        return [`${name}${path.slice(1)}$`, resolve(ROOT, file)]
      }),
  )
}

export const SIZES = Object.fromEntries(
  PAGES.map(({ name, imports, isLate, ...wanted }) => [
    name,
    async () => [
      { what: 'kB', figure: (await sizeOf(imports, { isLate })) / 1000, note: 'minified, gzip', ...wanted },
    ],
  ]),
)
