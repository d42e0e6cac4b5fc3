// The facet `words`: a family's texts for readers, in every language. They are in src/words, in a namespace for each family and
// for what several families share.

import { groups as groupTexts, steps } from '../words/catalogue.ts'
import { say } from '../words/formatMessage.ts'
import { byLanguage, type Language } from '../words/languages.ts'
import type { SymbolWords } from './symbolSet.ts'
import type { FittedRules, RuleSentence } from './teaching.ts'
import type { VariantNames } from './variantNames.ts'

/** A family's texts in one language. */
export interface FamilyWords {
  /** The name of its puzzles in print, which is not a trademark. */
  readonly name: string
  /** The names of its puzzles with further rules; left out if it has none. */
  readonly variantNames?: VariantNames
  /**
   * The rules in one sentence of at most about 110 characters, for readers who know the kind. Its gaps
   * `least` and `greatest` are the range of the board's numbers.
   */
  readonly inShort: string
  /** Replaces `inShort` for puzzles with such a note, whose facts fill gaps too. It includes the note. */
  readonly inShortNoted?: Readonly<Record<string, string>>
  /** How to play, one text a paragraph. */
  readonly howToPlay: readonly string[]
  /** The rules with their conditions, for books whose puzzles are known; `howToPlay` if left out. */
  readonly rules?: FittedRules
  /** The sentence of each kind of reason, with the same gaps as in `inference.reasons`. */
  readonly reasons: Readonly<Record<string, string>>
  /** The names of groups of cells in these sentences, as in `inference.groups`. */
  readonly groups: Readonly<Record<string, string>>
  /** The techniques told to readers, who may not know them. */
  readonly techniques?: Readonly<Record<string, TechniqueWords>>
  /** The texts beside single puzzles, by the kind of `note`. */
  readonly notes?: Readonly<Record<string, string>>
  /** The words for boards with symbols instead of numbers; left out if its numbers are more than signs. */
  readonly symbols?: SymbolWords
  /** What sentences call the values 1, 2, 3, …, if not by their figures. */
  readonly valueNames?: readonly string[]
}

/** A technique told to readers. */
export interface TechniqueWords {
  /** Its name, as it stands within a sentence: `naked pair`. */
  readonly name: string
  /** What to look for and what follows; only its name and its sentences are known if left out. */
  readonly text?: string
}

/** A family's texts in each language. English is required. */
export type Words = Readonly<Partial<Record<Language, FamilyWords>>> & {
  /** The English words. */
  readonly en: FamilyWords
}

/** A namespace with sentences and techniques, of a family or of what several share. */
interface SharedTexts {
  readonly notes?: FamilyWords['notes']
  /** The names of further rules within those of puzzles. */
  readonly variants?: VariantNames['rules']
  readonly reasons?: Readonly<Record<string, string>>
  readonly techniques?: FamilyWords['techniques']
  /** The sentences of `reasons` that are others on boards with symbols. */
  readonly onSymbols?: Readonly<Record<string, string>>
}

/** The namespace of a family. */
interface FamilyTexts
  extends SharedTexts,
    Pick<FamilyWords, 'name' | 'inShort' | 'inShortNoted' | 'howToPlay'> {
  /** The rules; a paragraph without sentences is that of `howToPlay`, and so is a sentence without a text. */
  readonly rules?: readonly (readonly (
    | string
    | { readonly when: string; readonly text?: string | undefined }
  )[])[]
  readonly variantNames?: Omit<VariantNames, 'rules'>
  /** What its techniques call its groups of cells after "in". */
  readonly group?: string
  readonly symbols?: Omit<SymbolWords, 'reasons'>
}

type InLanguages<T> = Readonly<Record<Language, T>>

/** The texts of a family: those of its namespace, those that it shares with others, and the names of its groups of cells. */
export function joinNamespaces(
  namespace: InLanguages<FamilyTexts>,
  shared: readonly InLanguages<SharedTexts>[] = [],
  groups: readonly (keyof (typeof groupTexts)['en'])[] = [],
): Required<Words> {
  return byLanguage((language) => {
    const {
      reasons,
      techniques,
      onSymbols,
      notes,
      rules = [],
      group = '',
      symbols,
      variantNames,
      ...own
    } = namespace[language]
    const namespaces = [...shared, namespace].map((texts) => texts[language])
    const noted = merged(namespaces.map((one) => one.notes))
    // The rules that several families share are told by their notes, if all puzzles have them.
    const further = merged(shared.map((texts) => texts[language].notes))
    const told = Object.entries(merged(namespaces.map((one) => one.techniques))).map(
      ([name, one]) => [name, { ...one, text: say(one.text ?? '', { group }) }] as const,
    )
    return {
      ...own,
      rules: [
        ...own.howToPlay.map((paragraph, index) => completed(rules[index] ?? [], paragraph)),
        Object.entries(further).map(([when, text]) => ({ when, text })),
      ],
      ...(variantNames && {
        variantNames: { ...variantNames, rules: merged(namespaces.map((one) => one.variants)) },
      }),
      ...(Object.keys(noted).length > 0 && { notes: noted }),
      reasons: merged(namespaces.map((one) => one.reasons)),
      groups: Object.fromEntries(groups.map((kind) => [kind, groupTexts[language][kind]])),
      techniques: Object.fromEntries(told),
      ...(symbols && { symbols: { ...symbols, reasons: merged(namespaces.map((one) => one.onSymbols)) } }),
    }
  })
}

function merged<T>(records: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  return Object.assign({}, ...records)
}

function completed(sentences: NonNullable<FamilyTexts['rules']>[number], paragraph: string): RuleSentence[] {
  if (sentences.length === 0) return [paragraph]
  return sentences.map((one) =>
    typeof one === 'string' ? one : { when: one.when, text: one.text ?? paragraph },
  )
}

/** The name of a technique in a language, of a family or shared by all: within a sentence, as `naked pair`. */
export function techniqueName(
  { words }: { readonly words: Words },
  name: string,
  language: Language = 'en',
): string {
  const shared: FamilyWords['techniques'] = steps[language].techniques
  return ((words[language] ?? words.en).techniques?.[name] ?? shared[name])?.name ?? name
}
