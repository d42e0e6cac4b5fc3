// The modules that the build makes: of the registry, so that each family is loaded when it is needed, and of the texts of readers'
// languages.

declare module 'puzzlewright:families' {
  import type { Family } from '../../families/family.ts'

  /** Loads a family, by its name. */
  export const LOADERS: Readonly<Record<string, () => Promise<Family>>>
  /** The names and titles of all families, in the order of the registry. */
  export const NAMES: readonly { readonly name: string; readonly title: string; readonly shape: string }[]
}

declare module 'puzzlewright:texts' {
  import type { Language } from '../../words/languages.ts'

  /** Loads the texts of a language, once. */
  export function loadTexts(language: Language): Promise<void>
}
