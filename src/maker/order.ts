// What is asked for, as text: `minimal,clues=22..24,symmetry=rotate180,max-cage=3`. Part of the name that says how a
// puzzle was made; the same words are the options of the command line.

import { PuzzleError, quote } from '../families/error.ts'
import type { OwnOption, Shape, Wishes } from '../families/family.ts'
import type { AnyFamily } from '../families/registry.ts'
import { hasSymmetry, SYMMETRIES, type SymmetryName } from '../families/symmetry.ts'

/** What a maker is asked for: the family's wishes, and how many clues there should be. */
export interface Order extends Wishes {
  readonly clues?: ClueRange | undefined
}

export interface ClueRange {
  readonly least: number
  readonly most: number
}

export const NO_WISHES: Order = { minimal: false, symmetry: 'none', own: {} }

/** A symmetry for a family whose clues have places. Throws a PuzzleError. */
export function parseSymmetry(family: AnyFamily, text: string): SymmetryName {
  const { symmetric, clueNames } = family.making
  if (text !== 'none' && !symmetric) {
    throw new PuzzleError('value', `the ${clueNames[1]} of a ${family.title} have no symmetry`)
  }
  if (Object.hasOwn(SYMMETRIES, text)) return text as SymmetryName
  const names = Object.keys(SYMMETRIES).join(', ')
  throw new PuzzleError('value', `${quote(text)} is no symmetry: ${names}`)
}

/** Reads `24` or `22..26`. Throws a PuzzleError. */
export function parseClueRange(text: string): ClueRange {
  const match = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(text)
  const least = Number(match?.[1])
  const most = Number(match?.[2] ?? match?.[1])
  if (match && least <= most) return { least, most }
  throw new PuzzleError('value', `${quote(text)} is no number of clues: 24, or 22..26 for a range`)
}

/** Why no puzzle of this shape can be as ordered, if that is plain to see. */
export function impossible(shape: Shape, { symmetry, clues }: Order): string | undefined {
  const cells = shape.rows * shape.columns
  if (clues && clues.least > cells) return `a board of ${shape.text} has ${cells} cells`
  if (!hasSymmetry(shape, symmetry)) return `${symmetry} needs a square board, and this is ${shape.text}`
  return undefined
}

/** The name of an own option without its dashes: `max-cage`. */
export function ownOptionName({ flags }: OwnOption): string {
  return flags.replace(/^--/, '').replace(/ .*/, '')
}

/** The order as text, empty if nothing is asked for. `parseOrder` reads it back. */
export function formatOrder(family: AnyFamily, { minimal, clues, symmetry, own }: Order): string {
  const words: string[] = []
  if (minimal) words.push('minimal')
  if (clues) words.push(`clues=${clues.least === clues.most ? clues.least : `${clues.least}..${clues.most}`}`)
  if (symmetry !== 'none') words.push(`symmetry=${symmetry}`)
  for (const option of family.making.options) {
    const value = own[option.key]
    if (value === undefined || value === false) continue
    words.push(value === true ? ownOptionName(option) : `${ownOptionName(option)}=${value}`)
  }
  return words.join()
}

/** Throws a PuzzleError for a word that the family does not know. */
export function parseOrder(family: AnyFamily, text: string): Order {
  let order = NO_WISHES
  for (const word of text === '' ? [] : text.split(',')) {
    const [name, value] = splitOnce(word, '=')
    if (name === 'minimal' && value === undefined) order = { ...order, minimal: true }
    else if (name === 'clues' && value !== undefined) order = { ...order, clues: parseClueRange(value) }
    else if (name === 'symmetry' && value !== undefined)
      order = { ...order, symmetry: parseSymmetry(family, value) }
    else order = { ...order, own: { ...order.own, ...parseOwn(family, name, value) } }
  }
  return order
}

/** The value of one of the family's own options, under its key. Throws a PuzzleError. */
export function parseOwn(family: AnyFamily, name: string, value: string | undefined): Wishes['own'] {
  const option = family.making.options.find((one) => ownOptionName(one) === name)
  if (!option || (value === undefined) !== (option.parse === undefined)) {
    throw new PuzzleError('value', `${quote(name)} is nothing that a ${family.title} can be asked for`)
  }
  return { [option.key]: option.parse && value !== undefined ? option.parse(value) : true }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
