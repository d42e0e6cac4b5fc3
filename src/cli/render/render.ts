import { extname } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { shownGivens } from '../../families/cellNamesAndFaults.ts'
import { symbolLegend } from '../../families/familyWithSymbols.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { nameWithSize } from '../../families/variantNames.ts'
import type { Read } from '../../formats/readRecord.ts'
import { parsePaperSize } from '../../render/paperSize.ts'
import { makeSolver, type Solver } from '../../solver/solve.ts'
import type { Typed } from '../commandsFromTable.ts'
import { dresserOf } from '../shared/dresserOf.ts'
import { eachPuzzle } from '../shared/eachPuzzle.ts'
import { PICTURE_FORMATS, type PictureFormat } from '../shared/imageFormats.ts'
import { asUsage } from '../shared/optionHelpers.ts'
import { EXIT } from '../shared/output.ts'
import { refusal } from '../shared/puzzleTextAndJson.ts'
import { type Picture, pictureSink } from './writePictures.ts'

type RenderOptions = Typed<'render'>

/** Draws puzzles. Returns the exit code. */
export async function render(options: RenderOptions): Promise<number> {
  const { paper, ...rest } = options
  const format = options.format ?? formatOf(options.out)
  if (format !== 'pdf') expectNoPages(options)
  const sink = pictureSink({
    ...rest,
    format,
    ...(paper !== undefined && { paper: asUsage(() => parsePaperSize(paper)) }),
  })
  const solver = options.solution ? makeSolver() : undefined
  const dressed = await dresserOf(options.symbols)
  const exit = await eachPuzzle(options, (entry) => {
    sink.add(pictureOf({ ...entry, family: dressed(entry.family, entry.puzzle) }, solver))
    return EXIT.fine
  })
  await sink.end()
  return exit
}

/** Refuses the options for pages, because only a PDF has pages. */
function expectNoPages({ paper, perPage, labels }: RenderOptions): void {
  const given = Object.entries({ paper, 'per-page': perPage, labels }).find(
    ([, value]) => value !== undefined,
  )
  if (given)
    throw new InvalidArgumentError(`--${given[0]} works only for a PDF; add --out FILE.pdf or --format pdf`)
}

/** The format that the extension of a file name means. */
function formatOf(out: string | undefined): PictureFormat {
  if (out === undefined) return 'text'
  const ending = extname(out).toLowerCase()
  const found = PICTURE_FORMATS.find((format) => ending === (format === 'text' ? '.txt' : `.${format}`))
  if (found) return found
  throw new InvalidArgumentError(
    `${out} does not end in a known format; add --format with one of ${PICTURE_FORMATS.join(', ')}`,
  )
}

/** The maximum number of nodes of the search for the solution that is drawn. */
const MOST_NODES = 10_000_000

/**
 * The picture of a puzzle or, if `solver` is given, of its solution. Throws a PuzzleError if the solver does not find
 * exactly one solution.
 */
function pictureOf({ family, puzzle }: Read, solver: Solver | undefined): Picture {
  const title = nameWithSize(family.words.en, puzzle.shape)
  const legend = symbolLegend(family, 'en')
  if (!solver) {
    return { scene: family.drawing.scene(puzzle, shownGivens(puzzle)), title, fileName: family.name, legend }
  }
  const { status, solutions } = solver(family, puzzle, { nodes: MOST_NODES })
  if (status !== 'unique')
    throw new PuzzleError('conflict', `no solution to draw: ${refusal(status).message}`)
  return {
    scene: family.drawing.scene(puzzle, solutions[0]),
    title: `${title}, solution`,
    fileName: `${family.name}-solution`,
    legend,
  }
}
