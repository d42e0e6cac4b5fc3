import { extname } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { shownGivens } from '../../families/grid.ts'
import { symbolLegend } from '../../families/symbols.ts'
import type { Read } from '../../formats/readRecord.ts'
import { makeSolver, type Solver } from '../../solver/solve.ts'
import { PICTURE_FORMATS, type PictureFormat } from '../shared/imageFormats.ts'
import { readEntries } from '../shared/input.ts'
import { asUsage, readOptions, type SourceOptions, upTo, withSource } from '../shared/options.ts'
import { complain, EXIT } from '../shared/output.ts'
import { refusal } from '../shared/puzzleReport.ts'
import { dresserOf, type SymbolsOptions, withSymbols } from '../shared/symbolsOption.ts'
import type { Picture } from './writePictures.ts'

interface RenderOptions extends SourceOptions, SymbolsOptions {
  readonly format?: PictureFormat
  readonly solution?: boolean
  readonly size?: number
  readonly dpi: number
  readonly out?: string
  readonly paper?: string
  readonly perPage?: number
  readonly labels?: true
}

export function addRender(program: Command): void {
  const command = program
    .command('render')
    .argument('[files...]', 'files with puzzles in any notation; - is standard input')
    .addOption(
      new Option(
        '--format <format>',
        'format of the pictures (by default that of the ending of --out, else text)',
      ).choices(PICTURE_FORMATS),
    )
    .option('--solution', 'add the solution, in a lighter weight')
    .option(
      '--size <mm>',
      'width of the drawing (by default cells are 9 mm wide, and a board fills its page of a PDF)',
      between(5, 2000),
    )
    .option(
      '--per-page <number>',
      'boards on a page of a PDF (1 by default; with --size as many as fit)',
      upTo(MOST_PER_PAGE),
    )
    .option('--paper <size>', 'paper of a PDF: A4 (by default), A5, A3, letter, or a size such as 200x250mm')
    .option('--labels', 'print the number of each board of a PDF above it')
    .option('--dpi <number>', 'resolution of a PNG, in dots per inch', between(30, 2400), 300)
    .option(
      '--out <path>',
      'file, or folder/ for several SVG or PNG pictures (standard output by default); a PDF has all puzzles',
    )
  withSymbols(withSource(command)).action(render)
}

async function render(files: string[], options: RenderOptions): Promise<void> {
  // Loaded only here: fonts and PDF take a moment to load.
  const { parsePaperSize } = await import('../../render/paperSize.ts')
  const { pictureSink } = await import('./writePictures.ts')
  const { paper, ...rest } = options
  const format = options.format ?? formatOf(options.out)
  if (format !== 'pdf') expectNoPages(options)
  const sink = pictureSink({
    ...rest,
    format,
    ...(paper !== undefined && { paper: asUsage(() => parsePaperSize(paper)) }),
  })
  const solver = options.solution ? makeSolver() : undefined
  const dressed = dresserOf(options)
  let exit: number = EXIT.fine
  const onError = (file: string, error: unknown, line?: number) => {
    if (!(error instanceof PuzzleError)) throw error
    // If the output cannot be written, no other puzzle can be written either.
    if (error.code === 'unwritable') throw error
    complain(file, error, line)
    exit = EXIT.badInput
  }
  try {
    await readEntries(
      files,
      readOptions(options),
      (entry, file) => {
        try {
          if ('error' in entry) throw entry.error
          sink.add(pictureOf({ ...entry, family: dressed(entry.family, entry.puzzle) }, solver))
        } catch (error) {
          onError(file, error, entry.line)
        }
      },
      async () => {},
    )
    await sink.end()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    exit = EXIT.badInput
  }
  process.exitCode = exit
}

/** Refuses options for pages, which only a PDF has. */
function expectNoPages({ paper, perPage, labels }: RenderOptions): void {
  const given = Object.entries({ paper, 'per-page': perPage, labels }).find(
    ([, value]) => value !== undefined,
  )
  if (given) throw new InvalidArgumentError(`--${given[0]} needs a PDF: --out FILE.pdf, or --format pdf`)
}

/** The format of a file name's ending. */
function formatOf(out: string | undefined): PictureFormat {
  if (out === undefined) return 'text'
  const ending = extname(out).toLowerCase()
  const found = PICTURE_FORMATS.find((format) => ending === (format === 'text' ? '.txt' : `.${format}`))
  if (found) return found
  throw new InvalidArgumentError(
    `${out} does not end in a known format; add --format with one of ${PICTURE_FORMATS.join(', ')}`,
  )
}

/** The maximum number of boards on a page. */
const MOST_PER_PAGE = 100

/** The maximum number of nodes of the search for a solution to draw. */
const MOST_NODES = 10_000_000

/**
 * The picture of a puzzle or, if there is a solver, of its solution. Throws a PuzzleError if the solver does
 * not find exactly one solution.
 */
function pictureOf({ family, puzzle }: Read, solver: Solver | undefined): Picture {
  const title = `${family.words.en.name} ${puzzle.shape.text}`
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

function between(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (/^\d+(\.\d+)?$/.test(text) && number >= least && number <= most) return number
    throw new InvalidArgumentError(`expected a number from ${least} to ${most}`)
  }
}
