// The rows for game IDs of Simon Tatham's Solo, Unequal and Towers: whether all are read, have one solution and are written unchanged,
// and how our stars follow their labels of difficulty. Needs the Debian package sgt-puzzles.

import { writePuzzle } from '../../dist/formats/notations/exchangeNotation.js'
import { EXCHANGE_NOTATIONS } from '../../dist/formats/notations/notationRegistry.js'
import { makeGrader, makeSolver } from '../../dist/index.js'
import { atLeast } from './bounds.mjs'
import { madeByGame } from './collections.mjs'
import { median } from './timing.mjs'

/** How many IDs of each label: the medians of a few dozen killers change from sample to sample. */
const IDS = 200
/** The games, their parameters, and the letters of their labels from easy to hard. Those are left out that Solo hardly finds. */
const KINDS = [
  { what: 'X 9x9', game: 'solo', parameters: '3x3x', labels: 'tbiaeu' },
  { what: 'jigsaw 9x9', game: 'solo', parameters: '9j', labels: 'tbiau' },
  { what: 'killer 9x9', game: 'solo', parameters: '3x3k', labels: 'tbiau' },
  { what: 'X killer jigsaw 9x9', game: 'solo', parameters: '9jxk', labels: 'tb' },
  { what: 'Futoshiki 5x5', game: 'unequal', parameters: '5', labels: 'tekxr' },
  { what: 'Futoshiki 6x6', game: 'unequal', parameters: '6', labels: 'tekxr' },
  { what: 'bars between consecutive numbers 5x5', game: 'unequal', parameters: '5a', labels: 'tekxr' },
  { what: 'skyscrapers 5x5', game: 'towers', parameters: '5', labels: 'ehxu' },
  { what: 'skyscrapers 6x6', game: 'towers', parameters: '6', labels: 'ehxu' },
]

function rowsOf({ what, game, parameters, labels }) {
  const solve = makeSolver()
  const grade = makeGrader()
  const notation = EXCHANGE_NOTATIONS.find(({ name }) => name === game)
  let [right, all] = [0, 0]
  const medians = Array.from(labels, (label) => {
    const stars = madeByGame(game, `${parameters}d${label}`, IDS).map(({ family, puzzle, id }) => {
      all++
      const { status, solutions } = solve(family, puzzle)
      if (status === 'unique' && writePuzzle(notation, family, puzzle) === id) right++
      return grade(family, puzzle, solutions[0]).stars
    })
    return median(stars)
  })
  return [
    {
      what: `% of ${all} unique and written unchanged, ${what}`,
      figure: (100 * right) / all,
      ...atLeast(100, 100),
    },
    {
      what: `of ${labels.length} labels without fewer stars than the one before, ${what}`,
      figure: medians.filter((one, place) => place === 0 || one >= medians[place - 1]).length,
      note: `median stars by label: ${medians.join(', ')}`,
      ...atLeast(labels.length, labels.length),
    },
  ]
}

export const TATHAM = { "rules: Simon Tatham's games": () => KINDS.flatMap(rowsOf) }
