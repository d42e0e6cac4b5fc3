// What the build puts together of the registry of families.

declare module 'puzzlewright:parts' {
  /** What the player loads, by the names of families. */
  export const PARTS: import('./parts.ts').PlayerParts
}
