// The modules that the build makes: of the registry, so that each family is loaded when it is needed, and of the texts of readers'
// languages.

declare module 'puzzlewright:families' {
  import type { Family } from '../../families/family.ts'

  /** Loads a family, by its name. */
  export const LOADERS: Readonly<Record<string, () => Promise<Family>>>
  /**
   * The names of all families, in the order of the registry, their usual shapes, other sizes from small to large, and whether
   * their boards can have further rules.
   */
  export const NAMES: readonly {
    readonly name: string
    readonly shape: string
    readonly sizes: readonly string[]
    readonly hasRules: boolean
  }[]
}

declare module 'puzzlewright:rules' {
  /**
   * Does some work. The further rules of boards are loaded before it if the shape has some, and otherwise if the work needs them:
   * then it is done once more from its beginning.
   */
  export function withRules<T>(shape: string, work: () => Promise<T>): Promise<T>
}

declare module 'puzzlewright:texts' {
  import type { Language } from '../../words/languages.ts'

  /** Loads the texts of a language for boards, or all that the engine uses; each once. */
  export function loadTexts(language: Language, isWhole: boolean): Promise<void>
}

declare module 'puzzlewright:book-texts' {
  import type { Language } from '../../words/languages.ts'

  /** Loads the texts of books in a language, once. */
  export function loadBookTexts(language: Language): Promise<void>
}
