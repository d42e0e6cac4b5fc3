// How much of the library a page has to load for what it does with it: bundled and minified as for a browser, packed
// with gzip. What the page does not use has to fall away, so this tells too whether modules stand by themselves.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { atMost } from './bounds.mjs'
import { ROOT } from './data.mjs'

/** The families that have an entry of their own: `families/X/index.js`. */
const FAMILIES = Object.entries(JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')).exports)
  .filter(([, { default: file }]) => file?.includes('/families/'))
  .map(([path]) => path.replace('./', ''))

/** What pages import, and the most kB (of 1000 bytes) that it may come to. */
export const PAGES = [
  {
    name: 'size of what solves one Sudoku',
    imports: [
      "export { makeSolver } from 'puzzlewright/solve'",
      "export { model, notation } from 'puzzlewright/sudoku'",
    ],
    ...atMost(16, 13),
  },
  ...FAMILIES.map((family) => ({
    name: `size of what plays ${family}`,
    imports: [
      `export { drawing, player } from 'puzzlewright/${family}'`,
      "export { makeGuide, reasonOf, reasonText } from 'puzzlewright/grade'",
    ],
    ...atMost(22, 18),
  })),
  {
    name: 'size of one constant',
    imports: ["export { BLOCKED } from 'puzzlewright'"],
    ...atMost(1, 0.2),
  },
]

/** seedrandom looks for Node's crypto to seed itself, which nobody asks it to do. */
const EXTERNAL = ['crypto']

/** The bytes that a browser loads for some imports, of the package as it is built or of its sources. */
export async function sizeOf(imports, { fromSources = false } = {}) {
  const entry = '\0page'
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    external: EXTERNAL,
    resolve: { alias: entriesOfPackage(fromSources) },
    plugins: [
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
  // What is left to be imported would not be counted.
  const missing = output.flatMap((chunk) => chunk.imports ?? []).filter((id) => !EXTERNAL.includes(id))
  if (missing.length > 0) throw new Error(`not bundled: ${missing.join(', ')}`)
  return output.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

/** The module behind each name that the package exports, by the name alone: `puzzlewright$` is not its `/grade`. */
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
  PAGES.map(({ name, imports, ...wanted }) => [
    name,
    async () => [{ what: 'kB', figure: (await sizeOf(imports)) / 1000, note: 'minified, gzip', ...wanted }],
  ]),
)
