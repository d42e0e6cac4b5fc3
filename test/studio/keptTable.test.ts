// Tables as text: what is kept comes back, and whatever else a text holds is refused.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptText, packed, parseKept, unpacked } from '../../src/studio/app/keptTable.ts'

const kept = {
  document: {
    chosen: 7,
    pieces: [
      { key: 3, family: 'sudoku', draft: { shape: '4x4', clues: [] } },
      {
        key: 7,
        family: 'kenken',
        draft: { shape: '3x3', clues: [{ tool: 'cage', cells: [0, 1], text: '3+' }] },
        id: 'kenken:3x3:…',
        isKept: true as const,
      },
    ],
  },
  form: { family: 'sudoku' },
}

describe('a table', () => {
  it('comes back from text with keys from 1', () => {
    const read = parseKept(keptText(kept))
    expect(read?.document.pieces.map(({ key, family }) => [key, family])).toEqual([
      [1, 'sudoku'],
      [2, 'kenken'],
    ])
    expect(read?.document.chosen).toBe(2)
    expect(read?.document.pieces[1]).toMatchObject({ isKept: true, id: 'kenken:3x3:…' })
    expect(read?.form).toEqual({ family: 'sudoku' })
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"document":null}',
    '{"document":{"pieces":{}}}',
    '{"document":{"pieces":[null]}}',
    '{"document":{"pieces":[{"family":"sudoku"}]}}',
    '{"document":{"pieces":[{"family":"sudoku","draft":{"shape":"4x4","clues":[{"tool":"given","cells":["0"],"text":""}]}}]}}',
  ])('is not read from %s', (text) => {
    expect(parseKept(text)).toBeUndefined()
  })

  it('has only what the studio can show and print', () => {
    const [piece] = kept.document.pieces
    const order = { family: 'sudoku', shape: '4x4', order: '' }
    const origin = { order, run: '1', number: 0, seed: '1/0' }
    const read = (more: object) =>
      parseKept(JSON.stringify({ document: { pieces: [{ ...piece, ...more }] } }))
    const known = { made: origin, grade: { stars: 2, degree: 40, minutes: { usual: 3 } }, isKept: true }
    expect(read(known)?.document.pieces[0]).toEqual({ ...piece, key: 1, ...known })
    const wrong = [
      { made: { seed: '1/0' } },
      { made: { ...origin, order: { ...order, family: 1 } } },
      { grade: {} },
      { grade: { stars: 6, degree: 1 } },
      { grade: { stars: 1, degree: 1, minutes: {} } },
      { id: 5 },
      { isKept: 'yes' },
      { onClick: 'anything' },
    ]
    for (const one of wrong) expect(read(one)?.document.pieces[0]).toEqual({ ...piece, key: 1 })
  })

  it('is refused or read, whatever the text', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const read = parseKept(text)
        if (read) expect(Array.isArray(read.document.pieces)).toBe(true)
      }),
    )
  })
})

describe('addresses', () => {
  it('give back the text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2000 }), async (text) => {
        const letters = await packed(text)
        expect(letters).toMatch(/^[\w-]*$/)
        expect(await unpacked(letters)).toBe(text)
      }),
      { numRuns: 30 },
    )
  })

  it('that are damaged or unpack to too much give nothing', async () => {
    expect(await unpacked('a.b')).toBeUndefined()
    expect(await unpacked('abcd')).toBeUndefined()
    expect(await unpacked(await packed('0'.repeat(2_000_000)))).toBeUndefined()
  })
})
