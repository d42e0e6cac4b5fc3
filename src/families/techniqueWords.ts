// The facet `techniqueWords`: a technique told to readers of books, who may not know it.

import type { Language } from '../words/languages.ts'
import type { Inference } from './inference.ts'

/** The texts of a technique. Its English name is that of its reasons. */
export interface TechniqueText {
  /** What to look for and what follows, in English. */
  readonly en: string
  /** The same in German, with the German name of the technique. */
  readonly de: {
    /** The name of the technique, as it stands within a sentence. */
    readonly name: string
    /** What to look for and what follows. */
    readonly text: string
  }
}

/** The texts of techniques, by name. */
export type TechniqueWords = Readonly<Record<string, TechniqueText>>

/** The parts of a family that name its techniques. */
interface Named {
  readonly inference: Pick<Inference, 'reasons'>
  readonly techniqueWords?: TechniqueWords
}

/** The name of a family's technique in a language: within a sentence, as `naked pair`. */
export function techniqueName(
  { inference, techniqueWords }: Named,
  name: string,
  language: Language = 'en',
): string {
  const german = language === 'de' ? techniqueWords?.[name]?.de.name : undefined
  return german ?? inference.reasons[name]?.name ?? name
}
