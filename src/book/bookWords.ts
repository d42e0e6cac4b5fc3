// All words of a book except those of the families. Gaps such as {number} are filled in; a recipe may replace
// any text.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { allSentences, type FittedRules, rulesFor } from '../families/teaching.ts'
import type { FamilyWords } from '../families/words.ts'
import { STAR_WORDS } from '../grader/starWords.ts'
import { type Language, languageOf } from '../words/languages.ts'
import { say } from '../words/say.ts'

const ENGLISH = {
  /** The text above a puzzle and above its solution, by which preflight finds them. */
  number: 'No. {number}',
  /** In the contents: the first and the last number of a section. */
  numbers: 'No. {first}–{last}',
  /** On the title page of a series: the number of the volume. */
  volume: 'Volume {number}',
  /** The words beside the stars. */
  oneStar: STAR_WORDS.en[0],
  twoStars: STAR_WORDS.en[1],
  threeStars: STAR_WORDS.en[2],
  fourStars: STAR_WORDS.en[3],
  fiveStars: STAR_WORDS.en[4],
  /** In the head of a page whose puzzles have several numbers of stars. */
  starRange: '{first} to {last}',
  degree: 'Degree {degree}',
  degreeAtLeast: 'Degree {degree} or more',
  /** The text below a puzzle that tells readers and preflight where its solution is. */
  solutionOn: 'Solution on page {page}',
  contents: 'Contents',
  howToPlayFamily: 'How to play: {family}',
  example: 'An example',
  exampleSteps: 'One way to solve it, step by step. The letters mark the cells.',
  exampleStep: '{value} in {letter}: {reason}',
  /** Printed before the steps of an example whose reasons name rows, columns or boxes. */
  countLines: 'Rows are counted from the top, columns from the left.',
  countBoxes: 'Boxes are counted row by row, from the top left.',
  /** The steps that are told without their reasons, each as one of the next two. */
  exampleRest: 'Then, in the same way: {steps}.',
  exampleShortStep: '{value} in {letter}',
  exampleShortStepIn: '{value} in {letter} ({group})',
  /** Printed if the book has larger boards than the example. */
  exampleLarger: 'Larger boards are solved in the same way.',
  exampleSolution: 'Its solution',
  /** Above the board of an example that is solved on the next page. */
  exampleTry: 'Try it first',
  exampleTryText: 'The next page solves this puzzle step by step.',
  mixed: 'Rising difficulty',
  /** The reasoning that the puzzles of a section take, beside its title. */
  tierSingles: 'By looking alone',
  tierTechniques: 'With techniques',
  tierChains: 'With assumptions',
  tierNested: 'With nested assumptions',
  /** Printed with a section only if it is proved for all its puzzles. */
  noGuessing: 'no guessing needed',
  /** Below the contents, if this is proved for the sections with an asterisk, or for all. */
  noGuessingMarked: '* No guessing needed: reasoning alone solves every puzzle of this section.',
  noGuessingAll: 'No guessing needed: reasoning alone solves every puzzle in this book.',
  hardestStep: 'Hardest step: {technique}',
  forcingChain: 'forcing chain',
  search: 'search',
  techniquesFamily: 'Techniques: {family}',
  /** Explains the drawings of the chapter on techniques, at its beginning. */
  techniquesDrawn:
    'The small numbers are those that are still possible in a cell. Those of the pattern are bold and circled; those that it rules out are struck through. Rows are counted from the top, columns from the left: r2c5 is the cell in row 2 and column 5.',
  /** The name of a cell in the chapter on techniques. */
  techniqueCell: 'r{row}c{column}',
  techniqueFor: 'For example:',
  techniquePlaced: 'So {cell} is {value}.',
  techniqueRemoved: 'This rules out {removed}.',
  /** Candidates that a technique rules out, in the sentence before. */
  techniqueIn: '{values} in {cells}',
  forcingChainText:
    'If no technique helps, assume a number in a cell with few candidates and follow what it forces, only by looking. If that leads to a contradiction, the number is ruled out in the cell.',
  searchText:
    'If no assumption leads to a contradiction by looking alone, further assumptions are needed within the first one. Make each with care, so that you can find your way back.',
  solutions: 'Solutions',
  notes: 'Notes',
  /** The name of a cell that has no letter, in the steps of an example. */
  cell: 'row {row}, column {column}',
  /** Printed on the copyright page. */
  rights: '© {owner}. All rights reserved.',
  rightsOfYear: '© {year} {owner}. All rights reserved.',
  publishedBy: 'Published by {publisher}.',
  isbn: 'ISBN {isbn}',
  made: 'Made with Puzzlewright. Every puzzle in this book is proved to have exactly one solution.',
  colophon: 'About this book',
  colophonSeed: 'Seed: {seed}',
  colophonVersions: 'Generator version {generator}, calibration version {calibration}',
  colophonTypeface: 'Typeface: {typeface}',
  colophonPuzzles: '{count} puzzles',
  starsTitle: 'What the stars mean',
  starsText: 'The stars say how much work a puzzle is, compared with others of its kind and size.',
  oneStarMeans: 'You nearly always see at once where the next number goes.',
  twoStarsMean: 'Now and then you have to look around for the next number.',
  threeStarsMean: 'You have to search, compare, and keep a few possibilities in mind.',
  fourStarsMean: 'Notes in pencil help, and some steps take several thoughts in a row.',
  fiveStarsMean:
    'You may have to assume something and follow it for a while before you see whether it holds.',
  /** Printed only with `details`. */
  degreeTitle: 'What the degree means',
  degreeText:
    'The degree beside a puzzle says the same as its stars, but more finely: the higher the number, the more work. Compare degrees only between puzzles of the same kind and size.',
  degreeUpTo: 'up to {most}',
  degreeFromTo: '{least} to {most}',
  degreeOver: 'over {least}',
}

/** The words of a book, by key. */
export type BookWords = Readonly<Record<keyof typeof ENGLISH, string>>

const GERMAN: BookWords = {
  number: 'Nr. {number}',
  numbers: 'Nr. {first}–{last}',
  volume: 'Band {number}',
  oneStar: STAR_WORDS.de[0],
  twoStars: STAR_WORDS.de[1],
  threeStars: STAR_WORDS.de[2],
  fourStars: STAR_WORDS.de[3],
  fiveStars: STAR_WORDS.de[4],
  starRange: '{first} bis {last}',
  degree: 'Grad {degree}',
  degreeAtLeast: 'Grad {degree} oder höher',
  solutionOn: 'Lösung auf Seite {page}',
  contents: 'Inhalt',
  howToPlayFamily: 'Spielregeln: {family}',
  example: 'Ein Beispiel',
  exampleSteps: 'Ein Weg zur Lösung, Schritt für Schritt. Die Buchstaben bezeichnen die Felder.',
  exampleStep: '{value} in {letter}: {reason}',
  countLines: 'Zeilen werden von oben gezählt, Spalten von links.',
  countBoxes: 'Blöcke werden zeilenweise gezählt, beginnend oben links.',
  exampleRest: 'Dann auf die gleiche Weise: {steps}.',
  exampleShortStep: '{value} in {letter}',
  exampleShortStepIn: '{value} in {letter} ({group})',
  exampleLarger: 'Größere Gitter löst man genauso.',
  exampleSolution: 'Die Lösung',
  exampleTry: 'Zum Ausprobieren',
  exampleTryText: 'Auf der nächsten Seite wird dieses Rätsel Schritt für Schritt gelöst.',
  mixed: 'Von leicht bis schwer',
  tierSingles: 'Genaues Hinsehen genügt',
  tierTechniques: 'Mit Lösungstechniken',
  tierChains: 'Mit Annahmen',
  tierNested: 'Mit verschachtelten Annahmen',
  noGuessing: 'ohne Raten lösbar',
  noGuessingMarked:
    '* Ohne Raten lösbar: Jedes Rätsel dieses Abschnitts lässt sich allein durch Überlegen lösen.',
  noGuessingAll: 'Ohne Raten lösbar: Jedes Rätsel in diesem Buch lässt sich allein durch Überlegen lösen.',
  hardestStep: 'Schwierigster Schritt: {technique}',
  forcingChain: 'Annahme mit Widerspruch',
  search: 'Suche',
  techniquesFamily: 'Lösungstechniken: {family}',
  techniquesDrawn:
    'Die kleinen Zahlen sind die Kandidaten: die Zahlen, die in einem Feld noch möglich sind. Die Kandidaten des Musters sind fett gedruckt und eingekreist, die ausgeschlossenen durchgestrichen. Zeilen werden von oben gezählt, Spalten von links: Z2S5 ist das Feld in Zeile 2 und Spalte 5.',
  techniqueCell: 'Z{row}S{column}',
  techniqueFor: 'Im Beispiel:',
  techniquePlaced: 'In {cell} steht also die {value}.',
  techniqueRemoved: 'Damit entfallen: {removed}.',
  techniqueIn: '{values} in {cells}',
  forcingChainText:
    'Hilft keine Technik weiter, nimmt man in einem Feld mit wenigen Kandidaten eine Zahl an und verfolgt allein durch Hinsehen, was daraus folgt. Führt das zu einem Widerspruch, scheidet die Zahl in dem Feld aus.',
  searchText:
    'Führt keine Annahme allein durch Hinsehen zu einem Widerspruch, braucht es weitere Annahmen innerhalb der ersten. Man notiert sie so, dass man den Weg zurück findet.',
  solutions: 'Lösungen',
  notes: 'Notizen',
  cell: 'Zeile {row}, Spalte {column}',
  rights: '© {owner}. Alle Rechte vorbehalten.',
  rightsOfYear: '© {year} {owner}. Alle Rechte vorbehalten.',
  publishedBy: 'Verlag: {publisher}',
  isbn: 'ISBN {isbn}',
  made: 'Erstellt mit Puzzlewright. Jedes Rätsel in diesem Buch hat nachweislich genau eine Lösung.',
  colophon: 'Über dieses Buch',
  colophonSeed: 'Startwert: {seed}',
  colophonVersions: 'Version des Generators: {generator}, Version der Kalibrierung: {calibration}',
  colophonTypeface: 'Schrift: {typeface}',
  colophonPuzzles: '{count} Rätsel',
  starsTitle: 'Was die Sterne bedeuten',
  starsText: 'Die Sterne sagen, wie viel Mühe ein Rätsel macht, verglichen mit anderen seiner Art und Größe.',
  oneStarMeans: 'Wohin die nächste Zahl gehört, sieht man fast immer auf einen Blick.',
  twoStarsMean: 'Ab und zu muss man sich nach der nächsten Zahl umsehen.',
  threeStarsMean: 'Man muss suchen, vergleichen und sich einige Möglichkeiten merken.',
  fourStarsMean:
    'Notizen mit Bleistift helfen, und manche Schritte brauchen mehrere Überlegungen nacheinander.',
  fiveStarsMean:
    'Manchmal muss man etwas annehmen und der Annahme eine Weile folgen, bis sich zeigt, ob sie stimmt.',
  degreeTitle: 'Was der Grad bedeutet',
  degreeText:
    'Der Grad bei einem Rätsel sagt dasselbe wie die Sterne, nur feiner: Je höher die Zahl, desto mehr Mühe macht es. Vergleichen lassen sich nur Rätsel derselben Art und Größe.',
  degreeUpTo: 'bis {most}',
  degreeFromTo: '{least} bis {most}',
  degreeOver: 'über {least}',
}

/** The words of a book in each language. */
export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = { en: ENGLISH, de: GERMAN }

/** Gaps that a text must have, because readers and preflight find puzzles and solutions by them. */
export const NEEDED_GAPS: Readonly<Partial<Record<keyof BookWords, readonly string[]>>> = {
  number: ['number'],
  solutionOn: ['page'],
  cell: ['row', 'column'],
  techniqueCell: ['row', 'column'],
  exampleStep: ['value', 'letter'],
  exampleRest: ['steps'],
  exampleShortStep: ['value', 'letter'],
  exampleShortStepIn: ['value', 'letter'],
}

/** All words of a book in a built-in language; undefined for other languages. */
export function wordsOf(code: string): BookWords | undefined {
  const language = languageOf(code)
  return language && BOOK_WORDS[language]
}

const STAR_KEYS = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars'] as const

/** The word that a book prints beside this number of stars. */
export function starWord(words: BookWords, stars: number): string {
  return words[STAR_KEYS[stars - 1]]
}

const MEANING_KEYS = [
  'oneStarMeans',
  'twoStarsMean',
  'threeStarsMean',
  'fourStarsMean',
  'fiveStarsMean',
] as const

/** What this number of stars asks of a solver. */
export function starMeaning(words: BookWords, stars: number): string {
  return words[MEANING_KEYS[stars - 1]]
}

/** The kinds of reasons in worked examples: placements that are found by looking. */
export function exampleKinds({ inference }: Pick<Family, 'inference'>): string[] {
  return inference.techniques.filter(({ tier }) => tier === 'singles').map(({ name }) => name)
}

/** The words that books use for a family. Books have the long rules, so the short ones are left out. */
export type BookFamilyWords = Omit<FamilyWords, 'inShort' | 'inShortNoted'> & {
  /** Rules that fit the puzzles of a book and replace `howToPlay`. A recipe with rules of its own has none. */
  readonly fittedRules?: FittedRules
}

/**
 * The words of a family in a language, with the reasons of worked examples only; undefined if the family has
 * no words in the language.
 */
export function familyWordsOf(family: Family, code: string): BookFamilyWords | undefined {
  const language = languageOf(code)
  const own = language && family.words[language]
  if (!own) return undefined
  const { inShort: _, inShortNoted: __, ...told } = own
  const reasons = exampleKinds(family).map((kind) => [kind, own.reasons[kind]])
  return { ...told, reasons: Object.fromEntries(reasons) }
}

/** The rules of a family that fit the puzzles of a book, in a language; undefined if it has none. */
export function fittedRulesOf({ teaching }: Pick<Family, 'teaching'>, code: string): FittedRules | undefined {
  const language = languageOf(code)
  return language && teaching?.rules[language]
}

/** The rules of a family for a book with these puzzles, one text a paragraph. */
export function rulesOf(
  { howToPlay, fittedRules }: Pick<BookFamilyWords, 'howToPlay' | 'fittedRules'>,
  { teaching }: Pick<Family, 'teaching'>,
  puzzles: readonly Puzzle[],
): readonly string[] {
  if (!fittedRules || !teaching || puzzles.length === 0) return howToPlay
  return rulesFor(fittedRules, teaching.facts(puzzles))
}

/** All sentences that the rules of a family can have, one text a paragraph. */
export function allRules({ howToPlay, fittedRules }: BookFamilyWords): readonly string[] {
  return fittedRules ? allSentences(fittedRules) : howToPlay
}

/** The note printed beside a puzzle, in the words of its family; undefined if the puzzle needs none. */
export function noteOf(
  words: Pick<FamilyWords, 'notes'>,
  family: Family,
  puzzle: Puzzle,
): string | undefined {
  const note = family.drawing.note?.(puzzle)
  return note && say(words.notes?.[note.kind] ?? '', note.facts)
}
