// The readers of pictures: what they make of good files, and that no file at all makes them fail otherwise than by a
// sentence.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PuzzleError } from '../../../src/families/puzzleError.ts'
import { PNG_CODEC } from '../../../src/formats/pictures/pngCodec.ts'
import { readPicture } from '../../../src/formats/pictures/readSymbolSet.ts'
import { readPath } from '../../../src/formats/pictures/svgPath.ts'
import { readSvgPicture } from '../../../src/formats/pictures/svgPicture.ts'
import { pictureElements } from '../../../src/render/pictureSvgElements.ts'
import type { PictureShape } from '../../../src/scene.ts'
import { FINE_PNG, HOSTILE_PICTURES } from './hostilePictures.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

function shapesOf(content: string): readonly PictureShape[] {
  const read = readSvgPicture(utf8(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`))
  return read.kind === 'shapes' ? read.shapes : []
}

/** Points within 1e-3, since shapes are fitted into the square with a margin of .02. */
function pointsOf({ path }: PictureShape): number[][] {
  return path.map(([, ...points]) => points.map((value) => Math.round(value * 1000) / 1000))
}

describe('SVG pictures', () => {
  it('are fitted into the unit square with their proportions', () => {
    const [shape] = shapesOf('<rect x="100" y="50" width="200" height="100"/>')
    expect(pointsOf(shape)).toEqual([[0.02, 0.26], [0.98, 0.26], [0.98, 0.74], [0.02, 0.74], []])
    expect(shape.fill).toBe(0)
  })

  it('inherit looks, and turn colours and opacity into greys on white', () => {
    const [one, other] = shapesOf(
      '<g fill="#fff" stroke="red" stroke-width="2"><circle r="5"/><circle r="5" fill="#000" opacity=".5" stroke="none"/></g>',
    )
    expect(one.fill).toBe(1)
    // Lines are black or white, since a grey line would be printed as a row of dots.
    expect(one.stroke?.grey).toBe(0)
    expect(other).toMatchObject({ fill: 0.5 })
    expect(other.stroke).toBeUndefined()
  })

  it('apply transformations from the inside out, to strokes too', () => {
    const plain = shapesOf('<rect x="2" y="3" width="4" height="4" stroke="#000" stroke-width="2"/>')
    const turned = shapesOf(
      '<g transform="translate(7 9)"><g transform="rotate(90)"><rect x="1" y="1.5" width="2" height="2" stroke="#000" transform="scale(2)"/></g></g>',
    )
    expect(turned[0].stroke?.width).toBeCloseTo(plain[0].stroke?.width as number)
    // A quarter turn of a square: the same corners, beginning at another one.
    const sorted = (shape: PictureShape) => pointsOf(shape).map(String).sort()
    expect(sorted(turned[0])).toEqual(sorted(plain[0]))
  })

  it('read every command of paths', () => {
    expect(readPath('M1 1h2v2H1z')).toEqual([['M', 1, 1], ['L', 3, 1], ['L', 3, 3], ['L', 1, 3], ['Z']])
    expect(readPath('m1,1 2-2.5.5.5')).toEqual([
      ['M', 1, 1],
      ['L', 3, -1.5],
      ['L', 3.5, -1],
    ])
    expect(readPath('M0 0C1 1 2 1 3 0s2-1 3 0')[2]).toEqual(['C', 4, -1, 5, -1, 6, 0])
    expect(readPath('M0 0Q3 3 6 0T12 0')[2]).toEqual(['C', 8, -2, 10, -2, 12, 0])
    expect(readPath('M0 0z m5 5 l1 0')[2]).toEqual(['M', 5, 5])
  })

  it('follow arcs, with flags that have no space after them', () => {
    const steps = readPath('M0 0A5 5 0 0110 0')
    expect(steps).toHaveLength(3)
    // Half a circle over (5, 0): its top is at (5, -5).
    expect((steps[1].slice(-2) as number[]).map((value) => Math.round(value))).toEqual([5, -5])
    expect(steps[2].slice(-2)).toEqual([10, 0])
    // Radii that are too small grow until the arc reaches.
    expect(readPath('M0 0A1 1 0 0 1 10 0')[2].slice(-2)).toEqual([10, 0])
    expect(readPath('M0 0A0 1 0 0 1 10 0')[1]).toEqual(['L', 10, 0])
  })

  it('pass on nothing of the file but numbers', () => {
    const secret = 'very-secret'
    const text = `<svg xmlns="http://www.w3.org/2000/svg" id="${secret}"><!-- ${secret} --><title>${secret}</title><path id="${secret}" d="M0 0L9 9L0 9z"/></svg>`
    const content = readSvgPicture(utf8(text))
    const elements = pictureElements({ x: 0, y: 0, size: 20, content }, 'href')
    expect(JSON.stringify(elements)).not.toContain('secret')
    expect(elements[0].attributes.d).toMatch(/^[MLCZ\d. -]+$/)
  })
})

describe('readers of pictures', () => {
  const accepts = (name: string, bytes: Uint8Array) => {
    try {
      readPicture({ name, bytes }, PNG_CODEC)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
    }
  }

  it('answer any text with shapes or a sentence', () => {
    const tags = [
      '<svg',
      ' xmlns="http://www.w3.org/2000/svg"',
      '>',
      '<g>',
      '</g>',
      '/>',
      '</svg>',
      '<path d="',
    ]
    const other = ['M0 0', 'a1 1 0 01', '-1.e5', '<!--', '-->', '<!', '<?', '&lt;', ' transform="rotate(']
    const piece = fc.constantFrom(...tags, ...other, ...'"\')z9 \n')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => accepts('x.svg', utf8(pieces.join('')))),
      { numRuns: 1500, seed: 1 },
    )
  })

  it('answer any path with steps of finite numbers or a sentence', () => {
    const command = fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz 0123456789.-,e')
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (signs) => {
        try {
          const steps = readPath(`M0 0${signs.join('')}`)
          expect(steps.flatMap(([, ...points]) => points).every(Number.isFinite)).toBe(true)
        } catch (error) {
          if (!(error instanceof PuzzleError)) throw error
        }
      }),
      { numRuns: 1500, seed: 1 },
    )
  })

  it('answer a PNG with any bytes changed with pixels or a sentence', () => {
    const change = fc.tuple(fc.nat(FINE_PNG.length - 1), fc.nat(255))
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), fc.nat(FINE_PNG.length), (changes, length) => {
        const bytes = Uint8Array.from(FINE_PNG)
        for (const [at, byte] of changes) bytes[at] = byte
        accepts('x.png', bytes.subarray(0, length))
        accepts('x.png', bytes)
      }),
      { numRuns: 400, seed: 1 },
    )
  })
})

describe('pictures of strangers', () => {
  it('has at least 40 hostile ones', () => {
    expect(HOSTILE_PICTURES.length).toBeGreaterThanOrEqual(40)
  })

  it.each(HOSTILE_PICTURES)('are refused: $what', ({ name, bytes, says }) => {
    let message = 'it was accepted'
    try {
      readPicture({ name, bytes }, PNG_CODEC)
    } catch (error) {
      expect(error).toBeInstanceOf(PuzzleError)
      message = (error as PuzzleError).message
    }
    expect(message).toBe(says)
  })

  it('are accepted if they are what they should be', () => {
    const read = readPicture({ name: 'a.png', bytes: FINE_PNG }, PNG_CODEC)
    expect(read).toMatchObject({ kind: 'pixels', width: 2, height: 2 })
  })
})
