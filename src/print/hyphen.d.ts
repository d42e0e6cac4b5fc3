// The parts of the package `hyphen` that are used; it ships no types of its own.

declare module 'hyphen/hyphen.js' {
  /** The patterns of a language, in the form of the package. */
  export type Patterns = readonly unknown[]
  /** Makes a function that writes `hyphenChar` at every place where a word may be divided. */
  export default function createHyphenator(
    patterns: Patterns,
    options: { readonly async: false; readonly hyphenChar: string; readonly html: false },
  ): (text: string) => string
}

declare module 'hyphen/patterns/*.js' {
  const patterns: import('hyphen/hyphen.js').Patterns
  export default patterns
}
