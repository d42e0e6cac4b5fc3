// Profiles: the solvers of five published posts, rebuilt on one kernel, so that their ideas can be compared
// with each other and with the built-in ones. No code of the posts is used. Each profile states where it
// differs from its source.

import type { Family } from '../../families/family.ts'
import type { Strength } from '../../families/model.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import type { Model } from '../../kernel/model.ts'
import { makeBranching, type VariableOrderName } from '../../kernel/orders.ts'
import { makeSearcher } from '../../kernel/search.ts'
import type { Contender } from './contenderParts.ts'
import { makeWindowsModel } from './pathModel.ts'
import { makeCheckingModel } from './sumCheckModel.ts'
import {
  makeBoundsCheck,
  makeCombinationCheck,
  makeNoCheck,
  makeRowCheck,
  type SumCheck,
} from './sumChecks.ts'

/** Compiles the rules of a family for a shape. */
export type ModelMaker = (family: Family, shape: Shape) => Model<Puzzle>

/** A published solver, rebuilt on the kernel. */
export interface Profile {
  /** The name as users type it in a list of contenders. */
  readonly name: string
  /** The model of each family that it takes, by the name of the family. */
  readonly models: Readonly<Record<string, ModelMaker>>
  /** The order in which cells or numbers are chosen; their alternatives are tried from the smallest. */
  readonly variables: VariableOrderName
  /** A description in one line. */
  readonly what: string
  /** The author, title and year of the publication. */
  readonly source: string
  /** The differences from the source; left out if there are none. */
  readonly differs?: string
}

/** The family's own model at a strength. */
function ofStrength(strength: Strength): ModelMaker {
  return (family, shape) => family.model.compile(shape, strength)
}

/** A model without propagation that checks sums after each number. */
function checked(makeCheck: (cells: number) => SumCheck): ModelMaker {
  return (family, shape) => makeCheckingModel(family, shape, makeCheck(shape.rows * shape.columns))
}

const SURVO_POST =
  'the Survo post: Mattila, "Solving small puzzles (with just a few lines of code)", MSDN blogs (2007)'

/** All profiles, in the order of the help texts. */
export const PROFILES: readonly Profile[] = [
  {
    name: 'survo-fill',
    models: { survo: checked(makeNoCheck) },
    variables: 'row-major',
    what: 'fills cell after cell with each unused number; checks the sums when the board is full',
    source: `${SURVO_POST}, phase 1`,
    differs:
      'cells are filled in one order, as the post assumes when it counts 9! ways to fill them; its code, in all three phases, continues with each later free cell and so tries every order of cells',
  },
  {
    name: 'survo-rows',
    models: { survo: checked(makeRowCheck) },
    variables: 'row-major',
    what: 'fills cell after cell; checks the sum of a row when the row is full, and those of the columns when the board is full',
    source: `${SURVO_POST}, phase 2`,
    differs:
      'as survo-fill; also, the post checks a row, and continues at all, only when the last cell of the row has just been filled',
  },
  {
    name: 'survo-cells',
    models: { survo: checked(makeBoundsCheck) },
    variables: 'row-major',
    what: 'fills cell after cell; after each number, the sum that each row and column still lacks must lie between the sum of the smallest unused numbers, one for each open cell, and the sum of the largest',
    source: `${SURVO_POST}, phase 3`,
    differs:
      'the difference of survo-fill; in addition, the post gives only one case of this check (one open cell, smallest number) and leaves the other cases to the reader',
  },
  {
    name: 'magic-fullest',
    models: { magic: checked(makeCombinationCheck) },
    variables: 'fullest-group',
    what: 'fills the first empty cell of the row, column or diagonal with the fewest empty cells; after each number, some set of unused numbers must complete every line with three or more filled cells',
    source: 'the magic post: Findling, "Magic number board puzzle solver in Python" (2014)',
    differs:
      'the post searches best first, with fuller boards before others, which visits the same states if all solutions are wanted; it starts the rising diagonal at its lower end',
  },
  {
    name: 'sudoku-fewest',
    models: { sudoku: ofStrength('check') },
    variables: 'fewest-candidates',
    what: 'fills the first cell with the fewest numbers left by its row, column and box; no propagation',
    source: 'the Sudoku post: "Expecto Patronum - writing a sudoku solver (Part 2)" (2011)',
    differs:
      "the post's program ignores boxes when it checks a board, fails if every empty cell can have all nine numbers, and stops at the first solution",
  },
  {
    name: 'norvig',
    models: {
      sudoku: ofStrength('basic'),
      kenken: (family, shape) => family.grading.makeStrongModel(shape),
    },
    variables: 'fewest-candidates',
    what: 'naked and hidden singles; in a KenKen, also removes the numbers of a square that occur in no filling of its cage; then branches on the square with the fewest numbers',
    source:
      'Norvig, "Solving Every Sudoku Puzzle" (2006) and the notebook "KenKen Puzzles" (2016, 2021), whose steps are naked singles, hidden singles and cage consistency',
    differs:
      'fillings that repeat a number within a line of the cage are left out from the start; cages with more than 6 cells or 4000 fillings use bounds; the notebook stops at the first solution',
  },
  {
    name: 'hidoku-fewest',
    models: { hidoku: makeWindowsModel },
    variables: 'fewest-alternatives',
    what: 'places every number, including those with one cell left: the cell with the fewest numbers or the number with the fewest cells, whichever has fewer; numbers stay within reach of the placed ones, and each number must have a cell and each empty cell a number',
    source: 'the Hidoku post: Findling, "Hidoku Solver in Python" (2015)',
    differs:
      'the post also counts the connections that cells still lack; its program branches on numbers only, not on cells, and takes the first of equals in a dictionary; distances here lead around blocked cells, which the post does not have',
  },
]

/** Makes a contender of a profile; `seed` is for random orders. */
export function profileContender(profile: Profile, seed: string): Contender {
  const { name, models, variables, what, source } = profile
  return {
    name,
    what,
    source,
    takes: (family) => Object.hasOwn(models, family.name),
    makeSearcher: (family, shape) =>
      makeSearcher(models[family.name](family, shape), makeBranching(variables, 'ascending', seed)),
  }
}
