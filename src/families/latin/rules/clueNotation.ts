// Reads the clues of rules from text, after the givens: the name of the rule, the value of the clue, and its cells, each
// with a letter for the row and a number for the column. A semicolon separates clues; a clue without a name
// belongs to the rule of the clue before it.
//
//   killer 15 A1 A2 B1; 10 A3 B3; thermo C1 D2 E2          in an id without spaces: killer,15,A1,A2,B1;10,A3,B3;thermo,C1,D2,E2
//   skyscrapers 3 A1 A6                                    a row, a column or a diagonal by its first and its last cell

import { parts, words } from '../../gridText.ts'
import { nearestOf } from '../../nearestName.ts'
import { PuzzleError, quote, type Span } from '../../puzzleError.ts'
import { cellInClue } from './clueText.ts'
import { placeNamed, straight } from './places.ts'
import type { ClueKind } from './rule.ts'
import type { Clue, RuleBoard } from './ruleBoard.ts'
import { kindOf, type RuledPuzzle, sortedClues } from './ruledPuzzle.ts'
import type { RuledShape } from './ruledShape.ts'
import { LATIN_RULES, ruleNamed } from './ruleTable.ts'

/** The names of the rules with clues. The table may be filled after this module is loaded. */
const namesOfRules = () => LATIN_RULES.flatMap(({ name, clues }) => (clues ? name : []))

/** The name with which a text begins: letters, and the text of an own rule in parentheses. */
const NAME = /^[a-z-]+(?:\(\S*\))?(?=[ ,])/

/**
 * Whether a text begins with the name of a rule. A faulty own rule counts as a rule, because the error is
 * reported when the clue is read.
 */
function beginsWithRule(text: string): boolean {
  const name = NAME.exec(text)?.[0]
  if (name === undefined) return false
  return namesOfRules().includes(name) || name.endsWith(')')
}

/** More clues than any board has places for. */
const MOST_CLUES = 1000

/** Separates the clues of rules from the lines that show the givens. */
export function splitClues(lines: readonly Span[]): {
  readonly board: readonly Span[]
  readonly clues: readonly Span[]
} {
  const first = lines.findIndex(({ text }) => beginsWithRule(text))
  const board = first < 0 ? lines : lines.slice(0, first)
  const clues = first < 0 ? [] : lines.slice(first)
  const last = board.at(-1)
  const at = last?.text.indexOf(';') ?? -1
  if (!last || at < 0) return { board, clues }
  const rest = { ...last, text: last.text.slice(at + 1), column: last.column + at + 1 }
  return {
    board: [...board.slice(0, -1), { ...last, text: last.text.slice(0, at) }],
    clues: [rest, ...clues],
  }
}

/** The part of a line with the givens, without the clues that may follow. */
export function boardOfLine(line: string): string {
  const at = line.indexOf(';')
  return at >= 0 && beginsWithRule(line.slice(at + 1).trimStart()) ? line.slice(0, at) : line
}

/**
 * Reads a puzzle with clues: first its givens by `readBoard`, and then the clues. If the shape is not known, its
 * rules are those named by the clues. Throws a PuzzleError.
 */
export function readRuled<S extends RuledShape>(
  all: readonly Span[],
  known: S | undefined,
  parseShape: (text: string, at?: Span) => S,
  readBoard: (lines: readonly Span[], shape: S | undefined) => RuledPuzzle<S>,
): RuledPuzzle<S> {
  const { board, clues: texts } = splitClues(all)
  if (board.length === 0)
    throw new PuzzleError('length', 'the lines of the board are missing before its clues', all[0])
  const puzzle = readBoard(board, known)
  // Most puzzles of a batch have givens alone, and need none of the work for clues.
  if (texts.length === 0 && puzzle.shape.rules.length === 0 && puzzle.shape === (known ?? puzzle.shape)) {
    return puzzle
  }
  const shape = known ?? parseShape([puzzle.shape.text, ...rulesNamedIn(texts)].join('+'), all[0])
  const clues = parseRuleClues(texts, shape, board[0])
  return { ...puzzle, shape, ...(clues && { clues }) }
}

/** The names of the rules that the clues of a puzzle name. */
function rulesNamedIn(lines: readonly Span[]): string[] {
  const named = lines.flatMap((line) => parts(line, ';')).map(({ text }) => text.split(/[ ,]/)[0])
  return [...new Set(named)].filter((name) => ruleNamed(name)?.clues)
}

/** Reads the clues of a shape's rules. Throws a PuzzleError. */
function parseRuleClues(lines: readonly Span[], shape: RuledShape, at: Span): readonly Clue[] | undefined {
  let rule = ''
  const clues = lines
    .flatMap((line) => parts(line, ';'))
    .filter(({ text }) => text !== '')
    .map((text): Clue => {
      const [first, ...others] = words(text, /[^\s,]+/g)
      const isNamed = NAME.test(`${first.text} `) && !isValueOf(rule, first.text)
      if (isNamed) rule = expectRule(first, shape)
      else if (rule === '')
        throw new PuzzleError(
          'clue',
          `${quote(first.text)} is not the name of a rule; a clue begins with the name of a rule, such as "killer 15 A1 A2"`,
          first,
        )
      return parseClue(rule, isNamed ? others : [first, ...others], shape, first)
    })
  if (clues.length > MOST_CLUES) {
    throw new PuzzleError('clue', `${clues.length} clues; a board has at most ${MOST_CLUES}`, lines[0])
  }
  const sorted = sortedClues(clues)
  for (const name of shape.rules) {
    const own = sorted.filter((clue) => clue.rule === name)
    const missing = ruleNamed(name)?.clues?.missing?.(own, shape)
    if (missing) throw new PuzzleError('clue', missing, lines[0] ?? at)
  }
  return sorted.length > 0 ? sorted : undefined
}

const valuesOf = (rule: string): ClueKind['values'] => ruleNamed(rule)?.clues?.values

function isValueOf(rule: string, text: string): boolean {
  const values = valuesOf(rule)
  return Array.isArray(values) && values.includes(text)
}

function expectRule(word: Span, shape: RuledShape): string {
  const { text } = word
  const hasClues = ruleNamed(text, word)?.clues !== undefined
  if (shape.rules.includes(text) && hasClues) return text
  if (hasClues) {
    const message = `the shape ${shape.text} has no rule ${quote(text)}; expected the shape ${shape.text}+${text}`
    throw new PuzzleError('clue', message, word)
  }
  const nearest = nearestOf(text, namesOfRules())
  const remedy = nearest ? `did you mean "${nearest}"?` : `expected one of ${namesOfRules().join(', ')}`
  throw new PuzzleError('clue', `${quote(text)} is not a rule with clues; ${remedy}`, word)
}

function parseClue(rule: string, texts: readonly Span[], shape: RuledShape, at: Span): Clue {
  const kind = kindOf({ rule })
  const { values, place } = kind
  const [first = at, ...others] = texts
  const value = values === undefined ? undefined : parseValue(rule, first, values)
  const cells = (values === undefined ? texts : others).map((word) => parseCell(word, shape))
  const twice = cells.findIndex((cell, index) => cells.indexOf(cell) !== index)
  if (twice >= 0)
    throw new PuzzleError('clue', `a clue has the cell ${cellInClue(cells[twice], shape)} twice`, at)
  const all = placeNamed(place).isStraight && cells.length === 2 ? straight(cells[0], cells[1], shape) : cells
  if (!placeNamed(place).isOne(all, shape)) {
    throw new PuzzleError(
      'clue',
      `the cells of a clue of ${quote(rule)} must be ${placeNamed(place).what}`,
      at,
    )
  }
  return { rule, cells: all, ...(value !== undefined && { value }) }
}

function parseValue(rule: string, word: Span, values: NonNullable<ClueKind['values']>): string {
  const { text } = word
  if (values === 'number') {
    // No sum on a board has more than three digits.
    if (/^\d{1,3}$/.test(text)) return String(Number(text))
    throw new PuzzleError(
      'clue',
      `${quote(rule)} needs a whole number of at most three digits, got ${quote(text)}`,
      word,
    )
  }
  if (values === 'numbers') {
    const several = text.split('-')
    if (several.length <= 4 && several.every((one) => /^[1-9]$/.test(one))) return several.sort().join('-')
    throw new PuzzleError(
      'clue',
      `expected one to four numbers joined by "-", such as 1-4-7, got ${quote(text)}`,
      word,
    )
  }
  if (values.includes(text.toLowerCase())) return text.toLowerCase()
  throw new PuzzleError('clue', `${quote(text)} is not ${values.join(' or ')}`, word)
}

function parseCell(word: Span, { size }: RuleBoard): number {
  const match = /^([A-Za-z])(\d{1,2})$/.exec(word.text)
  const row = match ? match[1].toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) : size
  const column = match ? Number(match[2]) - 1 : size
  if (row < size && column >= 0 && column < size) return row * size + column
  const last = cellInClue(size * size - 1, { size })
  throw new PuzzleError('clue', `${quote(word.text)} is not a cell from A1 to ${last}`, word)
}
