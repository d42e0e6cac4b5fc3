// The entry `puzzlewright/render`, bundled as for a browser.

import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { boardTypeface, type Scene, sceneText, svgOf } from '../../src/render/index.ts'
import { line, text } from '../support/marks.ts'

const ENTRY = resolve(import.meta.dirname, '../../src/render/index.ts')
/** The most bytes for drawing boards as SVG, compressed as by web servers. */
const MOST = 14_000

const scene: Scene = {
  ...{ left: 0, top: 0, width: 1, height: 1 },
  marks: [line(0, 0, 1, 0, 'thick'), { ...text('7', 0.5, 0.5), weight: 'bold' }],
}

/** The code of a program that exports these names of the entry, and the modules that it imports. */
async function bundled(names: string, format: 'esm' | 'iife' = 'esm') {
  const bundle = await rolldown({
    input: 'program',
    platform: 'browser',
    // Modules outside the project stay imports, so that the test sees them.
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

it('uses no dependency and nothing of Node', async () => {
  const { imports } = await bundled('svgOf, sceneText, boardTypeface')
  expect(imports).toEqual([])
})

it('is small, and contains letters only on request', async () => {
  const { code } = await bundled('svgOf, boardTypeface')
  expect(gzipSync(code).length).toBeLessThan(MOST)
  expect(code).toContain('Source Sans 3')
  for (const others of ['sceneText', 'svgOf']) {
    const without = await bundled(others)
    expect(without.code).not.toContain('Source Sans 3')
    expect(without.code.length).toBeLessThan(code.length / 2)
  }
})

it('draws the same in a bare context as here', async () => {
  const { code } = await bundled('svgOf, sceneText, boardTypeface', 'iife')
  const context = createContext({ scene })
  runInContext(code, context)
  const there = (call: string): unknown => runInContext(`render.${call}`, context)
  const look = { cell: 20, typeface: boardTypeface }
  expect(there('svgOf(scene, { cell: 20, typeface: render.boardTypeface })')).toBe(svgOf(scene, look))
  expect(there('sceneText(scene)')).toBe(sceneText(scene))
})
