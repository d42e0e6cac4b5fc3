import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAMILIES, findFamily, makeReader, puzzleName, readPuzzles } from '../../src/index.ts'
import { randomBoard } from '../support/boards.ts'
import { expectSound } from './expectSound.ts'
import texts from './puzzleTexts.json' with { type: 'json' }

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const GRID = LINE.match(/.{9}/g) as string[]

const names = (text: string) =>
  readPuzzles(text).map((entry) =>
    'error' in entry ? entry.error.code : puzzleName(entry.family, entry.puzzle),
  )
const errorOf = (text: string) => {
  const [entry] = readPuzzles(text)
  if (!('error' in entry)) throw new Error('expected an error')
  const { code, line, column, message } = entry.error
  return { code, line, column, message }
}

describe('finding puzzles in a text', () => {
  it('takes each line of 81 characters as a puzzle', () => {
    expect(names(`${LINE}\n${LINE.replaceAll('.', '0')}\r\n\n${LINE}`)).toEqual(
      Array(3).fill(`sudoku:9x9:${LINE}`),
    )
  })

  it.each(texts.grids)('takes a grid of $of', ({ rows }) => {
    expect(names(rows.join('\n'))).toEqual([`sudoku:9x9:${LINE}`])
  })

  it('separates grids by empty lines and headers, and skips comments', () => {
    const grid = GRID.join('\n')
    expect(names(`# one\n${grid}\n\n# two\n${grid}\nsudoku 9x9\n${grid}\n  \n${LINE}`)).toEqual(
      Array(4).fill(`sudoku:9x9:${LINE}`),
    )
  })

  it('takes the names of printed puzzles, and passes over their titles, drawings and grades', () => {
    const [one, other] = ['sudoku:4x4:.34.........3..2', 'survo:2x2:,/,|3,7|4,6']
    const printed = (title: string, name: string) =>
      `${title}\n\n┏━━━┯━━━┓\n┃   │ 3 ┃\n┗━━━┷━━━┛\n\n★☆☆☆☆ 1 star (Gentle), degree 11.4\n\n${name}\nto regenerate: puzzlewright generate '${name}#1/0@3'\n`
    const text = [printed('Sudoku 4x4, 4 givens, minimal', one), printed('Survo 2x2, 1 given', other)].join(
      '\n',
    )
    expect(names(text)).toEqual([one, other])
    expect(errorOf('Sudoku 4x4, 4 givens\n\n┏━━━┓\n')).toMatchObject({
      code: 'unreadable',
      line: 1,
      message: 'this is the title of a printed puzzle without the name below it',
    })
  })

  it('reads sixteen characters as a 4x4 puzzle or as a row of a 16x16 one', () => {
    const small = '1..2..3..4...1..'
    expect(names(Array(50).fill(small).join('\n'))).toEqual(Array(50).fill(`sudoku:4x4:${small}`))
    const large = ['1..2..3..4.....A', ...Array(15).fill('................')]
    expect(names(large.join('\n'))).toEqual([`sudoku:16x16:${large.join('')}`])
    expect(names(`sudoku 16x16\n${Array(16).fill('................').join('\n')}`)).toEqual([
      `sudoku:16x16:${'.'.repeat(256)}`,
    ])
  })

  it('reads any number of 4x4 lines, and loses only the bad ones', () => {
    const small = '1..2..3..4...1..'
    const bad = '1..2..3..4...1.5'
    for (const length of [3, 16, 17, 25, 26, 42, 60]) {
      const expected = Array.from({ length }, (_, index) => (index === 2 ? 'value' : `sudoku:4x4:${small}`))
      const lines = expected.map((one) => (one === 'value' ? bad : small))
      if (length !== 16) expect(names(lines.join('\n')), `${length} lines`).toEqual(expected)
      expect(names(`sudoku 4x4\n${lines.join('\n')}`), `${length} lines after a header`).toEqual(expected)
    }
  })

  it.each(['bad', '1...', '1.....2..3.....', 'sudoku:4x4', '1 2 3 4'])(
    'loses only %j among 4x4 lines',
    (bad) => {
      const small = '1.....2..3.....4'
      const good = `sudoku:4x4:${small}`
      for (const index of [0, 1, 4]) {
        const found = names(Array(5).fill(small).with(index, bad).join('\n'))
        expect(
          found.filter((name) => name === good),
          `${index}`,
        ).toHaveLength(4)
        expect(found).toHaveLength(5)
        expect(found[index]).not.toBe(good)
      }
    },
  )

  it('starts a new KenKen at each size, even without an empty line', () => {
    const one = '3: 6x A1 B1 C1; 6x A2 B2 C2;\n6x A3 B3 C3'
    expect(names(`${one}\n${one}`)).toEqual(Array(2).fill('kenken:3x3:6xA1,B1,C1;6xA2,B2,C2;6xA3,B3,C3'))
  })

  it.each(texts.kinds)('knows $what', ({ text, is }) => {
    expect(names(text).map((name) => name.split(':')[0])).toEqual([is])
  })

  it.each([
    [`sudoku 4x4\nsudoku:9x9:${LINE}`, 'shape', 2],
    ['sudoku 4x4\nsurvo:2x2:,/,|3,7|4,6', 'ambiguous', 2],
    [`sudoku 9\n${LINE}`, 'shape', 1],
  ])('reports a contradiction: %j', (text, code, line) => {
    expect(errorOf(text)).toMatchObject({ code, line })
  })

  it('accepts shapes in capitals, and uses options if no header states the shape', () => {
    expect(names(`Sudoku 9X9\n${LINE}`)).toEqual([`sudoku:9x9:${LINE}`])
    const family = findFamily('survo')
    const [entry] = readPuzzles('sudoku 9x9\n1', { family })
    expect(entry).toMatchObject({ error: { code: 'ambiguous', line: 1 } })
  })

  it('uses the shape of a header up to the next empty line', () => {
    const line = '1..2..'
      .repeat(6)
      .replaceAll('2', '.')
      .replace(/(1.....)(1)/g, '$1.')
    const cells = `1${'.'.repeat(35)}`
    expect(line.length).toBe(36)
    expect(names(`sudoku 6x6/3x2\n${cells}\n${cells}\n\n${cells}`)).toEqual([
      `sudoku:6x6/3x2:${cells}`,
      `sudoku:6x6/3x2:${cells}`,
      `sudoku:6x6:${cells}`,
    ])
  })

  it('continues after a bad puzzle', () => {
    const bad = LINE.replace('53', '55')
    expect(
      names([LINE, bad, `${LINE}.`, 'rubbish', LINE, 'sudoku:9x9:5', 'nothing:1x1:', LINE].join('\n')),
    ).toEqual([
      `sudoku:9x9:${LINE}`,
      'conflict',
      'length',
      'unrecognized',
      `sudoku:9x9:${LINE}`,
      'length',
      'unrecognized',
      `sudoku:9x9:${LINE}`,
    ])
  })

  it('reports the place', () => {
    expect(errorOf(`\n${LINE.replace('7', 'x')}`)).toMatchObject({ code: 'value', line: 2, column: 5 })
    expect(errorOf(`${LINE.replace('.', '5')}`)).toMatchObject({ code: 'conflict', line: 1, column: 3 })
    expect(errorOf(`  ${LINE.slice(1)}`)).toMatchObject({ code: 'length', line: 1, column: 3 })
    expect(errorOf(GRID.with(3, '8...6..x3').join('\n'))).toMatchObject({ code: 'value', line: 4, column: 8 })
    expect(errorOf(GRID.with(3, '8...6..3').join('\n'))).toMatchObject({ code: 'length', line: 4 })
    expect(errorOf(GRID.slice(0, 8).join('\n'))).toMatchObject({ code: 'length', line: 8 })
  })

  it('reports that two families fit, and accepts an option that chooses one', () => {
    const grid = '1 . . .\n. . 2 .\n. . . 3\n. 4 . .'
    expect(errorOf(grid)).toMatchObject({ code: 'ambiguous', line: 1 })
    expect(errorOf(grid).message).toContain('sudoku or magic')
    expect(names(`magic 4x4\n${grid}`)).toEqual(['magic:4x4:1,,,/,,2,/,,,3/,4,,'])
    expect(names(`${grid.replace('4', '1')}`)).toEqual(['sudoku:4x4:1.....2....3.1..'])
    expect(names(`${grid.replace('4', '16')}`)).toEqual(['magic:4x4:1,,,/,,2,/,,,3/,16,,'])
  })

  it.each([
    ['an empty text', '', 'empty'],
    ['only comments', '# nothing\n\n', 'empty'],
    ['binary rubbish', 'PK\u0003\u0004\u0000\u0000', 'unreadable'],
    ['bytes that are not UTF-8', '\ufffd\ufffd', 'unreadable'],
    ['one endless line', '5'.repeat(200_000), 'length'],
    ['endless lines', 'a b c\n'.repeat(30_000), 'length'],
    ['an unknown family', 'sudku 9x9\n1', 'unrecognized'],
    ['an unknown shape', 'sudoku 7x7\n1', 'shape'],
    ['a name of another family than requested', 'rubbish:3x3:', 'unrecognized'],
  ])('rejects %s with one error', (_, text, code) => {
    expect(names(text)).toEqual([code])
  })

  it.each([
    ['caf\ufffd', 'this is not text in UTF-8, so no puzzles can be read from here on; save it as UTF-8'],
    [
      '1\r2\r3',
      /^a carriage return alone does not end a line, so no puzzles .*; save the file with line feeds$/,
    ],
    ['a\u0007b', 'this is not text, so no puzzles can be read from here on'],
  ])('stops at %j, and says what to do', (line, message) => {
    const messages: (string | undefined)[] = []
    const reader = makeReader({}, (entry) =>
      messages.push('error' in entry ? entry.error.message : undefined),
    )
    reader.push('# text')
    expect(reader.isStopped).toBe(false)
    reader.push(line)
    expect(reader.isStopped).toBe(true)
    reader.push(LINE)
    reader.end()
    expect(messages).toEqual([expect.stringMatching(message)])
  })

  it('passes a puzzle on as soon as it is complete', () => {
    let entries = 0
    const reader = makeReader({}, () => entries++)
    reader.push(LINE)
    expect(entries).toBe(1)
    for (const row of GRID) reader.push(row)
    expect(entries).toBe(1)
    reader.push('')
    expect(entries).toBe(2)
    reader.end()
    expect(entries).toBe(2)
  })
})

describe('fuzzing', () => {
  const alphabet = '0123456789.,_#|:;/+-x=() \n\nABab→\0\tsudokmagic4x4'
  const rubbish = fc
    .array(fc.constantFrom(...alphabet), { maxLength: 300 })
    .map((characters) => characters.join(''))
  const sound = fc
    .record({ name: fc.constantFrom(...FAMILIES.map((family) => family.name)), seed: fc.nat(500) })
    .map(({ name, seed }) => {
      const { family, puzzle } = randomBoard(name, `fuzz/${seed}`)
      return fc.sample(
        fc.constantFrom(
          `${family.name} ${puzzle.shape.text}\n${family.notation.format(puzzle)}`,
          puzzleName(family, puzzle),
          family.notation.format(puzzle),
        ),
        { numRuns: 1, seed },
      )[0]
    })
  const mutated = fc
    .tuple(
      sound,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...alphabet), fc.nat(2)), { minLength: 1, maxLength: 6 }),
    )
    .map(([text, edits]) =>
      edits.reduce((edited, [at, character, kind]) => {
        const place = at % (edited.length + 1)
        return edited.slice(0, place) + (kind > 0 ? character : '') + edited.slice(place + (kind < 2 ? 1 : 0))
      }, text),
    )

  it.each([
    ['rubbish', rubbish],
    ['sound puzzles with a few wrong characters', mutated],
  ])('%s gives puzzles or errors with a place and one sentence, never anything else', (_, texts) => {
    fc.assert(
      fc.property(texts, fc.constantFrom(undefined, ...FAMILIES), (text, family) => {
        expectSound(text, family ? { family } : {})
      }),
      { numRuns: 1500 },
    )
  })
})
