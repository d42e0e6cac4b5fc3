// Profiles: the solvers of five published posts, rebuilt on one kernel, so that their ideas can be compared
// with each other and with the built-in ones. No code of the posts is used. Each profile states where it
// differs from its source.

import type { Family } from '../../families/family.ts'
import type { Strength } from '../../families/model.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import type { VariableOrder } from '../../kernel/branching.ts'
import { branchingOf, type NamedOrder, VALUE_ORDERS, VARIABLE_ORDERS } from '../../kernel/heuristics.ts'
import { makeSearcher } from '../../kernel/search.ts'
import type { Model } from '../../kernel/searchModel.ts'
import { FEWEST_PLACES, makeConnectionModel } from './connectionModel.ts'
import type { Contender } from './contenderTypes.ts'
import { makeWindowsModel } from './pathModel.ts'
import texts from './rebuiltSolverTexts.json' with { type: 'json' }
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
  /** The model for each family that the profile can solve, by the name of the family. */
  readonly models: Readonly<Record<string, ModelMaker>>
  /** The order in which cells or numbers are chosen; the alternatives are tried in ascending order. */
  readonly variables: NamedOrder<VariableOrder>
  /** A description in one line. */
  readonly what: string
  /** The author, title and year of the publication. */
  readonly source: string
  /** The differences from the source; left out if there are none. */
  readonly differs?: string
}

/** The family's own model at a strength of propagation. */
function ofStrength(strength: Strength): ModelMaker {
  return (family, shape) => family.model.compile(shape, strength)
}

/** A model without propagation that checks sums after each number. */
function checked(makeCheck: (cells: number) => SumCheck): ModelMaker {
  return (family, shape) => makeCheckingModel(family, shape, makeCheck(shape.rows * shape.columns))
}

/** How each profile searches, in the order of the help texts. */
const SEARCHES: Readonly<Record<keyof typeof texts, Pick<Profile, 'models' | 'variables'>>> = {
  'survo-fill': { models: { survo: checked(makeNoCheck) }, variables: VARIABLE_ORDERS['row-major'] },
  'survo-rows': { models: { survo: checked(makeRowCheck) }, variables: VARIABLE_ORDERS['row-major'] },
  'survo-cells': { models: { survo: checked(makeBoundsCheck) }, variables: VARIABLE_ORDERS['row-major'] },
  'magic-fullest': {
    models: { magic: checked(makeCombinationCheck) },
    variables: VARIABLE_ORDERS['fullest-group'],
  },
  'sudoku-fewest': {
    models: { sudoku: ofStrength('check') },
    variables: VARIABLE_ORDERS['fewest-candidates'],
  },
  norvig: {
    models: {
      sudoku: ofStrength('basic'),
      kenken: (family, shape) => family.grading.makeStrongModel(shape),
    },
    variables: VARIABLE_ORDERS['fewest-candidates'],
  },
  'hidoku-fewest': {
    models: { hidoku: makeWindowsModel },
    variables: VARIABLE_ORDERS['fewest-alternatives'],
  },
  'hidoku-post': { models: { hidoku: makeConnectionModel }, variables: FEWEST_PLACES },
}

/** All profiles, in the order of the help texts. */
export const PROFILES: readonly Profile[] = Object.entries(SEARCHES).map(([name, search]) => ({
  name,
  ...search,
  ...texts[name as keyof typeof texts],
}))

/** Makes a contender of a profile; `seed` is for random orders. */
export function profileContender(profile: Profile, seed: string): Contender {
  const { name, models, variables, what, source } = profile
  return {
    name,
    what,
    source,
    takes: (family) => Object.hasOwn(models, family.name),
    makeSearcher: (family, shape) =>
      makeSearcher(models[family.name](family, shape), branchingOf(variables, VALUE_ORDERS.ascending, seed)),
  }
}
