// Files that could show another puzzle than they seem to: wrong ids, hiding styles, additional boards.

import { beforeAll, describe, expect, it } from 'vitest'
import { type PublishedFiles, provePublished } from '../../../src/feed/provePuzzleFiles.ts'
import type { Scene } from '../../../src/scene.ts'
import { type Made, makePuzzle } from './madePuzzles.ts'
import {
  pageOfPuzzle,
  pdfOfItems,
  pixelsOf,
  sceneOf,
  sheetItems,
  sheetOf,
  svgOfScene,
  typeface,
} from './proofFiles.ts'

describe('a picture', () => {
  const made = makePuzzle('sudoku', '9x9')
  const prove = (files: Partial<PublishedFiles>) => provePublished({ ...made, typeface, ...files })
  const svg = svgOfScene(sceneOf(made.family, made.puzzle))

  it('with a wrong id is found: the outline of 6 under the id of 5', async () => {
    const outlineOf = (code: number) =>
      new RegExp(`id="Source-Sans-3-bold-${code}" d="([^"]+)"`).exec(svg)?.[1] as string
    const [five, six] = [outlineOf(35), outlineOf(36)]
    expect(five).not.toBe(six)
    expect(await prove({ 'puzzle.svg': svg.replace(five, six) })).toBe(
      'puzzle.svg: the outline Source-Sans-3-bold-35 does not show 5',
    )
    expect(await prove({ 'puzzle.svg': svg.replace(five, '') })).toMatch(/does not show 5/)
    expect(await prove({ 'puzzle.svg': svg.replaceAll('Source-Sans-3-bold-35', 'Other-bold-35') })).toMatch(
      /names no text/,
    )
  })

  it.each([
    ['a transform', '<g transform="scale(', '<g transform="rotate(9) scale('],
    ['a colour', 'fill="none" stroke="#000"', 'fill="none" stroke="#fff"'],
    ['a style', '</svg>', '<style>use{display:none}</style></svg>'],
    ['a style of its own', '<use ', '<use style="display:none" '],
    ['an unknown outline', '<use xlink:href="#Source', '<use xlink:href="#source'],
    ['a cut', /viewBox="(\S+ \S+) \S+/, 'viewBox="$1 100'],
    ['a distortion', '<svg ', '<svg preserveAspectRatio="none" '],
    ['a place that cuts it', '<svg ', '<svg preserveAspectRatio="xMidYMin slice" '],
    ['a comment', '</svg>', '<!-- x --></svg>'],
    ['an end that is missing', '</svg>', ''],
    ['an entity', 'A puzzle', '&other; puzzle'],
  ])('is rejected with %s, which no board has', async (_, from, to) => {
    expect(await prove({ 'puzzle.svg': svg })).toBeUndefined()
    const changed = svg.replace(from, to)
    expect(changed).not.toBe(svg)
    expect(await prove({ 'puzzle.svg': changed })).toMatch(/^puzzle\.svg: /)
  })

  it('in pixels has the size of its data, and enough ink', async () => {
    const png = pixelsOf(svg)
    expect(await prove({ 'puzzle.png': { ...png, height: png.height - 1 } })).toMatch(/pixels/)
    expect(
      await prove({ 'puzzle.png': { ...png, data: new Uint8Array(png.data.length).fill(255) } }),
    ).toMatch(/empty/)
    expect(
      await prove({ 'puzzle.png': pixelsOf(svgOfScene(sceneOf(made.family, made.puzzle), 4), 72) }),
    ).toMatch(/^puzzle\.png: /)
  })
})

describe('a page', () => {
  const made = makePuzzle('survo', '3x4')
  const page = pageOfPuzzle(made.family, made.puzzle, made.id)
  const prove = (text: string) => provePublished({ ...made, typeface, 'index.html': text })

  it('passes as it is', async () => expect(await prove(page)).toBeUndefined())

  it.each([
    ['a second board', '<svg role', '<svg role="img" viewBox="0 0 1 1"></svg><svg role', /2 board/],
    ['a second puzzle', /<number-puzzle[\s\S]*<\/number-puzzle>/, '$&$&', /2 puzzle/],
    ['no puzzle', /[\s\S]*/, '<p>nothing</p>', /no puzzle/],
    ['a hidden text in its board', '<text ', '<text opacity="0" ', /opacity/],
    ['a text in white', / fill="#000" stroke="none"(?=>\d)/, ' fill="#fff" stroke="none"', /painted/],
    ['a text outside', /<text x="[^"]+"/, '<text x="44"', /outside/],
  ])('is rejected with %s', async (_, from, to, message) => {
    const changed = page.replace(from, to)
    expect(changed).not.toBe(page)
    expect(await prove(changed)).toMatch(message)
  })
})

describe('a sheet', () => {
  let made: Made
  let scene: Scene
  const prove = (pdf: Uint8Array) => provePublished({ ...made, typeface, 'sheet.pdf': pdf })
  beforeAll(() => {
    made = makePuzzle('sudoku', '6x6')
    scene = sceneOf(made.family, made.puzzle)
  })

  it('with a second board is refused, on the same page or the next: it could be the solution', async () => {
    const second = { item: 'scene', scene: () => scene, x: 70, y: 560, cell: 20 } as const
    expect(await prove(await pdfOfItems(sheetItems(scene, 'easy', [second])))).toMatch(
      /^sheet\.pdf: it has 2 boards/,
    )
    expect(await prove(await pdfOfItems(sheetItems(scene, 'easy'), [second]))).toMatch(/2 boards/)
    expect(await prove(await pdfOfItems([]))).toMatch(/no boards/)
  })

  it('with a text or squares over its board is refused', async () => {
    const text = { item: 'text', text: 'Enjoy!', x: 75, y: 250, size: 30, weight: 'regular' } as const
    expect(await prove(await pdfOfItems(sheetItems(scene, 'easy', [text])))).toMatch(/“Enjoy!”/)
    const dot: Scene = {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
      marks: [{ mark: 'rectangle', x: 0, y: 0, width: 1, height: 1 }],
    }
    const code = { item: 'scene', scene: () => dot, x: 90, y: 200, cell: 20 } as const
    expect(await prove(await pdfOfItems(sheetItems(scene, 'easy', [code])))).toMatch(/filled area/)
  })

  it('is rejected without a note that the board needs: a path without diagonals, the numbers of a square', async () => {
    for (const [name, shape] of [
      ['hidoku', '5x5/rook'],
      ['magic', '3x3'],
      ['sudoku', '6x6+anti-king'],
      ['sudoku', '6x6+x'],
    ]) {
      const { family, puzzle, id } = makePuzzle(name, shape)
      const pdf = await pdfOfItems(sheetItems(sceneOf(family, puzzle), 'easy'))
      expect(await provePublished({ family, id, typeface, 'sheet.pdf': pdf })).toMatch(/lacks the note “/)
      expect(
        await provePublished({ family, id, typeface, 'sheet.pdf': await sheetOf(family, puzzle) }),
      ).toBeUndefined()
    }
  })

  it('that is not a PDF, or is truncated, is refused', async () => {
    const pdf = await pdfOfItems(sheetItems(scene, 'easy'))
    expect(await prove(new Uint8Array(50))).toMatch(/not a PDF/)
    expect(await prove(pdf.slice(0, pdf.length - 400))).toMatch(/^sheet\.pdf: (?:truncated|damaged)/)
  })
})
