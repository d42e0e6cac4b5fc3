// What five posts did, rebuilt on one kernel, so that their ideas can be compared with each other and with ours: one line
// of the table each. Their programs are not ours: where a profile does something else than its source, it says so.

import type { Family } from '../../families/family.ts'
import type { Strength } from '../../families/model.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import type { Model } from '../../kernel/model.ts'
import { makeBranching, type VariableOrderName } from '../../kernel/orders.ts'
import { makeSearcher } from '../../kernel/search.ts'
import type { Contender } from './contender.ts'
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

/** What somebody published, rebuilt on the kernel. */
export interface Profile {
  /** As it is typed in a list of contenders. */
  readonly name: string
  /** How the rules are made use of in each family that it takes, by the family's name. */
  readonly models: Readonly<Record<string, ModelMaker>>
  /** Which cell, or number, comes next; its alternatives are tried from the smallest. */
  readonly variables: VariableOrderName
  /** What it does, in a line. */
  readonly what: string
  /** Who published it, where and when. */
  readonly source: string
  /** What the source does otherwise; left out where it does the same. */
  readonly differs?: string
}

/** What a family has for itself at that strength. */
function ofStrength(strength: Strength): ModelMaker {
  return (family, shape) => family.model.compile(shape, strength)
}

/** No conclusions, and a check after each number. */
function checked(makeCheck: (cells: number) => SumCheck): ModelMaker {
  return (family, shape) => makeCheckingModel(family, shape, makeCheck(shape.rows * shape.columns))
}

const SURVO_POST =
  'the Survo post: Mattila, "Solving small puzzles (with just a few lines of code)", MSDN blogs (2007)'

/** All profiles, in the order in which help texts list them. */
export const PROFILES: readonly Profile[] = [
  {
    name: 'survo-fill',
    models: { survo: checked(makeNoCheck) },
    variables: 'row-major',
    what: 'fills cell after cell with each unused number; sums are looked at when the board is full',
    source: `${SURVO_POST}, phase 1`,
    differs:
      'cells are filled in one order, as the post counts the ways to fill them (9!); its lines of code, of all three phases, go on with the next free cell after each, and so try every order of cells',
  },
  {
    name: 'survo-rows',
    models: { survo: checked(makeRowCheck) },
    variables: 'row-major',
    what: 'fills cell after cell; the sum of a row is looked at when the row is full, those of the columns when the board is',
    source: `${SURVO_POST}, phase 2`,
    differs:
      'as survo-fill; and the post looks at a row, and goes on at all, only where its last cell has just been filled',
  },
  {
    name: 'survo-cells',
    models: { survo: checked(makeBoundsCheck) },
    variables: 'row-major',
    what: 'fills cell after cell; after each number every row and column must lack no less than its open cells can add with the smallest unused numbers, and no more than with the largest',
    source: `${SURVO_POST}, phase 3`,
    differs:
      'as survo-fill; and the post shows the smallest number for one open cell and leaves the rest to the reader',
  },
  {
    name: 'magic-fullest',
    models: { magic: checked(makeCombinationCheck) },
    variables: 'fullest-group',
    what: 'fills the first empty cell of the row, column or diagonal with the fewest; after each number, every line with three filled cells or more must be completed by some set of unused numbers',
    source: 'the magic post: Findling, "Magic number board puzzle solver in Python" (2014)',
    differs:
      'the post searches best first, fuller boards before others, which comes to the same states where all solutions are looked for; it begins the rising diagonal at its lower end',
  },
  {
    name: 'sudoku-fewest',
    models: { sudoku: ofStrength('check') },
    variables: 'fewest-candidates',
    what: 'fills the first cell with the fewest numbers that its row, column and box leave; no propagation',
    source: 'the Sudoku post: "Expecto Patronum - writing a sudoku solver (Part 2)" (2011)',
    differs:
      "the post's program looks at no boxes when it checks a board, has no choice where every empty cell could have all nine numbers, and ends with the first solution",
  },
  {
    name: 'norvig',
    models: {
      sudoku: ofStrength('basic'),
      kenken: (family, shape) => family.grading.makeStrongModel(shape),
    },
    variables: 'fewest-candidates',
    what: 'naked and hidden singles, in a KenKen also the numbers of each square that no filling of its cage has; then the square with the fewest numbers',
    source:
      'Norvig, "Solving Every Sudoku Puzzle" (2006) and the notebook "KenKen Puzzles" (2016, 2021), whose steps are naked singles, hidden singles and cage consistency',
    differs:
      'fillings that repeat a number within a line of the cage are left out from the start; cages of more than 6 cells or 4000 fillings have bounds; the notebook ends with the first solution',
  },
  {
    name: 'hidoku-fewest',
    models: { hidoku: makeWindowsModel },
    variables: 'fewest-alternatives',
    what: 'places every number, those with one cell left too: the cell with the fewest numbers or the number with the fewest cells, whichever has fewer; numbers keep within their distance of the placed ones, each has a cell and each empty cell a number',
    source: 'the Hidoku post: Findling, "Hidoku Solver in Python" (2015)',
    differs:
      'the post also counts the connections that cells still lack; its program takes numbers only, not cells, and among equals the one that a dictionary has first; distances here are walks around blocked cells, which the post has none of',
  },
]

/** A profile as a contender; `seed` is that of random orders. */
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
