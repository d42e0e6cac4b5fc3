// The labels of cells for screen readers: place, value, cage, and the sums of rows and columns that begin at the cell.

import type { PlayedCage } from '../families/playing.ts'
import { say } from '../words/formatMessage.ts'
import { symbolLabel } from './openPuzzleRecord.ts'
import type { Session } from './session.ts'
import { sumLabels } from './sumLabels.ts'

/** The label of a cell, as short as possible; `shownNotes` are its visible candidates. */
export function cellLabel(
  { game, parts, letters, houses, said }: Session,
  cell: number,
  hasConflict: boolean,
  shownNotes: readonly number[],
): string {
  const { played, words, symbols } = parts
  const { player } = words
  const { columns } = played.puzzle.shape
  const place = say(player.cell, { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 })
  if (played.isBlocked(cell)) return `${place}, ${player.label.blocked}`
  const { values, corner } = game.board
  const value = values[cell]
  const notes = value > 0 ? [] : [...shownNotes, ...corner[cell]]
  const colour = game.board.colours?.[cell] ?? 0
  const marks = colour > 0 ? said?.help.marks : undefined
  const cage = played.cages.find(({ cells }) => cells.length > 1 && cells.includes(cell))
  const inOrder = cage?.cells.toSorted((a, b) => a - b)
  const cageText = ({ target, operator, cells }: PlayedCage, index: number) =>
    say(index > 0 ? player.label.cageCell : player.label.cage, {
      target,
      operator: player.operators[operator],
      cells: cells.length,
      place: index + 1,
    })
  return [
    place,
    ...(letters?.has(cell) ? [letters.get(cell)] : []),
    ...(houses ?? []).filter((one) => one.name !== '' && one.cells.includes(cell)).map(({ name }) => name),
    ...(played.shaded.includes(cell) ? [player.label.shaded] : []),
    value > 0 ? symbolLabel(symbols, value) : player.label.empty,
    ...(value > 0 && played.rules.isFixed(cell) ? [player.label.given] : []),
    ...(hasConflict ? [player.label.conflict] : []),
    ...(marks ? [say(marks.label, { colour: marks.colours[colour - 1] })] : []),
    ...(notes.length > 0
      ? [say(player.label.notes, { numbers: notes.map((note) => symbolLabel(symbols, note)).join(' ') })]
      : []),
    ...(cage && inOrder ? [cageText(cage, inOrder.indexOf(cell))] : []),
    ...played.clues
      .filter(({ cells }) => cells.includes(cell))
      .map(({ kind, number, cells }) =>
        say(player.label.clueCell, {
          clue: say(words.clues?.[kind] ?? '', { number }),
          place: cells.indexOf(cell) + 1,
          cells: cells.length,
        }),
      ),
    ...sumLabels(parts, values, cell),
  ].join(', ')
}
