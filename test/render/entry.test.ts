// The entry `puzzlewright/render`, bundled as for a browser.

import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { boardTypeface, type Scene, sceneText, svgOf } from '../../src/render/index.ts'

const ENTRY = resolve(import.meta.dirname, '../../src/render/index.ts')
/** Bytes of what draws boards as SVG, compressed as servers do. */
const MOST = 14_000

const scene: Scene = {
  ...{ left: 0, top: 0, width: 1, height: 1 },
  marks: [
    { mark: 'line', x1: 0, y1: 0, x2: 1, y2: 0, stroke: 'thick' },
    { mark: 'text', text: '7', anchor: 'middle', x: 0.5, y: 0.5, size: 0.6, room: 0.8, weight: 'bold' },
  ],
}

/** The code of a program that exports these names of the entry, and the modules that it imports itself. */
async function bundled(
  names: string,
  format: 'esm' | 'iife' = 'esm',
): Promise<{ code: string; imports: string[] }> {
  const bundle = await rolldown({
    input: 'program',
    platform: 'browser',
    // What is no file of the project is left as an import, for the test to see.
    external: /^[^./]/,
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? '/program' : null),
        load: (id) => (id === '/program' ? `export { ${names} } from '${ENTRY}'` : null),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format, name: 'render', minify: true })
  expect(output.length).toBe(1)
  return { code: output[0].code, imports: output[0].imports }
}

it('reaches no dependency, and nothing of Node', async () => {
  const { imports } = await bundled('svgOf, sceneText, boardTypeface')
  expect(imports).toEqual([])
})

it('is small, and has no letters for those who do not ask for them', async () => {
  const { code } = await bundled('svgOf, boardTypeface')
  expect(gzipSync(code).length).toBeLessThan(MOST)
  expect(code).toContain('Source Sans 3')
  for (const others of ['sceneText', 'svgOf']) {
    const without = await bundled(others)
    expect(without.code).not.toContain('Source Sans 3')
    expect(without.code.length).toBeLessThan(code.length / 2)
  }
})

it('draws in a bare context what it draws here', async () => {
  const { code } = await bundled('svgOf, sceneText, boardTypeface', 'iife')
  const context = createContext({ scene })
  runInContext(code, context)
  const there = (call: string): unknown => runInContext(`render.${call}`, context)
  const look = { cell: 20, typeface: boardTypeface }
  expect(there('svgOf(scene, { cell: 20, typeface: render.boardTypeface })')).toBe(svgOf(scene, look))
  expect(there('sceneText(scene)')).toBe(sceneText(scene))
})
