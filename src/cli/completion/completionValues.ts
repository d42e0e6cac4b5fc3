// Lists the words that can be typed as the value of an option or as an argument. Commander knows the choices of some
// options and arguments; for the others, the list depends on their name, or on the name in angle brackets.

import type { Argument, Option } from 'commander'
import { ENCODINGS } from '../../bench/encodings/encodings.ts'
import { FAMILIES } from '../../families/registry.ts'
import { ORDER_FIELDS } from '../../maker/orderFields.ts'
import { TRIMS } from '../../print/trimsAndPrintLimits.ts'
import { PAPERS_BY_NAME } from '../../render/paperSize.ts'
import { LANGUAGES } from '../../words/languages.ts'

/** A word of a list, with its meaning, which may be empty. */
export interface CompletionLine {
  readonly word: string
  readonly what: string
}

/** A placeholder in a list for the names of the files in the current folder. */
const FILES = '@files'

/**
 * A placeholder in a list for the shapes of the family that the command line names, or of all families if it names
 * none.
 */
const SHAPES = '@shapes'

/** The names in angle brackets that stand for files and folders. */
const FILE_PLACES = ['file', 'files', 'folder', 'path', 'recipe', 'corpus', 'results', 'old', 'new']

const plain = (words: readonly string[]): CompletionLine[] => words.map((word) => ({ word, what: '' }))

/** The names of a family: its own, and other names by which people know it. */
function namesOf(family: {
  readonly name: string
  readonly alsoKnownAs?: readonly { readonly name: string }[]
}): string[] {
  return [family.name, ...(family.alsoKnownAs ?? []).map(({ name }) => name)]
}

const families: readonly CompletionLine[] = FAMILIES.flatMap((family) =>
  namesOf(family).map((word) => ({ word, what: family.title })),
)

/** The values of options for which commander has no choices, by the long name of the option. */
const VALUES: Readonly<Record<string, readonly CompletionLine[]>> = {
  family: families,
  shape: plain([SHAPES]),
  ...Object.fromEntries(
    ORDER_FIELDS.flatMap(({ name, alias, proposed = [] }) => [
      [name, plain(proposed)],
      ...(alias ? [[alias, plain(proposed.filter((word) => !/\d/.test(word)))]] : []),
    ]),
  ),
  trim: plain(TRIMS.map(({ name }) => name)),
  language: plain(LANGUAGES),
  paper: plain(PAPERS_BY_NAME.map(({ name }) => name)),
}

/** The values of a single command's option or argument, by the command and the option or argument. */
const OWN_VALUES: Readonly<Record<string, readonly CompletionLine[]>> = {
  'bench export --format': plain(ENCODINGS.map(({ name }) => name)),
  'play files': [...families, ...plain([FILES])],
  'sheet puzzles': [...families, ...plain([FILES])],
}

/**
 * The words that can be the value of an option. The list is empty for a flag, and for an option whose value can be any
 * text.
 */
export function optionValues(path: string, option: Option): readonly CompletionLine[] {
  const place = /[<[]([a-z]+)/.exec(option.flags)?.[1] ?? ''
  const name = option.name()
  return OWN_VALUES[`${path} --${name}`] ?? choicesOf(option) ?? VALUES[name] ?? fileLines(place)
}

/** The words that can be typed as an argument. */
export function argumentValues(path: string, argument: Argument): readonly CompletionLine[] {
  const name = argument.name()
  return OWN_VALUES[`${path} ${name}`] ?? choicesOf(argument) ?? VALUES[name] ?? fileLines(name)
}

/** The shapes of each family, by each of its names. */
export function familyShapes(): Map<string, readonly CompletionLine[]> {
  return new Map(
    FAMILIES.flatMap((family) => {
      const { example, others } = family.notation.shapes
      return namesOf(family).map((name) => [name, plain([example, ...others])] as const)
    }),
  )
}

function choicesOf({ argChoices }: Option | Argument): readonly CompletionLine[] | undefined {
  return argChoices && plain(argChoices)
}

function fileLines(place: string): readonly CompletionLine[] {
  return FILE_PLACES.includes(place) ? plain([FILES]) : []
}
