import { cellName, faultSentence } from '../../families/cellNamesAndFaults.ts'
import type { Family } from '../../families/family.ts'
import { count } from '../../families/gridText.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { visible } from '../../families/puzzleError.ts'
import { parseBoard } from '../../formats/parseBoard.ts'
import type { Read } from '../../formats/readRecord.ts'
import { recipeOfRecord } from '../../formats/recordOrigin.ts'
import type { Limits } from '../../kernel/search.ts'
import { NO_WISHES } from '../../maker/orderFields.ts'
import { looseClues } from '../../maker/removableClues.ts'
import { makeSolver, type Solved, type Solver } from '../../solver/solve.ts'
import { boardFaults, isFull, NOTHING_TO_FILL, redundantClues } from '../../solver/verify.ts'
import type { Typed } from '../commandsFromTable.ts'
import type { ProofSink } from '../shared/certificateFiles.ts'
import { eachPuzzle, searchLimits } from '../shared/eachPuzzle.ts'
import { EXIT, flush, print } from '../shared/output.ts'
import { placed } from '../shared/puzzleTextAndJson.ts'
import { readPuzzleWithBoard } from '../shared/readPuzzleWithBoard.ts'

type VerifyOptions = Typed<'verify'>

type Verdict = { readonly sentence: string; readonly exit: number }

interface NamedSink {
  readonly name: string
  readonly write: ProofSink
}

/** The sinks of the proofs that the options ask for; their modules are loaded only then. */
async function proofSinks({ certificate, lrat }: VerifyOptions): Promise<NamedSink[]> {
  if (certificate === undefined && lrat === undefined) return []
  const { certificateSink, lratSink } = await import('../shared/certificateFiles.ts')
  return [
    ...(certificate === undefined ? [] : [{ name: 'certificate', write: certificateSink(certificate) }]),
    ...(lrat === undefined ? [] : [{ name: 'proof', write: lratSink(lrat) }]),
  ]
}

/** Verifies puzzles, or a filled board. Returns the exit code. */
export async function verify(options: VerifyOptions): Promise<number> {
  if (options.solution !== undefined) return verifyBoard(options, options.solution)
  const solver = makeSolver()
  const sinks = await proofSinks(options)
  return eachPuzzle(options, (entry, file) => {
    const { sentence, exit } = puzzleVerdict(entry, solver, options, sinks)
    print(placed(entry, file, sentence))
    return exit
  })
}

/** Checks a filled board against the puzzle of the files, which must be a single one. */
async function verifyBoard(options: VerifyOptions, solution: string): Promise<number> {
  const read = await readPuzzleWithBoard(options, {
    name: '--solution',
    file: solution,
    parse: (text, { family, puzzle }) => boardVerdict(family, puzzle, parseBoard(text, puzzle.shape)),
  })
  if (!read) return EXIT.badInput
  const { sentence, exit } = read.board
  print(placed(read.entry, read.file, sentence))
  await flush()
  return exit
}

function puzzleVerdict(
  entry: Read,
  solver: Solver,
  options: VerifyOptions,
  sinks: readonly NamedSink[],
): Verdict {
  const { family, puzzle, record } = entry
  const limits = searchLimits(options)
  const solved = solver(family, puzzle, limits)
  switch (solved.status) {
    case 'unique': {
      if (record?.solution && String(record.solution.flat()) !== String(solved.solutions[0])) {
        return { sentence: 'unique, but the solution in its record is wrong', exit: EXIT.badInput }
      }
      if (isFull(family, puzzle)) return { sentence: NOTHING_TO_FILL, exit: EXIT.badInput }
      const told = sinks.map(({ name, write }) => `; ${name}: ${visible(write(entry, solved.solutions[0]))}`)
      const sentence = `well-formed, and the solution is unique${told.join('')}`
      if (options.tight) {
        const tight = tightness(entry, solved.solutions[0], solver, limits)
        return { ...tight, sentence: `${sentence}; ${tight.sentence}` }
      }
      if (!options.minimal) return { sentence, exit: EXIT.fine }
      const { redundant, undecided } = redundantClues(family, puzzle, solved.solutions[0], solver, limits)
      const exit = undecided.length > 0 ? EXIT.limit : EXIT.fine
      return {
        sentence: `${sentence}; ${minimality(redundant, undecided, family.rules.kept?.(puzzle))}`,
        exit,
      }
    }
    case 'multiple':
      return { sentence: `not unique: ${difference(puzzle, solved)}`, exit: EXIT.badInput }
    case 'none':
      return { sentence: 'the puzzle has no solution', exit: EXIT.badInput }
    case 'unknown': {
      const found = solved.count === 0 ? 'no solution' : 'one solution'
      return { sentence: `undecided: a limit ended the search with ${found} found`, exit: EXIT.limit }
    }
  }
}

/** Describes where two solutions differ, so that an author sees where a clue is missing. */
function difference({ shape }: Puzzle, { solutions: [one, other] }: Solved): string {
  const cells = one.flatMap((value, cell) => (value === other[cell] ? [] : cell))
  const examples = cells
    .slice(0, 3)
    .map((cell) => `${cellName(shape, cell)} can be ${one[cell]} or ${other[cell]}`)
  return `the puzzle has several solutions; two of them differ in ${count(cells.length, 'cell')} (${examples.join(', ')})`
}

/**
 * Checks whether each clue is needed to meet the order. For puzzles that this generator version did not make, the only
 * requirement is a unique solution.
 */
function tightness(read: Read, solution: readonly number[], solver: Solver, limits: Limits): Verdict {
  const { family, puzzle, record } = read
  const ordered = recipeOfRecord(read)
  const { ceiling, tight: isClaimed = false } = (ordered && record) ?? {}
  const recipe = ordered ?? { family, shape: puzzle.shape, order: NO_WISHES }
  const { redundant, undecided } = looseClues(recipe, puzzle, solution, ceiling, solver, limits)
  const open = undecided.length > 0 ? `; undecided because of the limit: ${undecided.join('; ')}` : ''
  const rest = record?.tight && !ordered ? `${open}; ${NOT_OURS}` : open
  if (redundant.length > 0) {
    const claim = isClaimed ? ', though its record says that it is' : ''
    return {
      sentence: `not tight${claim}: ${count(redundant.length, 'clue')} could be removed, each alone: ${redundant.join('; ')}${rest}`,
      exit: isClaimed ? EXIT.badInput : EXIT.fine,
    }
  }
  if (open) return { sentence: `perhaps tight${rest}`, exit: EXIT.limit }
  const below = ceiling === undefined ? '' : ` (ceiling: degree ${ceiling})`
  return { sentence: `tight: no clue can be removed${below}${rest}`, exit: EXIT.fine }
}

/** The note on records of other generators, or other versions, that claim to be tight. */
const NOT_OURS = 'its record is not from this generator version, so only uniqueness was checked'

/** Says which clues could be removed. `kept` names the clues that were not tested. */
function minimality(redundant: readonly string[], undecided: readonly string[], kept?: string): string {
  const open = undecided.length > 0 ? `; undecided because of the limit: ${undecided.join('; ')}` : ''
  if (redundant.length > 0) {
    return `not minimal: ${count(redundant.length, 'clue')} could be removed, each alone: ${redundant.join('; ')}${open}`
  }
  return open
    ? `perhaps minimal${open}`
    : `minimal: no clue${kept === undefined ? '' : ` except ${kept}`} can be removed`
}

function boardVerdict(family: Family, puzzle: Puzzle, values: readonly number[]): Verdict {
  const faults = boardFaults(family, puzzle, values)
  if (faults.length === 0) return { sentence: 'the board is a solution', exit: EXIT.fine }
  const rules = faults.map((fault) => faultSentence(fault, puzzle.shape))
  return { sentence: `the board is not a solution: ${rules.join('; ')}`, exit: EXIT.badInput }
}
