// Puzzles set by hand: every puzzle can be drawn clue by clue, in any order, and taken apart again; every draft can be drawn; what
// is missing or wrong is said with the cells; and nothing that a person draws and types breaks a draft.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blankDraft,
  clueAt,
  cluesAt,
  draftOf,
  openPuzzleOfDraft,
  putClue,
  puzzleOfDraft,
  readDraft,
  removeClue,
  reshapedDraft,
  sceneOfDraft,
} from '../../src/families/draft.ts'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import type { LatinSquarePuzzle } from '../../src/families/latinsquare/puzzle.ts'
import { STRENGTHS } from '../../src/families/model.ts'
import { type DraftClue, DraftError, type PuzzleDraft, type Tool } from '../../src/families/setting.ts'
import {
  type Family,
  findFamily,
  generate,
  NO_WISHES,
  type Puzzle,
  PuzzleError,
  parsePuzzle,
  puzzleName,
} from '../../src/index.ts'
import { below, makeRng, type Rng, shuffled } from '../../src/kernel/rng.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { setting as words } from '../../src/words/catalogue.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import kinds from '../fixtures/notations/puzzleKinds.json' with { type: 'json' }
import { randomBoard } from '../support/boards.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest, fixtureOf, readOptionsFor } from '../support/fixtures.ts'
import { oneOf } from '../support/randomClues.ts'
import { CLUE_FIXTURES } from './latin/rules/clueFixtures.ts'

/** The error of a function, as its code, its message and its cells. */
function errorOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(DraftError)
    const { code, message, cells } = error as DraftError
    return { code, message, cells }
  }
  throw new Error('nothing was thrown')
}

const idOf = (family: Family, draft: PuzzleDraft) => puzzleName(family, puzzleOfDraft(family, draft))
const stored = (draft: PuzzleDraft): PuzzleDraft => JSON.parse(JSON.stringify(draft))
const drawAll = (family: Family, shape: string, clues: readonly DraftClue[]) =>
  clues.reduce((draft, clue) => putClue(family, draft, clue), blankDraft(family, shape))

/** Draws a puzzle in all orders that a person may choose, and takes it apart again. */
function expectDrawable(family: Family, puzzle: Puzzle, rng: Rng, isSorted = true): void {
  const name = puzzleName(family, puzzle)
  const draft = draftOf(family, puzzle)
  expect(idOf(family, stored(draft))).toBe(name)
  const shape = puzzle.shape.text
  const whole = drawAll(family, shape, draft.clues)
  for (let tries = 0; tries < 2; tries++) {
    expect(drawAll(family, shape, shuffled(rng, [...draft.clues])), name).toEqual(whole)
  }
  // A text may list clues in any order; a drawn puzzle lists them in the order of the board.
  const sorted = puzzleOfDraft(family, whole)
  if (isSorted) expect(puzzleName(family, sorted)).toBe(name)
  expect(draftOf(family, sorted)).toEqual(whole)
  expect(parsePuzzle(puzzleName(family, sorted), readOptionsFor(family)).puzzle).toEqual(sorted)

  // Undoing takes the clues away one by one. Every draft on the way can be drawn, and says at most what is missing.
  let left = whole
  for (const clue of shuffled(rng, [...whole.clues])) {
    left = removeClue(left, clue)
    expect(sceneOfDraft(family, left).marks.length).toBeGreaterThan(0)
    if (below(rng, 8) > 0) continue
    expect(drawAll(family, shape, left.clues)).toEqual(left)
    try {
      puzzleOfDraft(family, left)
    } catch (error) {
      expect(error).toBeInstanceOf(DraftError)
    }
  }
  expect(left).toEqual(blankDraft(family, shape))
}

describe.each(FAMILIES_UNDER_TEST.map(({ name }) => name))('%s', (name) => {
  const family = familyUnderTest(name)

  it('draws random boards', () => {
    const rng = makeRng(`setting/${name}`)
    const boards = Array.from({ length: 12 }, (_, index) => randomBoard(name, `setting/${index}`))
    const sound = boards.filter(({ solution }) => solution)
    expect(sound.length).toBeGreaterThan(4)
    for (const { puzzle } of sound) expectDrawable(family, puzzle, rng, false)
  })

  it('draws made puzzles and the example of its notation', () => {
    const shape = family.notation.parseShape(fixtureOf(name).quickShape)
    const records = generate({ family, shape, order: NO_WISHES }, 'setting', { count: 3, isGraded: false })
    const texts = [...Array.from(records, ({ id }) => id), family.notation.example]
    const rng = makeRng(`setting/made/${name}`)
    for (const text of texts) expectDrawable(family, parsePuzzle(text, { family }).puzzle, rng)
  })

  it('draws what the finished puzzle draws', () => {
    const { puzzle } = parsePuzzle(family.notation.example, { family })
    const shown = puzzle.givens.map((given) => Math.max(given, 0))
    expect(sceneOfDraft(family, draftOf(family, puzzle))).toEqual(family.drawing.scene(puzzle, shown))
    const { solutions } = makeSolver()(family, puzzle)
    expect(sceneOfDraft(family, draftOf(family, puzzle), solutions[0])).toEqual(
      family.drawing.scene(puzzle, solutions[0]),
    )
  })

  it('draws a blank board of every shape, and of every shape with a rule', () => {
    const { example, others } = family.notation.shapes
    for (const text of [example, ...others]) {
      const draft = blankDraft(family, text)
      const shape = family.notation.parseShape(text)
      expect(draft).toEqual({ shape: shape.text, clues: [] })
      const { marks } = sceneOfDraft(family, draft)
      expect(marks.every(({ mark }) => mark === 'line')).toBe(true)
      for (const { shape: ruled = text } of family.setting.ruleChoices?.(shape) ?? []) {
        expect(sceneOfDraft(family, blankDraft(family, ruled)).marks.length).toBeGreaterThan(0)
      }
    }
  })

  it('has tools with names in all languages', () => {
    const tools = family.setting.tools(family.notation.parseShape(family.notation.shapes.example))
    expect(new Set(tools.map((tool) => tool.name)).size).toBe(tools.length)
    for (const tool of tools) expectNamed(tool)
  })

  it('survives whatever is drawn and typed', () => {
    const shapes = [...fixtureOf(name).smallShapes, fixtureOf(name).quickShape]
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.string(), fc.nat(), (shape, seed, length) => {
        scribble(family, shape, makeRng(seed), 1 + (length % 25))
      }),
      { numRuns: 30 },
    )
  })
})

/** The names of choices that are signs themselves. */
const SIGNS = ['<', '>', '+', '-', 'x', '/', '=', 'v']

function expectNamed({ word, entry: { choices = [] } }: Tool): void {
  for (const language of LANGUAGES) {
    const { tools, choices: named } = words[language] as {
      readonly tools: Readonly<Record<string, string>>
      readonly choices: Readonly<Record<string, string>>
    }
    expect(tools[word], `${language} ${word}`).toMatch(/^\p{Lu}/u)
    for (const choice of choices) {
      if (!SIGNS.includes(choice)) expect(named[choice], `${language} ${choice}`).toMatch(/^\p{L}/u)
    }
  }
}

const solve = makeSolver()

/** Draws, types and erases at random. */
function scribble(family: Family, text: string, rng: Rng, steps: number): void {
  const shape = family.notation.parseShape(text)
  const tools = family.setting.tools(shape)
  let draft = blankDraft(family, text)
  for (let step = 0; step < steps; step++) {
    const tool = oneOf(rng, tools)
    const clue = { tool: tool.name, cells: randomCells(rng, tool, shape), text: randomText(rng, tool) }
    const before = JSON.stringify(draft)
    try {
      if (below(rng, 5) > 0) draft = putClue(family, draft, clue)
      else for (const old of cluesAt(draft, clue.cells.slice(0, 1)).slice(-1)) draft = removeClue(draft, old)
    } catch (error) {
      expect(error).toBeInstanceOf(DraftError)
      expect(JSON.stringify(draft)).toBe(before)
    }
    expect(stored(draft)).toEqual(draft)
    expect(drawAll(family, text, draft.clues)).toEqual(draft)
    expect(sceneOfDraft(family, draft).marks.length).toBeGreaterThan(0)
    for (const read of [puzzleOfDraft, openPuzzleOfDraft]) {
      try {
        const puzzle = read(family, draft)
        if (read === openPuzzleOfDraft) {
          solve(family, puzzle, { solutions: 2, nodes: 20 })
          continue
        }
        const name = puzzleName(family, puzzle)
        expect(parsePuzzle(name, readOptionsFor(family)).puzzle).toEqual(puzzle)
        expect(stored(draftOf(family, puzzle))).toEqual(draft)
      } catch (error) {
        if (!(error instanceof DraftError)) throw error
        expect(error.message).toMatch(/^[^\n]{5,200}$/)
        for (const cell of error.cells) expect(cell).toBeLessThan(shape.rows * shape.columns)
      }
    }
  }
}

/** Cells that a pointer may mark with a tool, mostly of the right form. */
function randomCells(rng: Rng, { place, lines = [[]] }: Tool, { rows, columns }: Puzzle['shape']): number[] {
  if (place === 'outside') return [...oneOf(rng, lines)]
  const isWithCorners = place === 'path' || below(rng, 20) === 0
  const wanted = { cell: 1, edge: 2, corner: 4, path: 2 + below(rng, 4), area: 1 + below(rng, 5) }[place]
  const cells = [below(rng, rows * columns)]
  if (place === 'corner') return [0, 1, columns, columns + 1].map((step) => cells[0] + step)
  while (cells.length < wanted) {
    const from = place === 'area' ? oneOf(rng, cells) : (cells.at(-1) as number)
    const [down, right] = [below(rng, 3) - 1, below(rng, 3) - 1]
    if (!isWithCorners && down !== 0 && right !== 0) continue
    const cell = from + down * columns + right
    if (!cells.includes(cell) || below(rng, 10) === 0) cells.push(cell)
  }
  return cells
}

function randomText(rng: Rng, { entry: { numbers, choices = [''] } }: Tool): string {
  if (below(rng, 12) === 0)
    return oneOf(rng, ['', '0', '-1', 'x', '3-', '1-2-3-4-5', '07', '1e3', ' 4 ', '٣'])
  const choice = oneOf(rng, choices)
  if (!numbers) return choice
  const { least, greatest, most = 1 } = numbers
  const count = 1 + below(rng, most)
  const figure = () => least + below(rng, Math.min(greatest - least + 1, 30))
  return Array.from({ length: count }, figure).join('-') + choice
}

/** The rules with clues, and an editor's own rules. */
const RULES = Object.keys(CLUE_FIXTURES)

const WISHES = { minimal: false, symmetry: 'none', own: {} } as const

/** A puzzle with clues of a rule, as the maker lays them, and some givens. */
function laid(name: string, seed: string) {
  const [familyName, size] = CLUE_FIXTURES[name].shape.split(' ')
  const family = findFamily(familyName)
  const shape = family.notation.parseShape(`${size}+${name}`)
  const rng = makeRng(seed)
  let full = family.making.fill(rng, shape, WISHES)
  while (!full) full = family.making.fill(rng, shape, WISHES)
  const { solution } = full
  const puzzle: LatinSquarePuzzle = {
    ...(full.puzzle as LatinSquarePuzzle),
    givens: solution.map((value) => (below(rng, 4) === 0 ? value : 0)),
  }
  return { family, shape, rng, puzzle, solution }
}

describe.each(RULES)('clues of %s', (name) => {
  it.each(['a', 'b', 'c'])('are drawn (board %s)', (seed) => {
    const { family, puzzle, rng } = laid(name, `setting/${name}/${seed}`)
    expectDrawable(family, puzzle, rng)
  })

  it('survive whatever is drawn and typed', () => {
    const { family, shape } = laid(name, 'scribble')
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, length) =>
        scribble(family, shape.text, makeRng(seed), length + 1),
      ),
      { numRuns: 10 },
    )
  })

  it('have a tool with a name in all languages', () => {
    const { family, shape } = laid(name, 'tool')
    const tool = family.setting.tools(shape)[1]
    expect(tool.name).toBe(name)
    expectNamed(tool)
  })

  it('can be counted while some are missing', () => {
    const { family, shape, puzzle, solution, rng } = laid(name, 'open')
    const { clues } = draftOf(family, puzzle)
    // A place without a clue says something, too.
    const isStrict = name.startsWith('strict')
    const some = shuffled(
      rng,
      clues.filter(({ tool }) => tool === name),
    ).slice(isStrict ? 0 : 1)
    const givens = clues.filter(({ tool }) => tool !== name)
    const open = openPuzzleOfDraft(family, drawAll(family, shape.text, [...givens, ...some]))
    const plain = { shape: family.notation.parseShape(shape.text.split('+')[0]), givens: open.givens }
    const limits = { solutions: 2000 }
    const expected = makeSolver()(family, plain, limits)
    const found = makeSolver()(family, open, limits)
    expect(expected.ended === 'exhausted' && found.ended === 'exhausted').toBe(true)
    const kept = expected.solutions.filter((values) => family.rules.faults(open, values).length === 0)
    expect(found.solutions.map(String).sort()).toEqual(kept.map(String).sort())
    expect(kept.map(String)).toContain(String(solution))
  })
})

it.each([
  '6x6+thermo+arrow',
  '6x6+odd-even+killer+little-killer+inequality+skyscrapers',
  '9x9+x+thermo+kropki+xv+quadruples+sandwich',
  '9x9+anti-knight+palindrome+renban+whisper+between+lines(|a-b|>=2)',
])('draws the clues of several rules: %s', (text) => {
  const family = findFamily('sudoku')
  const rng = makeRng(text)
  const shape = family.notation.parseShape(text)
  let full = family.making.fill(rng, shape, WISHES)
  while (!full) full = family.making.fill(rng, shape, WISHES)
  expect(new Set((full.puzzle as LatinSquarePuzzle).clues?.map(({ rule }) => rule)).size).toBeGreaterThan(1)
  expectDrawable(family, full.puzzle, rng)
})

it.each(kinds.map(({ name }) => name))('draws the published puzzle %s', (text) => {
  const { family, puzzle } = parsePuzzle(text)
  expectDrawable(family, puzzle, makeRng(text))
})

describe('the rules of a shape', () => {
  const sudoku = findFamily('sudoku')
  const choicesOf = (text: string) => sudoku.setting.ruleChoices?.(sudoku.notation.parseShape(text)) ?? []
  const choiceOf = (text: string, rule: string) => choicesOf(text).find(({ name }) => name === rule)

  it('are all rules of the table, with words in all languages', () => {
    const choices = choicesOf('9x9')
    expect(choices.map(({ name }) => name)).toEqual(LATIN_RULES.map(({ name }) => name))
    for (const { note } of choices) {
      for (const language of LANGUAGES) {
        const { notes, variantNames } = sudoku.words[language] ?? sudoku.words.en
        expect(notes?.[note.kind]).toBeTruthy()
        expect(variantNames?.rules[note.kind]).toBeTruthy()
      }
    }
  })

  it('are added and removed', () => {
    expect(choiceOf('9x9+x', 'killer')).toMatchObject({
      isChosen: false,
      hasClues: true,
      shape: '9x9+x+killer',
    })
    expect(choiceOf('9x9+x+killer', 'x')).toMatchObject({
      isChosen: true,
      hasClues: false,
      shape: '9x9+killer',
    })
    expect(choiceOf('9x9+x+lines(|a-b|>=4)', 'lines(|a-b|>=4)')).toMatchObject({
      isChosen: true,
      note: { kind: 'lines', facts: { rule: '|a − b| ≥ 4' } },
      shape: '9x9+x',
    })
  })

  it('say why a board cannot have them', () => {
    expect(choiceOf('9x9', 'jigsaw')?.refusal).toContain('no 9x9 board has the rule "jigsaw"')
    expect(choiceOf('9x9+hyper', 'non-consecutive')?.refusal).toContain('together')
    expect(choiceOf('9x9+sandwich', 'skyscrapers')?.refusal).toContain('beside the board')
  })
})

describe('a draft', () => {
  const draw = (family: Family, draft: PuzzleDraft, tool: string, cells: readonly number[], text = '') =>
    putClue(family, draft, { tool, cells, text })
  const clueList = ({ clues }: PuzzleDraft) =>
    clues.map(({ tool, cells, text }) => [tool, cells.join(), text].join(' ').trim())
  const sudoku = findFamily('sudoku')
  const blank = blankDraft(sudoku, '6x6+killer+thermo+renban+kropki+inequality+quadruples+sandwich')
  const drawn = (steps: readonly (readonly [tool: string, cells: number[], text?: string])[]) =>
    clueList(steps.reduce((draft, [tool, cells, text]) => draw(sudoku, draft, tool, cells, text), blank))

  it.each([
    [
      'a given replaces a given',
      [
        ['given', [3], '5'],
        ['given', [3], '06'],
      ],
      ['given 3 6'],
    ],
    [
      'an empty text erases a given',
      [
        ['given', [3], '5'],
        ['given', [3], ''],
      ],
      [],
    ],
    [
      'a dot replaces a dot',
      [
        ['kropki', [1, 0], 'white'],
        ['kropki', [0, 1], 'Black'],
      ],
      ['kropki 0,1 black'],
    ],
    [
      'the same dot again erases it',
      [
        ['kropki', [1, 0], 'white'],
        ['kropki', [0, 1], 'white'],
      ],
      [],
    ],
    ['a sign has a direction', [['inequality', [7, 1], '>']], ['inequality 1,7 >']],
    [
      'a path again erases it',
      [
        ['thermo', [0, 1, 8]],
        ['thermo', [0, 1, 8]],
      ],
      [],
    ],
    [
      'a path is turned round',
      [
        ['thermo', [0, 1, 8]],
        ['thermo', [8, 1, 0]],
      ],
      ['thermo 8,1,0'],
    ],
    [
      'a path without a direction again',
      [
        ['renban', [0, 1, 8]],
        ['renban', [8, 1, 0]],
      ],
      [],
    ],
    [
      'paths may cross',
      [
        ['thermo', [0, 7]],
        ['thermo', [1, 6]],
      ],
      ['thermo 0,7', 'thermo 1,6'],
    ],
    [
      'a cage has a total, and later another',
      [
        ['killer', [1, 0]],
        ['killer', [0, 1], '3'],
        ['killer', [0, 1], '11'],
      ],
      ['killer 0,1 11'],
    ],
    [
      'a cage takes cells over',
      [
        ['killer', [0, 1, 2], '9'],
        ['killer', [2, 8], '5'],
      ],
      ['killer 0,1 9', 'killer 2,8 5'],
    ],
    [
      'a cage takes a cage over',
      [
        ['killer', [0, 1], '9'],
        ['killer', [0, 1, 2], '9'],
      ],
      ['killer 0,1,2 9'],
    ],
    [
      'a cage cut in two loses its total',
      [
        ['killer', [0, 1, 2], '9'],
        ['killer', [7, 1], '5'],
      ],
      ['killer 0', 'killer 1,7 5', 'killer 2'],
    ],
    [
      'a circle has up to four numbers',
      [['quadruples', [8, 0, 1, 6].map((cell) => [0, 1, 6, 7][[0, 1, 6, 8].indexOf(cell)]), '4-1-1']],
      ['quadruples 0,1,6,7 1-1-4'],
    ],
    ['a sum seen from either end', [['sandwich', [5, 4, 3, 2, 1, 0], '7']], ['sandwich 0,1,2,3,4,5 7']],
  ] as const)('%s', (_, steps, expected) => {
    expect(drawn(steps as never)).toEqual(expected)
  })

  it('finds clues under the pointer, and removes them', () => {
    const draft = [
      ['killer', [0, 1], '4'],
      ['thermo', [1, 2], ''],
      ['given', [1], '3'],
    ] as const
    const whole = draft.reduce((all, [tool, cells, text]) => draw(sudoku, all, tool, cells, text), blank)
    expect(cluesAt(whole, [1]).map(({ tool }) => tool)).toEqual(['given', 'killer', 'thermo'])
    expect(cluesAt(whole, [0, 1]).map(({ tool }) => tool)).toEqual(['killer'])
    const cage = clueAt(sudoku, whole, 'killer', [1])
    expect(cage?.text).toBe('4')
    expect(clueAt(sudoku, whole, 'killer', [2])).toBeUndefined()
    expect(clueAt(sudoku, whole, 'given', [1])?.text).toBe('3')
    expect(() => clueAt(sudoku, whole, 'arrow', [1])).toThrow(DraftError)
    expect(clueList(removeClue(whole, cage as DraftClue))).toEqual(['given 1 3', 'thermo 1,2'])
    expect(clueList(whole)).toHaveLength(3)
  })

  it('lets cages overlap if a person wants that, but no regions', () => {
    const cages = (shape: string, tool: string, overlaps: boolean) => {
      const family = findFamily('latinsquare')
      const first = draw(family, blankDraft(family, shape), tool, [0, 1, 2])
      return clueList(putClue(family, first, { tool, cells: [2, 7], text: '' }, { overlaps }))
    }
    expect(cages('5x5+killer', 'killer', true)).toEqual(['killer 0,1,2', 'killer 2,7'])
    expect(cages('5x5+killer', 'killer', false)).toEqual(['killer 0,1', 'killer 2,7'])
    expect(cages('5x5+jigsaw', 'jigsaw', true)).toEqual(['jigsaw 0,1', 'jigsaw 2,7'])
  })

  it('tells the two ends of a line apart', () => {
    const towers = findFamily('latinsquare')
    const left = draw(towers, blankDraft(towers, '4x4+skyscrapers'), 'skyscrapers', [0, 1, 2, 3], '2')
    const both = draw(towers, left, 'skyscrapers', [3, 2, 1, 0], '3')
    expect(clueAt(towers, both, 'skyscrapers', [0, 1, 2, 3])?.text).toBe('2')
    expect(clueAt(towers, both, 'skyscrapers', [3, 2, 1, 0])?.text).toBe('3')
    expect(cluesAt(both, [0, 1, 2, 3])).toHaveLength(2)
  })

  it('is read from what was stored', () => {
    const clues = [
      { tool: 'killer', cells: [7, 1], text: '05' },
      { tool: 'given', cells: [1], text: '3' },
    ]
    expect(clueList(readDraft(sudoku, { shape: '6x6+killer', clues }))).toEqual(['given 1 3', 'killer 1,7 5'])
    expect(() => readDraft(sudoku, { shape: '6x6', clues })).toThrow('no tool "killer"')
    const parts = {
      shape: fc.constantFrom('6x6', '9x9+thermo', 7),
      tool: fc.constantFrom('given', 'thermo', 0),
    }
    const clue = fc.record({ tool: parts.tool, cells: fc.anything(), text: fc.anything() })
    const data = fc.oneof(
      fc.anything(),
      fc.record({ shape: parts.shape, clues: fc.array(fc.oneof(clue, fc.anything())) }),
    )
    fc.assert(
      fc.property(data, (any) => {
        try {
          readDraft(sudoku, any)
        } catch (error) {
          expect(error).toBeInstanceOf(PuzzleError)
        }
      }),
    )
  })

  it('keeps what fits on another shape', () => {
    const draft = drawAll(sudoku, '9x9+killer+thermo', [
      { tool: 'given', cells: [10], text: '6' },
      { tool: 'given', cells: [11], text: '7' },
      { tool: 'killer', cells: [0, 9], text: '8' },
      { tool: 'killer', cells: [70, 71], text: '8' },
      { tool: 'thermo', cells: [20, 30], text: '' },
    ])
    expect(reshapedDraft(sudoku, draft, '9x9+thermo').clues.map(({ tool }) => tool)).toEqual([
      'given',
      'given',
      'thermo',
    ])
    expect(clueList(reshapedDraft(sudoku, draft, '6x6+killer'))).toEqual(['given 7 6', 'killer 0,6 8'])
    expect(reshapedDraft(sudoku, draft, draft.shape)).toEqual(draft)
    expect(() => reshapedDraft(sudoku, draft, '7x7')).toThrow(PuzzleError)
  })

  it('has one clue in a cell that may be blocked', () => {
    const hidoku = findFamily('hidoku')
    const given = draw(hidoku, blankDraft(hidoku, '3x3'), 'given', [4], '2')
    const blocked = draw(hidoku, given, 'blocked', [4])
    expect(clueList(blocked)).toEqual(['blocked 4'])
    expect(clueList(draw(hidoku, blocked, 'blocked', [4]))).toEqual([])
    expect(clueList(draw(hidoku, blocked, 'given', [4], '3'))).toEqual(['given 4 3'])
  })
})

describe('what is missing or wrong is said with the cells:', () => {
  const clue = (tool: string, cells: readonly number[], text = ''): DraftClue => ({ tool, cells, text })
  const row = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)

  it.each([
    ['kenken', '3x3', [], 'unfinished', '9 cells are in no cage yet', row(0, 9)],
    [
      'kenken',
      '3x3',
      [clue('cage', row(0, 8))],
      'unfinished',
      'nothing is typed yet for "cage" at r1c1',
      row(0, 8),
    ],
    [
      'kenken',
      '3x3',
      [clue('cage', [0, 1], '3')],
      'operator',
      'the cage 3 at r1c1 needs an operator: + - x or /',
      [0, 1],
    ],
    [
      'kenken',
      '3x3',
      [clue('cage', [0, 1], '9+')],
      'cage',
      'no numbers from 1 to 3 make 9+ in these 2 cells',
      [0, 1],
    ],
    [
      'kenken',
      '3x3',
      [clue('cage', [0, 1], '3+'), clue('cage', [1, 2], '3+')],
      'cage',
      '1 cell in two cages',
      [1],
    ],
    [
      'kenken',
      '3x3',
      [clue('cage', [0, 4], '3+')],
      'clue',
      '"cage" needs cells that are connected by their sides',
      [0, 4],
    ],
    ['kenken', '3x3', [clue('cage', [0, 1], '3?')], 'value', '"3?" does not fit "cage"', [0, 1]],
    ['survo', '2x2', [], 'unfinished', 'the sums of rows 1, 2 are not given yet', row(0, 4)],
    [
      'survo',
      '2x2',
      [clue('row-sum', [1, 0], '3')],
      'unfinished',
      'the sum of row 2 is not given yet; it must be 7',
      [2, 3],
    ],
    [
      'survo',
      '2x2',
      [clue('row-sum', [1, 0], '3'), clue('row-sum', [3, 2], '6')],
      'sum',
      'the row sums add up to 9; they must add up to 10',
      [],
    ],
    [
      'survo',
      '2x2',
      [clue('row-sum', [1, 0], '8')],
      'value',
      '"8" does not fit "row-sum"; expected a number from 3 to 7',
      [0, 1],
    ],
    [
      'survo',
      '2x2',
      [clue('row-sum', [0, 1], '4')],
      'clue',
      '"row-sum" needs a line that can have a clue at its end',
      [0, 1],
    ],
    ['hidoku', '1x3', [clue('blocked', [1])], 'conflict', 'blocked cells cut r1c3 off from r1c1', [2]],
    ['hidoku', '1x2', [clue('blocked', [0]), clue('blocked', [1])], 'length', 'every cell is blocked', [0]],
    [
      'hidoku',
      '2x2',
      [clue('blocked', [0]), clue('given', [3], '4')],
      'conflict',
      '4 is not a number from 1 to 3',
      [3],
    ],
    [
      'hidoku',
      '2x2',
      [clue('blocked', [0]), clue('given', [0], '1')],
      'conflict',
      'a cell has two clues',
      [0],
    ],
    [
      'magic',
      '3x3',
      [clue('given', [0], '10')],
      'value',
      '"10" does not fit "given"; expected a number from 1 to 9',
      [0],
    ],
    [
      'magic',
      '3x3',
      [clue('given', [0], '9'), clue('given', [4], '9')],
      'conflict',
      'the board has 9 twice',
      [0, 4],
    ],
    ['latinsquare', '5x5+jigsaw', [], 'unfinished', '25 cells are in no region yet', row(0, 25)],
    [
      'latinsquare',
      '5x5+jigsaw',
      [clue('jigsaw', row(0, 4))],
      'unfinished',
      'jigsaw at r1c1 has 4 cells; a region needs 5',
      row(0, 4),
    ],
    [
      'latinsquare',
      '5x5+jigsaw',
      [clue('jigsaw', [0, 1, 2, 3, 8, 9])],
      'clue',
      'at most 5',
      [0, 1, 2, 3, 8, 9],
    ],
    [
      'sudoku',
      '6x6+killer',
      [clue('killer', [0, 1], '12')],
      'clue',
      'no numbers fit killer 12 at r1c1',
      [0, 1],
    ],
    [
      'sudoku',
      '6x6+xv',
      [clue('xv', [0, 1], 'y')],
      'value',
      '"y" does not fit "xv"; expected x or v',
      [0, 1],
    ],
    [
      'sudoku',
      '6x6+thermo',
      [clue('thermo', row(0, 6)), clue('given', [1], '1')],
      'conflict',
      'no numbers fit thermo at r1c1 and the givens of its cells',
      row(0, 6),
    ],
    [
      'sudoku',
      '6x6+between',
      [clue('between', [0, 1])],
      'unfinished',
      'a between line needs at least one cell between its circles',
      [0, 1],
    ],
    [
      'sudoku',
      '6x6',
      [clue('given', [0], '1'), clue('given', [7], '1')],
      'conflict',
      'box 1 has 1 twice',
      [0, 7],
    ],
    [
      'sudoku',
      '6x6',
      [clue('thermo', [0, 1])],
      'clue',
      'this board has no tool "thermo"; expected one of given',
      [0, 1],
    ],
    ['sudoku', '6x6', [clue('given', [36], '1')], 'clue', 'a cell of "given" is not on the board', []],
  ] as const)('%s %s %j', (name, shape, clues, code, message, cells) => {
    const error = errorOf(() => puzzleOfDraft(findFamily(name), { shape, clues }))
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) })
    if (cells.length > 0 || code === 'sum') expect(error.cells).toEqual(cells)
  })

  it('counts a Survo whose last sums follow from the others', () => {
    const survo = findFamily('survo')
    const { puzzle } = parsePuzzle(survo.notation.example, { family: survo })
    const whole = draftOf(survo, puzzle)
    const isLast = ({ tool, cells }: DraftClue) => tool !== 'given' && cells[0] === 11
    const open = { ...whole, clues: whole.clues.filter((one) => !isLast(one)) }
    expect(open.clues.length).toBe(whole.clues.length - 2)
    expect(openPuzzleOfDraft(survo, open)).toEqual(puzzle)
    expect(errorOf(() => puzzleOfDraft(survo, open)).code).toBe('unfinished')
  })

  it('counts a KenKen without some of its cages', () => {
    const kenken = findFamily('kenken')
    const [{ id }] = generate(
      { family: kenken, shape: kenken.notation.parseShape('4x4'), order: NO_WISHES },
      'open',
      { count: 1, isGraded: false },
    )
    const whole = draftOf(kenken, parsePuzzle(id).puzzle)
    const { puzzle: blank } = parsePuzzle('latinsquare:4x4:..../..../..../....')
    const { solutions: squares } = makeSolver()(findFamily('latinsquare'), blank, { solutions: 600 })
    expect(squares).toHaveLength(576)
    for (const first of whole.clues) {
      for (const second of whole.clues) {
        const open = openPuzzleOfDraft(kenken, removeClue(removeClue(whole, first), second))
        const kept = squares.filter((values) => kenken.rules.faults(open, values).length === 0)
        for (const strength of STRENGTHS) {
          const found = makeSolver({ strength })(kenken, open, { solutions: 600 })
          expect(found.solutions.map(String).sort(), strength).toEqual(kept.map(String).sort())
        }
      }
    }
  })
})
