// Turns a recipe into a plan: fills in defaults, chooses words and makes orders for the makers. All orders
// that cannot be met are reported together, before any puzzle is made.

import type { Family } from '../../families/family.ts'
import { nearestOf } from '../../families/nearestName.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { FAMILIES, findFamily, isFamilyName } from '../../families/registry.ts'
import type { Sameness } from '../../families/rules.ts'
import {
  inTextOrder,
  type Located,
  type Mistakes,
  makeNotebook,
  type Notebook,
} from '../../formats/yaml/mistakeCollector.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { BLEED, FEWEST_PAGES, parseTrim, THINNEST_LINE, type Trim } from '../../print/trimsAndPrintLimits.ts'
import type { Typeface } from '../../render/typeface.ts'
import { say } from '../../words/formatMessage.ts'
import { LANGUAGES, languageOf } from '../../words/languages.ts'
import type { Arrangement, Design, TechniqueChoice } from '../bookDesignAndPuzzles.ts'
import type { CoverPlan } from '../cover/bookCover.ts'
import { coverGeometry } from '../cover/coverGeometry.ts'
import { parsePaperStock, USUAL_PAPER } from '../cover/paperStocks.ts'
import { backTextFits } from '../cover/plainCover.ts'
import type { BookRecipe } from './bookRecipe.ts'
import { expectRoom } from './checkRoom.ts'
import { complaintsOfRecipe } from './parseRecipe.ts'
import { ordersOf } from './puzzlesToMake.ts'
import { MOST_PUZZLES } from './recipeSchema.ts'
import { type BookWording, expectSigns, wordingOf } from './recipeWords.ts'

/** The plan of a book. */
export interface BookPlan {
  /** The design. */
  readonly design: Design
  /** The orders for puzzles; empty if the puzzles are read from files. */
  readonly orders: readonly CountedRecipe[]
  /** For each order, the index of its section. */
  readonly sections: readonly number[]
  /** The order of the puzzles in the book. */
  readonly arrange: Arrangement
  /** The rule by which two puzzles count as the same. */
  readonly distinct: Sameness
  /** Whether more puzzles are made until the pages are full. */
  readonly fill: boolean
  /** The plan of the cover. */
  readonly cover: CoverPlan
}

const USUAL_TRIM = '8.5x11'
const USUAL_PUZZLES_PER_PAGE = 4
const USUAL_SOLUTIONS_PER_PAGE = 12
const LONGEST_SEED = 100

/** Returns the plan of a recipe, or all mistakes in its orders. */
export function planBook(recipe: BookRecipe, at: Located, typeface: Typeface): BookPlan | Mistakes {
  // Command-line options may have changed the recipe after it was read.
  const complaints = complaintsOfRecipe(recipe)
  if (complaints.length > 0) {
    return { mistakes: complaints.map(({ path, message }) => new PuzzleError('recipe', message, at(path))) }
  }
  const notebook = makeNotebook(at)
  const { sections = [], arrange = 'stars', distinct = 'looks', fill = false } = recipe
  const placed = sections.map((section, index) => ({
    section: index,
    orders: ordersOf(section, ['sections', index], notebook),
  }))
  const orders = placed.flatMap((one) => one.orders)
  const all = sections.reduce((sum, { count }) => sum + count, 0)
  if (all > MOST_PUZZLES) {
    notebook.add(['sections'], `${all} puzzles are too many for a book; use at most ${MOST_PUZZLES}`)
  }
  if (recipe.fill && recipe.puzzles) {
    notebook.add(['fill'], '"fill" works only with "sections", not with "puzzles"')
  }
  // If the puzzles come from files, their families are not known yet, so words are chosen for all families.
  const asked = sections.flatMap(({ family }) => (isFamilyName(family) ? findFamily(family) : []))
  const families = FAMILIES.filter((family) => !recipe.sections || asked.includes(family))
  const wording = wordingOf(recipe, families, notebook)
  expectSigns(recipe, wording, families, typeface, notebook)
  const design = designOf(recipe, wording, recipe.sections ? families : [], notebook)
  const cover = coverOf(recipe, notebook)
  const { trim } = design
  const geometry = coverGeometry({ trim, pages: FEWEST_PAGES, paper: cover.paper })
  if (!backTextFits(geometry, cover.back, typeface)) {
    notebook.add(['backText'], `"backText" does not fit on the back of a cover of ${trim.name}; shorten it`)
  }
  if (notebook.mistakes.length === 0 && orders.length > 0) {
    expectRoom({ design, typeface, arrangement: arrange }, placed, notebook)
  }
  if (notebook.mistakes.length > 0) return { mistakes: inTextOrder(notebook.mistakes) }
  const sectionsOfOrders = placed.flatMap((one) => one.orders.map(() => one.section))
  return { design, orders, sections: sectionsOfOrders, arrange, distinct, fill, cover }
}

function designOf(
  recipe: BookRecipe,
  wording: BookWording,
  families: readonly Family[],
  notebook: Notebook,
): Design {
  const { largePrint: isLargePrint = false, puzzlesPerPage } = recipe
  if (isLargePrint && puzzlesPerPage !== undefined && puzzlesPerPage !== 1) {
    const message = `large print has one puzzle per page, not ${puzzlesPerPage}; leave out "puzzlesPerPage" or "largePrint"`
    notebook.add(['puzzlesPerPage'], message)
  }
  const fault = recipe.isbn === undefined ? undefined : isbnFault(recipe.isbn)
  if (fault !== undefined) notebook.add(['isbn'], `"isbn" ${fault}`)
  const optional = (['subtitle', 'author', 'publisher', 'isbn'] as const).flatMap((key) => {
    const text = recipe[key]
    return text === undefined ? [] : [[key, inOneLine(text)]]
  })
  return {
    title: inOneLine(recipe.title),
    ...(Object.fromEntries(optional) as Pick<Design, 'subtitle' | 'author' | 'publisher' | 'isbn'>),
    copyright: copyrightOf(recipe, wording),
    ...wording,
    trim: trimOf(recipe, notebook),
    bleed: recipe.bleed ? BLEED : 0,
    profile: recipe.profile ?? 'print',
    puzzlesPerPage: isLargePrint ? 1 : (puzzlesPerPage ?? USUAL_PUZZLES_PER_PAGE),
    isLargePrint,
    solutionsPerPage: recipe.solutionsPerPage ?? USUAL_SOLUTIONS_PER_PAGE,
    hasDetails: recipe.details ?? false,
    thinnestLine: recipe.thinnestLine ?? THINNEST_LINE,
    startsRight: recipe.startRight ?? false,
    claims: recipe.claims ?? 'sections',
    techniques: techniquesOf(recipe, wording, families, notebook),
    titleDesign: recipe.design ?? 'board',
    sectionPages: recipe.sectionPages ?? 'none',
    seed: recipe.seed ?? seedOfTitle(recipe.title),
  }
}

/** The trim of a recipe; if it is invalid, reports that and returns the usual trim. */
function trimOf({ trim = USUAL_TRIM }: BookRecipe, notebook: Notebook): Trim {
  const parsed = parseTrim(trim)
  if (typeof parsed !== 'string') return parsed
  notebook.add(['trim'], `"trim" is "${trim}"; expected ${parsed}`)
  return parseTrim(USUAL_TRIM) as Trim
}

/** The plan of the cover. */
function coverOf({ cover, paper: name, backText = [] }: BookRecipe, notebook: Notebook): CoverPlan {
  const parsed = name === undefined ? USUAL_PAPER : parsePaperStock(name)
  if (typeof parsed === 'string') notebook.add(['paper'], `"paper" must be ${parsed}, not "${name}"`)
  return {
    ...(cover !== undefined && { kind: cover }),
    paper: typeof parsed === 'string' ? USUAL_PAPER : parsed,
    back: backText.map(inOneLine),
  }
}

/** The paragraphs of the copyright page: those of the recipe, or by default a notice of rights and the publisher. */
function copyrightOf(recipe: BookRecipe, { words }: BookWording): string[] {
  const { copyright, author, publisher, place, year } = recipe
  if (copyright) return copyright.map(inOneLine)
  const owner = inOneLine(author ?? publisher ?? '')
  const rights = year === undefined ? say(words.rights, { owner }) : say(words.rightsOfYear, { owner, year })
  const house = [publisher, place].flatMap((part) => (part === undefined ? [] : inOneLine(part))).join(', ')
  return [
    ...(owner === '' ? [] : [rights]),
    ...(publisher === undefined ? [] : [say(words.publishedBy, { publisher: house })]),
  ]
}

/** Replaces line breaks by spaces, because line breaks in a recipe have no meaning on the page. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/**
 * The default seed is made from the title, so that books with different titles have different puzzles. Seeds must not
 * contain a slash.
 */
function seedOfTitle(title: string): string {
  const fit = Array.from(inOneLine(title).replaceAll(/[/\p{Cc}\p{Zl}\p{Zp}]/gu, '-'))
  return fit.slice(0, LONGEST_SEED).join('')
}

// Checks ISBNs: ten or thirteen digits, of which the last is a check digit (ISO 2108).
//
//   978-0-306-40615-7   the digits times 1, 3, 1, 3, ... add up to a multiple of 10
//   0-306-40615-2       the digits times 10, 9, 8, ... add up to a multiple of 11; X is 10

/**
 * Explains what is wrong with an ISBN, in words that follow its name; undefined if it is valid. Hyphens and spaces may
 * be anywhere.
 */
export function isbnFault(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^(?:\d{13}|\d{9}[\dX])$/.test(digits)) return 'must have 13 digits, or 10, of which the last may be X'
  if (digits.length === 13 && !/^97[89]/.test(digits)) return 'must begin with 978 or 979'
  const body = digits.slice(0, -1)
  const expected = digits.length === 13 ? checkDigit13(body) : checkDigit10(body)
  const last = digits.slice(-1)
  if (last === expected) return undefined
  return `has ${last} as its check digit; for ${text.trim().slice(0, -1)} it must be ${expected}`
}

/** The check digit of an ISBN-13, computed from the first twelve digits. */
function checkDigit13(digits: string): string {
  const sum = weighted(digits, (index) => (index % 2 === 0 ? 1 : 3))
  return String((10 - (sum % 10)) % 10)
}

/** The check digit of an ISBN-10, computed from the first nine digits. */
function checkDigit10(digits: string): string {
  const check = (11 - (weighted(digits, (index) => 10 - index) % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

function weighted(digits: string, weightOf: (index: number) => number): number {
  return Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * weightOf(index), 0)
}

// The techniques that a recipe asks for in its chapter on techniques.

const namesOf = ({ inference }: Family) => inference.techniques.map(({ name }) => name)

/**
 * The techniques of the chapter; none if the recipe has no such chapter. Reports unknown names, and families of the
 * book that have no technique in the list. `families` is empty if the families are not known yet.
 */
function techniquesOf(
  { techniques = false }: Pick<BookRecipe, 'techniques'>,
  { language }: BookWording,
  families: readonly Family[],
  notebook: Notebook,
): TechniqueChoice {
  if (techniques === false) return []
  if (!languageOf(language)) {
    const message = `the texts of techniques exist only in ${LANGUAGES.join(', ')}, not in "${language}"; leave out "techniques"`
    notebook.add(['techniques'], message)
  }
  if (techniques === true) return 'needed'
  const known = [...new Set((families.length > 0 ? families : FAMILIES).flatMap(namesOf))]
  techniques.forEach((name, index) => {
    if (!known.includes(name)) notebook.add(['techniques', index], unknownSentence(name, known, families))
  })
  const lacking = families.find((family) => !namesOf(family).some((name) => techniques.includes(name)))
  if (lacking && techniques.every((name) => known.includes(name))) {
    const message = `"techniques" lists no technique for ${lacking.title}; add one, such as ${namesOf(lacking)[0]}, or write techniques: true`
    notebook.add(['techniques'], message)
  }
  return techniques
}

function unknownSentence(name: string, known: readonly string[], families: readonly Family[]): string {
  const meant = nearestOf(name, known)
  if (meant) return `unknown technique "${name}"; did you mean "${meant}"?`
  const titles = families.map(({ title }) => title).join(', ')
  const where = titles === '' ? '' : ` of ${titles}`
  return `unknown technique "${name}"${where}; docs/techniques.md lists all techniques`
}
