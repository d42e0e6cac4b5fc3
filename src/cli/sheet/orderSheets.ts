// Resolves an order of sheets: which puzzles, for how many pupils, and how the sheets look.

import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { shareOut } from '../../book/recipe/sectionOrders.ts'
import type { SheetDesign } from '../../book/sheet/sheetContents.ts'
import { expectRoomOnSheets } from '../../book/sheet/sheetPages.ts'
import { namedShape } from '../../families/namedShape.ts'
import type { NamedFamily } from '../../families/registry.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import { expectSymbols, makeDresser } from '../../families/symbols.ts'
import { STARS, type Stars } from '../../grader/stars.ts'
import { makeRng } from '../../kernel/rng.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { NO_WISHES } from '../../maker/orderFields.ts'
import { printedOrder } from '../../maker/printedOrder.ts'
import type { CountedRecipe, Recipe } from '../../maker/puzzleRecipe.ts'
import type { Range } from '../../maker/puzzleRequest.ts'
import { lackingStars, starsOfShape, starsToAskFor } from '../../maker/reachableStars.ts'
import { loadTypeface } from '../../render/fonts.ts'
import { parsePaperSize } from '../../render/paperSize.ts'
import { realPlace } from '../../runs/fileSystem.ts'
import type { Language } from '../../words/languages.ts'
import { asUsage } from '../shared/options.ts'
import { ownWishes, readSeed, type StarsOptions, starsAsked } from '../shared/orderOptions.ts'
import { EXIT } from '../shared/output.ts'
import { askedSymbols, type SymbolsOptions } from '../shared/symbolsOption.ts'
import { keyBeside, makeSheets, type WantedPuzzles } from './makeSheets.ts'

/** The options as typed. */
export interface SheetOptions extends StarsOptions, SymbolsOptions {
  readonly shape?: string
  readonly number?: number
  readonly pupils?: number
  readonly seed?: string
  readonly title?: string
  readonly rules?: boolean
  readonly perPage?: number
  readonly paper: string
  readonly language: Language
  readonly workers?: number
  readonly out: string
  readonly quiet?: boolean
}

/** What the argument names: a family, or a file with puzzles. */
export type SheetSource = { readonly named: NamedFamily } | { readonly file: string }

/** The usual number of puzzles on a sheet. */
const USUAL_NUMBER = 4

/** The usual stars: for a lesson, most puzzles should be solved. */
const USUAL_STARS = 2

/** Makes the sheets and their key. Returns the exit code. */
export async function orderSheets(
  source: SheetSource,
  options: SheetOptions,
  command: Command,
): Promise<number> {
  const { out, title, language, rules = false, perPage, pupils = 1 } = options
  const typeface = loadTypeface()
  const paper = asUsage(() => parsePaperSize(options.paper))
  if (title !== undefined) expectTitle(title, (text) => typeface.bold.missing(text))
  const design = { paper, title, language, hasRules: rules, perPage, typeface }
  const symbols = askedSymbols(options.symbols, typeface)
  const seed = 'file' in source && options.seed === undefined ? undefined : readSeed(options.seed)
  const wanted: WantedPuzzles | string =
    'file' in source
      ? { file: source.file, number: options.number }
      : familyOrders(source.named, options, command, design, symbols)
  if (typeof wanted === 'string') {
    process.stderr.write(`impossible: ${wanted}\n`)
    return EXIT.limit
  }
  if ('file' in wanted) expectNoInput(out, wanted.file)
  const { workers = availableParallelism(), quiet = false } = options
  // The seed is printed before the work, so that the run can be repeated even if it fails.
  if (seed !== undefined && options.seed === undefined && !quiet) process.stderr.write(`seed ${seed}\n`)
  return makeSheets({ wanted, pupils, design, symbols, seed, out, workers, quiet })
}

/** The orders of a family's puzzles: those of one place on the sheet are equally hard for all pupils. */
function familyOrders(
  named: NamedFamily,
  options: SheetOptions,
  command: Command,
  design: SheetDesign,
  symbols: SymbolSet | undefined,
): WantedPuzzles | string {
  const { family } = named
  const { number = USUAL_NUMBER, pupils = 1 } = options
  return asUsage(() => {
    const shape = namedShape(named, options.shape)
    if (symbols) expectSymbols(family, { shape, givens: [] }, symbols)
    const plain: Recipe = { family, shape, order: { ...NO_WISHES, own: ownWishes(family, command) } }
    const reason = impossibleOrder(plain)
    if (reason !== undefined) return reason
    // A small shape has few symmetric puzzles, and few of which none is another's twin: too few for a class.
    const isSmall = shape.rows * shape.columns <= SMALL
    const recipe = isSmall ? plain : { ...plain, order: printedOrder(plain) }
    const sample = sampleOf(recipe)
    if (sample) {
      const shown = symbols ? makeDresser(symbols)(family, sample) : family
      expectRoomOnSheets([{ family: shown, puzzle: sample }], number, design)
    }
    const stars = starsFor(recipe, starsAsked(options), number)
    if (typeof stars === 'string') return stars
    const shares = shareOut(number, stars)
    const orders = shares.map(({ share, of }): CountedRecipe => {
      const order = { ...recipe.order, stars: { least: of, most: of } }
      return { recipe: { family, shape, order }, count: share * pupils }
    })
    const distinct = isSmall ? 'looks' : 'essential'
    return { family, orders, number, distinct, shares: shares.map(({ share }) => share) }
  })
}

/** The stars of a sheet, ascending, or why there are none. */
function starsFor(
  { family, shape, order }: Recipe,
  asked: Range | undefined,
  number: number,
): readonly Stars[] | string {
  if (!asked) {
    const has = starsOfShape(family, shape, order)
    const distance = (stars: Stars) => Math.abs(stars - USUAL_STARS)
    const [nearest] = has.toSorted((one, other) => distance(one) - distance(other))
    return nearest === undefined ? `no ${family.title} of ${shape.text} meets this order` : [nearest]
  }
  const has = starsToAskFor(family, shape)
  const wanted = STARS.filter((stars) => stars >= asked.least && stars <= asked.most)
  const lacking = wanted.filter((stars) => !has.includes(stars))
  if (lacking.length > 0) return lackingStars(family, shape, lacking, has)
  return wanted.slice(0, number)
}

/** The number of cells of small boards. */
const SMALL = 16

/** The number of attempts at a full board. */
const MOST_FILLINGS = 100

/** A full board of the shape, to find out how much room it takes. */
function sampleOf({ family, shape, order }: Recipe) {
  const rng = makeRng('room')
  for (let filling = 0; filling < MOST_FILLINGS; filling++) {
    const board = family.making.fill(rng, shape, order)
    if (board) return board.puzzle
  }
  return undefined
}

/** The longest title, in characters. */
const LONGEST_TITLE = 100

function expectTitle(title: string, missing: (text: string) => readonly string[]): void {
  if (title.trim() === '' || title.length > LONGEST_TITLE || /\p{Cc}/u.test(title)) {
    throw new InvalidArgumentError(`--title must be one line of 1 to ${LONGEST_TITLE} characters`)
  }
  const lacking = missing(title)
  if (lacking.length === 0) return
  throw new InvalidArgumentError(`--title: the typeface has no sign for ${lacking.join(' ')}`)
}

/** Refuses to overwrite the file of the puzzles. */
function expectNoInput(out: string, file: string): void {
  if (file === '-') return
  const places = [out, keyBeside(out)].map((path) => realPlace(resolve(path)))
  if (!places.includes(realPlace(resolve(file)))) return
  throw new InvalidArgumentError(`${file} would be overwritten; choose another --out`)
}
