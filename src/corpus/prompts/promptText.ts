// A puzzle as a question in words, for programs that answer in words: the rules in full, the board as rows with names, and the
// clues that such a board does not show.
//
//       c1 c2 c3 c4
//   r1   .  6  .  . | 30
//   r2   8  .  .  . | 18
//   r3   .  .  3  . | 30
//       27 16 10 25

import { rowsOf } from '../../families/cellNamesAndFaults.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import { rulesFor, type ToldClue } from '../../families/teaching.ts'
import { nameWithSize } from '../../families/variantNames.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import { prompt } from '../../words/catalogue.ts'
import { asLine, say } from '../../words/formatMessage.ts'
import type { Language } from '../../words/languages.ts'

const EMPTY_SIGN = '.'
const BLOCKED_SIGN = '#'

/** The question that a puzzle is, in a language. It ends with the form of the answer. */
export function promptText(family: Family, puzzle: Puzzle, language: Language): string {
  const texts = prompt[language]
  const words = family.words[language] ?? family.words.en
  const { lines, hasSums } = boardLines(family, puzzle, language)
  const clues = family.teaching?.clues?.(puzzle) ?? []
  const isBlocked = puzzle.givens.includes(BLOCKED)
  const [row, column] = [1, 2]
  const cell = cellNameIn(language, row, column)
  return [
    say(texts.task, { name: nameWithSize(words, puzzle.shape) }),
    ...rulesOf(family, puzzle, language),
    [
      say(texts.cells, { cell, row, column }),
      ...(isBlocked ? [texts.blocked] : []),
      ...(hasSums ? [texts.sums] : []),
    ].join(' '),
    lines.join('\n'),
    ...(clues.length > 0
      ? [[texts.clues, ...clues.map((clue) => clueLine(clue, family, puzzle.shape, language))].join('\n')]
      : []),
    [texts.answer, ...(isBlocked ? [texts.answerBlocked] : [])].join(' '),
  ].join('\n\n')
}

/** The answer in the form for which the question asks. */
export function answerText(shape: Shape, solution: readonly (number | null)[]): string {
  return rowsOf(solution, shape)
    .map((row) => row.map((value) => value ?? BLOCKED_SIGN).join(' '))
    .join('\n')
}

/** The rules of a puzzle: paragraphs of its family, without advice, and a paragraph for its further rules. */
function rulesOf({ words, teaching, drawing }: Family, puzzle: Puzzle, language: Language): string[] {
  const { howToPlay, rules = howToPlay.map((text) => [text]), notes = {} } = words[language] ?? words.en
  const own = rules.slice(0, teaching?.ruleParagraphs ?? 1)
  const further = rules.slice(howToPlay.length)
  // The note of an editor's own rule has a gap for the rule itself, so it belongs to no fact about the family's rules.
  const edited = (drawing.notes?.(puzzle) ?? [])
    .filter(({ facts }) => 'rule' in facts)
    .map(({ kind, facts }) => say(notes[kind] ?? '', facts))
  return [...rulesFor([...own, ...further], teaching?.facts([puzzle]) ?? {}), ...edited]
}

function boardLines(
  { playing }: Family,
  puzzle: Puzzle,
  language: Language,
): { readonly lines: string[]; readonly hasSums: boolean } {
  const { shape, givens } = puzzle
  const { row, column } = prompt[language]
  const sums = (playing.lines?.(puzzle) ?? []).filter(({ kind }) => kind === 'row' || kind === 'column')
  const sumOf = (kind: string, number: number) =>
    sums.find((line) => line.kind === kind && line.number === number)?.sum
  const rows = rowsOf(
    givens.map((given) => (given === BLOCKED ? BLOCKED_SIGN : given > 0 ? String(given) : EMPTY_SIGN)),
    shape,
  )
  const columns = Array.from({ length: shape.columns }, (_, index) => index + 1)
  const heads = columns.map((number) => say(column, { number }))
  const ends = columns.map((number) => String(sumOf('column', number) ?? ''))
  const names = rows.map((_, index) => say(row, { number: index + 1 }))
  const nameWidth = Math.max(...names.map(({ length }) => length))
  const width = Math.max(...[heads, ends, ...rows].flat().map(({ length }) => length))
  const line = (name: string, cells: readonly string[], end = '') =>
    `${name.padEnd(nameWidth)} ${cells.map((cell) => ` ${cell.padStart(width)}`).join('')}${end}`.trimEnd()
  const hasSums = sums.length > 0
  return {
    hasSums,
    lines: [
      line('', heads),
      ...rows.map((cells, index) =>
        line(names[index], cells, hasSums ? ` | ${sumOf('row', index + 1)}` : ''),
      ),
      ...(hasSums ? [line('', ends)] : []),
    ],
  }
}

/** The name of a cell, by its row and its column, from 1. */
function cellNameIn(language: Language, row: number, column: number): string {
  const texts = prompt[language]
  return `${say(texts.row, { number: row })}${say(texts.column, { number: column })}`
}

function clueLine(
  { kind, number = '', label, cells, joint }: ToldClue,
  { words }: Family,
  { columns }: Shape,
  language: Language,
): string {
  const named = cells.map((cell) =>
    cellNameIn(language, Math.floor(cell / columns) + 1, (cell % columns) + 1),
  )
  const list = named.join(joint === undefined ? ', ' : ` ${joint} `)
  if (kind === undefined) return `- ${label === undefined ? list : `${label}: ${list}`}`
  const name = say((words[language] ?? words.en).groups[kind] ?? '', { number })
  const clue = label === undefined ? name : `${name} (${label})`
  return `- ${asLine(say(prompt[language].clue, { clue, cells: list }))}`
}
