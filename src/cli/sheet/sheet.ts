// Reads the options of `sheet`: which puzzles, for how many pupils, and the design of the sheets.

import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { InvalidArgumentError } from 'commander'
import { shareOut } from '../../book/recipe/puzzlesToMake.ts'
import type { SheetDesign } from '../../book/sheet/sheetModel.ts'
import { expectRoomOnSheets } from '../../book/sheet/sheetPages.ts'
import { expectSymbols, makeDresser } from '../../families/familyWithSymbols.ts'
import { namedShape } from '../../families/parseNamedShape.ts'
import { findNamedFamily, isFamilyName } from '../../families/registry.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import { STARS, type Stars } from '../../grader/stars.ts'
import { makeRng } from '../../kernel/rng.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { NO_WISHES } from '../../maker/orderFields.ts'
import { printedOrder } from '../../maker/orderForPrint.ts'
import type { Range } from '../../maker/orderValues.ts'
import type { CountedRecipe, Recipe } from '../../maker/puzzleRecipe.ts'
import { lackingStars, starsOfShape, starsToAskFor } from '../../maker/reachableStars.ts'
import { loadTypeface } from '../../render/loadTypeface.ts'
import { parsePaperSize } from '../../render/paperSize.ts'
import type { Typed } from '../commandsFromTable.ts'
import { expectNoInput } from '../shared/expectNoInput.ts'
import { asUsage } from '../shared/optionHelpers.ts'
import { impossible, tell } from '../shared/output.ts'
import { ownWishes, readSeed, starsAsked, typedOwnOptions } from '../shared/puzzleRequestOptions.ts'
import { askedSymbols } from '../shared/symbolsOption.ts'
import { keyBeside, makeSheets, type WantedPuzzles } from './makeSheets.ts'

type SheetOptions = Typed<'sheet'>

/** The default number of puzzles on a sheet. */
const USUAL_NUMBER = 4

/** The default stars: easy enough that most puzzles are solved in a lesson. */
const USUAL_STARS = 2

/** Makes the sheets of a family or of a file, and their key. */
export async function sheet(options: SheetOptions): Promise<undefined> {
  const { puzzles, out, number, title, language, rules = false, perPage, pupils = 1 } = options
  if (!/\.pdf$/i.test(out)) throw new InvalidArgumentError(`--out must end in .pdf, not ${out}`)
  const isFamily = isFamilyName(puzzles) || !isFile(puzzles)
  if (isFamily && puzzles.includes(',')) {
    throw new InvalidArgumentError(
      `a sheet has puzzles of one family, not "${puzzles}"; make a sheet for each`,
    )
  }
  if (!isFamily) expectNoOrder(options)
  const typeface = loadTypeface()
  const paper = asUsage(() => parsePaperSize(options.paper))
  if (title !== undefined) expectTitle(title, (text) => typeface.bold.missing(text))
  const design = { paper, title, language, hasRules: rules, perPage, typeface }
  const symbols = options.symbols === undefined ? undefined : askedSymbols(options.symbols, typeface)
  const seed = isFamily || options.seed !== undefined ? readSeed(options.seed) : undefined
  const wanted = isFamily ? asUsage(() => familyOrders(options, design, symbols)) : { file: puzzles, number }
  if (!isFamily) expectNoInput([out, keyBeside(out)], [puzzles])
  const { workers = availableParallelism(), quiet = false } = options
  // The seed is printed before the work, so that the run can be repeated even if it fails.
  if (seed !== undefined && options.seed === undefined && !quiet) tell(`seed ${seed}`)
  await makeSheets({ wanted, pupils, design, symbols, seed, out, workers, quiet })
}

/** Whether the argument means a file. A misspelt family does not count as a missing file. */
function isFile(text: string): boolean {
  return text === '-' || existsSync(text) || /[./\\]/.test(text)
}

/** Refuses options that order new puzzles, because the puzzles of a file already exist. */
function expectNoOrder(options: SheetOptions): void {
  const asked = (['shape', 'stars', 'difficulty'] as const).filter((key) => options[key] !== undefined)
  const [first] = [...asked, ...typedOwnOptions(options)]
  if (first === undefined) return
  throw new InvalidArgumentError(`--${first} cannot be used with a file, whose puzzles already exist`)
}

/**
 * The orders of a family's puzzles: in each position on the sheet, all pupils have a puzzle with the same number of
 * stars.
 */
function familyOrders(
  options: SheetOptions,
  design: SheetDesign,
  symbols: SymbolSet | undefined,
): WantedPuzzles {
  const named = findNamedFamily(options.puzzles)
  const { family } = named
  const { number = USUAL_NUMBER, pupils = 1 } = options
  const shape = namedShape(named, options.shape)
  if (symbols) expectSymbols(family, { shape, givens: [] }, symbols)
  const plain: Recipe = { family, shape, order: { ...NO_WISHES, own: ownWishes(family, options) } }
  const reason = impossibleOrder(plain)
  if (reason !== undefined) throw impossible(reason)
  // Small shapes have too few symmetric puzzles for a class, and too few puzzles if twins are excluded.
  const isSmall = shape.rows * shape.columns <= SMALL
  const recipe = isSmall ? plain : { ...plain, order: printedOrder(plain) }
  const sample = sampleOf(recipe)
  if (sample) {
    const shown = symbols ? makeDresser(symbols)(family, sample) : family
    expectRoomOnSheets([{ family: shown, puzzle: sample }], number, design)
  }
  const shares = shareOut(number, starsFor(recipe, starsAsked(options), number))
  const orders = shares.map(({ share, of }): CountedRecipe => {
    const order = { ...recipe.order, stars: { least: of, most: of } }
    return { recipe: { family, shape, order }, count: share * pupils }
  })
  const distinct = isSmall ? 'looks' : 'essential'
  return { family, orders, number, distinct, shares: shares.map(({ share }) => share) }
}

/** The stars of a sheet, ascending. */
function starsFor(
  { family, shape, order }: Recipe,
  asked: Range | undefined,
  number: number,
): readonly Stars[] {
  if (!asked) {
    const has = starsOfShape(family, shape, order)
    const distance = (stars: Stars) => Math.abs(stars - USUAL_STARS)
    const [nearest] = has.toSorted((one, other) => distance(one) - distance(other))
    if (nearest === undefined)
      throw impossible(`no ${shape.text} ${family.title} meets this order; change the order`)
    return [nearest]
  }
  const has = starsToAskFor(family, shape, order)
  const wanted = STARS.filter((stars) => stars >= asked.least && stars <= asked.most)
  const lacking = wanted.filter((stars) => !has.includes(stars))
  if (lacking.length > 0) throw impossible(lackingStars(family, shape, lacking, has))
  return wanted.slice(0, number)
}

/** A board with at most this many cells is small. */
const SMALL = 16

/** The maximum number of attempts to fill a board. */
const MOST_FILLINGS = 100

/** A filled board of the shape, to find out how much room it takes. */
function sampleOf({ family, shape, order }: Recipe) {
  const rng = makeRng('room')
  for (let filling = 0; filling < MOST_FILLINGS; filling++) {
    const board = family.making.fill(rng, shape, order)
    if (board) return board.puzzle
  }
  return undefined
}

/** The maximum length of a title, in characters. */
const LONGEST_TITLE = 100

function expectTitle(title: string, missing: (text: string) => readonly string[]): void {
  if (title.trim() === '' || title.length > LONGEST_TITLE || /\p{Cc}/u.test(title)) {
    throw new InvalidArgumentError(`--title must be one line of 1 to ${LONGEST_TITLE} characters`)
  }
  const lacking = missing(title)
  if (lacking.length === 0) return
  throw new InvalidArgumentError(`--title: the typeface has no character for ${lacking.join(' ')}`)
}
