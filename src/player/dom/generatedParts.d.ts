// The module that the build generates from the registry of families.

declare module 'puzzlewright:parts' {
  /** The parts of the player, by family name. */
  export const PARTS: import('./familyPartTypes.ts').PlayerParts
}
