// Papers of paperbacks, and the thickness of a page of each. The papers with names are those of Amazon KDP, on which several
// guides agreed in November 2026, with the numbers of pages that KDP binds on each. Other services state pages per inch
// (PPI), and paper makers state the thickness of a sheet, whose two sides are two pages.

import { nearestOf } from '../../families/nearestName.ts'
import { FEWEST_PAGES, MOST_PAGES } from '../../print/trimsAndPrintLimits.ts'
import { INCH, MILLIMETRE } from '../../render/paperSize.ts'

/** A paper for the inside of a book. */
export interface PaperStock {
  /** The name, such as `cream`, or the measure that was given in its place, such as `444ppi`. */
  readonly name: string
  /** The thickness of a page, which is half a sheet, in points. */
  readonly page: number
  /** The minimum number of pages that can be bound, if known. */
  readonly fewest?: number
  /** The maximum number of pages, if known. */
  readonly most?: number
  /** The maximum number of pages on trims that allow fewer than `most`, by the name of the trim. */
  readonly mostOn?: Readonly<Record<string, number>>
}

/**
 * The maximum numbers of pages on the trims that allow fewer: `low` for trims of 8.25 in width, `letter` for trims of
 * letter width, and `tall` for A4.
 */
function mostOn(low: number, letter: number, tall: number): Readonly<Record<string, number>> {
  return {
    ...{ '8.25x6': low, '8.25x8.25': low },
    ...{ '8.5x8.5': letter, '8.5x11': letter, letter },
    ...{ '8.27x11.69': tall, A4: tall },
  }
}

const WHITE = { page: 0.002252 * INCH, fewest: FEWEST_PAGES, most: MOST_PAGES }

/** The papers that have a name. */
export const PAPER_STOCKS: readonly PaperStock[] = [
  { name: 'white', ...WHITE, mostOn: mostOn(800, 590, 780) },
  { name: 'cream', page: 0.0025 * INCH, fewest: FEWEST_PAGES, most: 776, mostOn: mostOn(750, 550, 730) },
  { name: 'standard-colour', page: 0.002252 * INCH, fewest: 72, most: 600 },
  { name: 'premium-colour', ...WHITE, page: 0.002347 * INCH, mostOn: mostOn(800, 590, 590) },
]

/** The paper of books that name no paper. */
export const USUAL_PAPER = PAPER_STOCKS[0]

const NUMBER = String.raw`\d*\.?\d+`

/** Matches every text that can name a paper. */
export const PAPER_FORM = new RegExp(
  `^(?:${PAPER_STOCKS.map(({ name }) => name.replace('colour', 'colou?r')).join('|')}|${NUMBER} ?(?:ppi|mm|in))$`,
)

/** The texts that can name a paper, described for messages. */
export const PAPER_CHOICES = `one of ${PAPER_STOCKS.map(({ name }) => name).join(', ')}, or pages per inch, or the thickness of a sheet`

/** Examples of papers without a name. */
export const PAPER_EXAMPLES = ['444ppi', '0.1mm'] as const

/** Other names of papers, which messages translate into ours. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ...{ creme: 'cream', crème: 'cream', ivory: 'cream', weiß: 'white' },
  ...{ colour: 'standard-colour', standard: 'standard-colour', premium: 'premium-colour' },
}

/** The thickness of the thinnest and the thickest page: bible paper has 1500 pages per inch, board of 1 mm has 50. */
const THINNEST = INCH / 1500
const THICKEST = INCH / 50

/** Returns the paper that a text names or, if the text is wrong, a description of what it should be. */
export function parsePaperStock(text: string): PaperStock | string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/colou?r/, 'colour')
  const named = PAPER_STOCKS.find((paper) => paper.name === name)
  if (named) return named
  const [, figure, unit] = new RegExp(`^(${NUMBER}) ?(ppi|mm|in)$`).exec(name) ?? []
  if (figure === undefined) {
    const isWeight = /^\d+ ?(?:g|gsm|g\/m[2²]|lb)$/.test(name)
    if (isWeight)
      return `a thickness, not a weight, such as ${PAPER_EXAMPLES.join(' or ')}; ask your printer for it`
    const known = PAPER_STOCKS.map((paper) => paper.name)
    const meant = ELSEWHERE[name] ?? nearestOf(name, known)
    const remedy = meant ? `; did you mean "${meant}"?` : `, such as ${PAPER_EXAMPLES.join(' or ')}`
    return `${PAPER_CHOICES}${remedy}`
  }
  const page = pageOf(Number(figure), unit)
  if (page < THINNEST || page > THICKEST) {
    return 'a paper of 50 to 1500 pages per inch (sheets of 0.034 to 1.016 mm)'
  }
  return { name: `${Number(figure)}${unit}`, page }
}

function pageOf(figure: number, unit: string): number {
  if (unit === 'ppi') return INCH / figure
  return (figure * (unit === 'mm' ? MILLIMETRE : INCH)) / 2
}

/**
 * The reason why a book with this number of pages cannot be bound on this paper; undefined if it can be bound, or if that
 * is unknown.
 */
export function paperFault(
  { name, fewest, most, mostOn }: PaperStock,
  trim: string,
  pages: number,
): string | undefined {
  if (fewest !== undefined && pages < fewest)
    return `${name} paper needs at least ${fewest} pages, not ${pages}`
  const limit = mostOn?.[trim] ?? most
  if (limit !== undefined && pages > limit)
    return `${name} paper takes at most ${limit} pages on a trim of ${trim}, not ${pages}`
  if (pages % 2 === 0) return undefined
  return `each leaf has two pages, so a book has an even number of pages, such as ${pages + 1}, not ${pages}`
}
