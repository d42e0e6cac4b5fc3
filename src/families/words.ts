// The facet `words`: a family's texts for readers, in every language. The texts are in src/words: each family has a namespace,
// and so has each group of texts that several families share.

import { groups as groupTexts, steps } from '../words/catalogue.ts'
import { say } from '../words/formatMessage.ts'
import { byLanguage, type Language } from '../words/languages.ts'
import type { SymbolWords } from './symbolSet.ts'
import type { FittedRules, RuleSentence } from './teaching.ts'
import type { VariantNames } from './variantNames.ts'

/** A family's texts in one language. */
export interface FamilyWords {
  /** The name under which its puzzles are printed; it must not be a trademark. */
  readonly name: string
  /** The names of its puzzles with further rules; left out if the family has no further rules. */
  readonly variantNames?: VariantNames
  /**
   * The rules in one sentence of at most about 110 characters, for readers who know the kind of puzzle. The gaps `least` and
   * `greatest` of the sentence are filled with the board's smallest and largest number.
   */
  readonly inShort: string
  /**
   * Sentences that replace `inShort` for puzzles with a note, by the kind of the note. Such a sentence includes what the note
   * says, and the facts of the note fill its gaps, too.
   */
  readonly inShortNoted?: Readonly<Record<string, string>>
  /** How to play, one text a paragraph. */
  readonly howToPlay: readonly string[]
  /**
   * The rules with the conditions under which each applies, so that a book prints only those that its puzzles need;
   * `howToPlay` if left out.
   */
  readonly rules?: FittedRules
  /** The sentence of each kind of reason, with the same gaps as in `inference.reasons`. */
  readonly reasons: Readonly<Record<string, string>>
  /** The names of groups of cells in the sentences of `reasons`, by the keys of `inference.groups`. */
  readonly groups: Readonly<Record<string, string>>
  /** The explanations of techniques, for readers who may not know them. */
  readonly techniques?: Readonly<Record<string, TechniqueWords>>
  /** The texts beside single puzzles, by the kind of `note`. */
  readonly notes?: Readonly<Record<string, string>>
  /**
   * The words for boards with symbols instead of numbers; left out if symbols cannot replace the numbers, for example because
   * the rules calculate with them.
   */
  readonly symbols?: SymbolWords
  /** The names of the values 1, 2, 3, … in sentences, if they are not written as figures. */
  readonly valueNames?: readonly string[]
}

/** The explanation of a technique for readers. */
export interface TechniqueWords {
  /** Its name, as it stands within a sentence: `naked pair`. */
  readonly name: string
  /** What to look for and what follows from it; left out if a technique has only a name and sentences of reasons. */
  readonly text?: string
}

/** A family's texts in each language. English is required. */
export type Words = Readonly<Partial<Record<Language, FamilyWords>>> & {
  /** The English words. */
  readonly en: FamilyWords
}

/** A namespace with sentences and techniques, of one family or shared by several. */
interface SharedTexts {
  readonly notes?: FamilyWords['notes']
  /** The names of further rules, as parts of the names of puzzles. */
  readonly variants?: VariantNames['rules']
  readonly reasons?: Readonly<Record<string, string>>
  readonly techniques?: FamilyWords['techniques']
  /** The sentences that replace those of `reasons` on boards with symbols. */
  readonly onSymbols?: Readonly<Record<string, string>>
}

/** The namespace of a family. */
interface FamilyTexts
  extends SharedTexts,
    Pick<FamilyWords, 'name' | 'inShort' | 'inShortNoted' | 'howToPlay'> {
  /**
   * The rules, by paragraph and sentence. The paragraph of `howToPlay` with the same index replaces a paragraph without
   * sentences and a sentence without a text.
   */
  readonly rules?: readonly (readonly (
    | string
    | { readonly when: string; readonly text?: string | undefined }
  )[])[]
  readonly variantNames?: Omit<VariantNames, 'rules'>
  /** The name of the family's groups of cells after "in" in the explanations of techniques. */
  readonly group?: string
  readonly symbols?: Omit<SymbolWords, 'reasons'>
}

type InLanguages<T> = Readonly<Record<Language, T>>

/** Joins the texts of a family: those of its namespace, those of shared namespaces, and the names of its groups of cells. */
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
    // A further rule that several families share is told by the text of its note, if all puzzles have this note.
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

/** The name of a technique, of one family or of all, in a language, in the form that it has within a sentence: `naked pair`. */
export function techniqueName(
  { words }: { readonly words: Words },
  name: string,
  language: Language = 'en',
): string {
  const shared: FamilyWords['techniques'] = steps[language].techniques
  return ((words[language] ?? words.en).techniques?.[name] ?? shared[name])?.name ?? name
}
