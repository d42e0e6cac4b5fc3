// The workloads for comparing two builds. They use only names that the library has always exported, since one
// of the builds may be old.

import { createHash } from 'node:crypto'

/** The usual shape of each family, as the beginning of made names. */
const USUAL = ['sudoku:9x9', 'kenken:6x6', 'survo:4x4', 'hidoku:8x8', 'magic:5x5']

/** The fewest givens that the generator reaches in a few milliseconds: such puzzles need some search. */
const FEW_GIVENS = 'sudoku:9x9:clues=0..22'

const workload = (task, kind, count = 20) => ({ name: `${task} ${kind}`, task, kind, count })

/**
 * The task, the kind of puzzles, and the number of different puzzles: a pass takes a few tenths of a second
 * at most.
 */
export const WORKLOADS = [
  workload('solving', FEW_GIVENS, 60),
  ...USUAL.filter((kind) => !FEW_GIVENS.startsWith(kind)).map((kind) => workload('solving', kind)),
  ...USUAL.map((kind) => workload('making', kind, kind.startsWith('magic') ? 8 : 40)),
  workload('making', 'sudoku:9x9:stars=3', 6),
  ...USUAL.map((kind) => workload('grading', kind, /^(?:magic|survo)/.test(kind) ? 6 : 20)),
]

/**
 * For each task, the repeatable work on an input, and the part of its answer that
 * must be the same in all builds.
 */
const TASKS = {
  solving: ({ makeSolver, parsePuzzle }, { inputs }) => {
    const solver = makeSolver()
    const entries = inputs.map((name) => parsePuzzle(name))
    return {
      work: (index) => solver(entries[index].family, entries[index].puzzle),
      essence: ({ status, solutions }) => ({ status, solutions }),
    }
  },
  making: (library, { kind, inputs }) => {
    const { makeMaker, puzzleName } = library
    const { family, shape, order } = recipeOf(library, kind)
    const make = makeMaker(family, shape, order)
    return {
      work: (index) => make(inputs[index]),
      essence: ({ puzzle, solution, minimal }) => ({ name: puzzleName(family, puzzle), solution, minimal }),
    }
  },
  grading: ({ makeGrader, parsePuzzle }, { inputs }) => {
    const grader = makeGrader()
    const entries = inputs.map((name) => parsePuzzle(name))
    return {
      work: (index) => grader(entries[index].family, entries[index].puzzle),
      essence: ({ degree, stars }) => ({ degree, stars }),
    }
  },
}

/** The order of a kind of puzzles, for the build's own generator version. */
const recipeOf = ({ parseMadeName, GENERATOR_VERSION }, kind) =>
  parseMadeName(`${kind}#bench@${GENERATOR_VERSION}`)

/**
 * The inputs of a task: seeds for making; for the other tasks, the names of the puzzles that this build makes
 * from these seeds.
 */
export function makeInputs(library, { task, kind, count }) {
  const { makeMaker, puzzleName } = library
  const seeds = Array.from({ length: count }, (_, index) => `bench/${index}`)
  if (task === 'making') return seeds
  const { family, shape, order } = recipeOf(library, kind)
  const make = makeMaker(family, shape, order)
  return seeds.map((seed) => puzzleName(family, make(seed).puzzle))
}

/** A task of one build, ready to run; `digest` is the same for the same answers. */
export function makeTask(library, { task, ...details }) {
  const { work, essence } = TASKS[task](library, details)
  const answers = () => details.inputs.map((_, index) => essence(work(index)))
  return { work, digest: () => createHash('sha256').update(JSON.stringify(answers())).digest('hex') }
}
