// The modules that the build generates from the registry of families.

declare module 'puzzlewright:parts' {
  /** The parts of the player, by family name. */
  export const PARTS: import('./familyPartTypes.ts').PlayerParts
}

declare module 'puzzlewright:languages' {
  /** Loads the list of the words in all languages, by family name; undefined in pages of one file. */
  export const others:
    | (() => Promise<{
        readonly TEXTS: Readonly<Record<string, import('./familyPartTypes.ts').FamilyTexts>>
      }>)
    | undefined
}
