// Sudokus with each further rule are played in Chromium: a number that breaks the rule is marked, the page states the rule, and the
// puzzle is solved by keyboard; some of them by touch.

import { describe, expect, it } from 'vitest'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import { makeGuide, parsePuzzle, reasonOf, reasonText } from '../../src/index.ts'
import { isInstalled } from './support/browsers.ts'
import { inChromium } from './support/inChromium.ts'
import { Board, type MadePuzzle, makePuzzle, writePages } from './support/player.ts'

const RULES = LATIN_RULES.map(({ name }) => name)
/** The boards of rules that smaller ones do not have, or on which no number breaks them alone; 6x6 Sudokus for the others. */
const BOARDS: Readonly<Record<string, string>> = { hyper: 'sudoku 9x9', jigsaw: 'latinsquare 6x6' }
/** Of these rules, easy puzzles are rare. */
const ANY_STARS = [
  'skyscrapers',
  'sandwich',
  'x-sums',
  'little-killer',
  'inequality',
  'killer',
  'thermo',
  'arrow',
]

/** Rules whose clues are more than numbers beside the board, walls or shades. */
const PICTURED = LATIN_RULES.flatMap(({ name, clues }) =>
  clues && clues.place !== 'view' && !clues.isRegion ? name : [],
)

/** Writes a page for each rule. */
async function writeRulesSite(
  out: string,
): Promise<ReadonlyMap<string, MadePuzzle & { readonly path: string }>> {
  const puzzles = await Promise.all(
    RULES.map((rule) => {
      const [family, size] = (BOARDS[rule] ?? 'sudoku 6x6').split(' ')
      const stars = ANY_STARS.includes(rule) ? ['--stars', '1..5'] : []
      return makePuzzle(family, ['--shape', `${size}+${rule}`, ...stars])
    }),
  )
  await writePages(out, puzzles)
  return new Map(
    RULES.map((rule, index) => [rule, { ...puzzles[index], path: `${index + 1}.html` }] as const),
  )
}

/** A move in an open cell, and the cells that must be filled with their solution before it. */
interface BreakingMove {
  readonly before: readonly number[]
  readonly cell: number
  readonly value: number
}

/** A number that breaks only the further rule: on the board as it is, or in the last open cell of a clue. */
function breakingMove({ id, columns, solution }: MadePuzzle): BreakingMove {
  const { family, puzzle } = parsePuzzle(id)
  const clues = family.playing.clues?.(puzzle) ?? []
  const open = puzzle.givens.flatMap((given, cell) => (given > 0 ? [] : cell))
  const starts = [[], ...clues.map(({ cells }) => cells)].flatMap((filled) =>
    open
      .filter((cell) => filled.length === 0 || filled.includes(cell))
      .map((cell) => ({ cell, before: filled.filter((one) => one !== cell && open.includes(one)) })),
  )
  for (const { cell, before } of starts) {
    const values = puzzle.givens.map((given, one) => (before.includes(one) ? Number(solution[one]) : given))
    for (let value = 1; value <= columns; value++) {
      const faults = family.rules.faults(puzzle, values.with(cell, value))
      const further = faults.filter(({ rule }) => !/^(?:row|column|box)/.test(rule))
      // A number that is wrong for a whole row is in it twice, too.
      const isLine = before.length > 0 && before.length >= columns - 2
      if (further.length > 0 && (isLine || further.length === faults.length)) return { before, cell, value }
    }
  }
  throw new Error(`no number breaks the rule of ${id}`)
}

/** The reason of the first step of a puzzle, as a hint shows it. */
function firstReason(id: string): string {
  const { family, puzzle } = parsePuzzle(id)
  const next = makeGuide(family).nextStep(puzzle, { values: puzzle.givens })
  if (next.kind !== 'step') throw new Error(next.kind)
  const text = reasonText(family, puzzle, reasonOf(next.step))
  const plain =
    reasonOf(next.step).kind === 'hidden-single' ? text.replace(/(row|column|box) \d+/, 'this $1') : text
  // Boards have no coordinates: cells and groups of cells are named by letters, in the order of the text.
  const letters = new Map<string, string>()
  const told = plain.replaceAll(/\br\d+c\d+\b|\b(row|column|box|region|window) \d+\b/g, (name, kind) => {
    const letter = letters.get(name) ?? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[letters.size]
    letters.set(name, letter)
    return kind ? `${kind} ${letter}` : letter
  })
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
}

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  const here = inChromium(writeRulesSite)

  async function open(rule: string, touch = false) {
    const puzzle = here.written.get(rule) as MadePuzzle & { readonly path: string }
    const page = await here.browser.newPage(touch ? { width: 390, height: 844, touch } : undefined)
    const board = new Board(page)
    await board.open(here.site.url + puzzle.path)
    return { puzzle, page, board }
  }

  it.each(RULES)(
    '%s: is stated, its breach is marked, and the puzzle is solved by keyboard',
    async (rule) => {
      const { puzzle, page, board } = await open(rule)
      const { family } = parsePuzzle(puzzle.id)
      expect(await board.count('.note')).toBe(1)
      const note = await page.evaluate<string>(
        `document.querySelector('number-puzzle').shadowRoot.querySelector('.note').textContent`,
      )
      expect(note).toBe(family.words.en.notes?.[rule])
      const signs = await page.evaluate<{ left: number; right: number; board: number }>(`(() => {
        const root = document.querySelector('number-puzzle').shadowRoot
        const { left, right } = root.querySelector('.board').getBoundingClientRect()
        const paths = [...root.querySelectorAll('.lines path:not([class])')].map((one) => one.getBoundingClientRect())
        return {
          left: Math.min(...paths.map((one) => one.left)) - left,
          right: right - Math.max(...paths.map((one) => one.right)),
          board: right - left,
        }
      })()`)
      // Signs of clues are on the board, or beside it where a diagonal begins.
      if (PICTURED.includes(rule)) {
        expect(Math.min(signs.left, signs.right)).toBeGreaterThan(-signs.board / puzzle.columns)
        expect(Math.max(signs.left, signs.right)).toBeLessThan(signs.board / 2)
      }
      await board.enterGrid()
      // The worker loads the rules.
      expect(await board.hint()).toBe('Look at the marked cells.')
      // The words for reasons that name clues are loaded, too.
      expect(await board.hint()).toBe(firstReason(puzzle.id))
      const { before, cell, value } = breakingMove(puzzle)
      for (const one of before) {
        await board.moveTo(one, puzzle.columns)
        await board.type(puzzle.solution[one])
        await page.press('Enter')
      }
      await board.moveTo(cell, puzzle.columns)
      await board.type(String(value))
      await page.press('Enter')
      expect((await board.seen()).cells[cell].label).toContain('conflict')
      for (const open of await board.openCells()) {
        await board.moveTo(open, puzzle.columns)
        await board.type(puzzle.solution[open])
        await page.press('Enter')
      }
      await board.moveTo(cell, puzzle.columns)
      await board.type(puzzle.solution[cell])
      await page.press('Enter')
      expect(await board.texts()).toEqual(puzzle.solution)
      expect(await board.status()).toBe('Solved!')
      await page.close()
    },
  )

  it.each(['x', 'anti-knight', 'non-consecutive', 'killer', 'thermo', 'jigsaw'])(
    '%s is solved by touch',
    async (rule) => {
      const { puzzle, page, board } = await open(rule, true)
      for (const cell of await board.openCells()) {
        const at = (await board.points())[cell]
        await page.tap(at.x, at.y)
        const key = await board.keyPoint(puzzle.solution[cell])
        await page.tap(key.x, key.y)
      }
      expect(await board.status()).toBe('Solved!')
      await page.close()
    },
  )
})
