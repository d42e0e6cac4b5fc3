// All words of a book but those of the families. Gaps such as {number} are filled in; a recipe may replace any of them.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { type FamilyWords, fillGaps, LANGUAGES, type Language } from '../families/words.ts'
import { STAR_WORDS } from '../grader/starWords.ts'

const ENGLISH = {
  /** Above a puzzle and its solution. Preflight finds them by it. */
  number: 'No. {number}',
  /** In the contents: the first and the last number of a section. */
  numbers: 'No. {first}–{last}',
  /** In numbers that are not whole. */
  decimalSign: '.',
  /** Beside so many stars. */
  oneStar: STAR_WORDS.en[0],
  twoStars: STAR_WORDS.en[1],
  threeStars: STAR_WORDS.en[2],
  fourStars: STAR_WORDS.en[3],
  fiveStars: STAR_WORDS.en[4],
  degree: 'Degree {degree}',
  degreeAtLeast: 'Degree {degree} and more',
  /** Below a puzzle. Preflight looks there for its solution. */
  solutionOn: 'Solution on page {page}',
  contents: 'Contents',
  howToPlayFamily: 'How to play: {family}',
  example: 'An example',
  exampleSteps: 'A way to its solution, step by step; the letters stand in the cells.',
  exampleStep: '{value} in {letter}: {reason}',
  /** Before the steps of an example, if their reasons name any. */
  countLines: 'Rows are counted from the top, columns from the left.',
  countBoxes: 'Boxes are counted row by row, from the top left.',
  exampleMore: 'and so on.',
  exampleSolution: 'Its solution',
  mixed: 'Rising difficulty',
  solutions: 'Solutions',
  notes: 'Notes',
  /** A cell in the steps of an example that has no letter. */
  cell: 'row {row}, column {column}',
  /** On the copyright page. */
  rights: '© {owner}. All rights reserved.',
  isbn: 'ISBN {isbn}',
  made: 'Made with Puzzlewright. Every puzzle in this book is proved to have exactly one solution.',
  colophon: 'About this book',
  colophonSeed: 'Seed: {seed}',
  colophonVersions: 'Generator version {generator}, calibration version {calibration}',
  colophonTypeface: 'Typeface: {typeface}',
  colophonPuzzles: '{count} puzzles',
  degreeTitle: 'How the degree is made',
  degreeText:
    'The degree says how hard a puzzle is. For Survo puzzles it is measured: a simple program swaps and changes numbers at random until it stumbles upon the solution, and the degree is the number of moves that this takes on average. For all other kinds it is worked out from what a person has to do and what a solver has to search, and set so that a fifth of all puzzles of a size falls on each number of stars. So degrees compare puzzles of one kind and size; stars compare different kinds, too.',
  degreeUpTo: 'up to {most}',
  degreeFromTo: '{least} to {most}',
  degreeOver: 'over {least}',
  degreeParts: 'What counts',
  degreePowers:
    'What makes a puzzle hard is multiplied, and the product puts the puzzles of a size in order. The table says how strongly each part counts: with 1, twice as much of it makes a puzzle twice as hard; with 2, four times as hard. Where there is a dot, it does not count.',
  degreeScan: 'Scanning: how many open cells have to be looked through for each number that can be found',
  degreeAssumption: 'Assuming: how far the longest assumption that is needed has to be followed',
  degreeSearch: 'Searching: how many positions a solver looks at, and with how many alternatives',
  degreeFullSearch: 'Searching harder: how many positions are left to a solver that rules out all it can',
  degreeMoves: 'Random moves: how many the simple program needs on average',
}

/** The words of a book, by key. */
export type BookWords = Readonly<Record<keyof typeof ENGLISH, string>>

const GERMAN: BookWords = {
  number: 'Nr. {number}',
  numbers: 'Nr. {first}–{last}',
  decimalSign: ',',
  oneStar: STAR_WORDS.de[0],
  twoStars: STAR_WORDS.de[1],
  threeStars: STAR_WORDS.de[2],
  fourStars: STAR_WORDS.de[3],
  fiveStars: STAR_WORDS.de[4],
  degree: 'Grad {degree}',
  degreeAtLeast: 'Grad {degree} und mehr',
  solutionOn: 'Lösung auf Seite {page}',
  contents: 'Inhalt',
  howToPlayFamily: 'Spielregeln: {family}',
  example: 'Ein Beispiel',
  exampleSteps: 'Ein Weg zur Lösung, Schritt für Schritt; die Buchstaben stehen in den Feldern.',
  exampleStep: '{value} in {letter}: {reason}',
  countLines: 'Zeilen werden von oben gezählt, Spalten von links.',
  countBoxes: 'Blöcke werden zeilenweise gezählt, oben links beginnend.',
  exampleMore: 'und so weiter.',
  exampleSolution: 'Die Lösung',
  mixed: 'Von leicht bis schwer',
  solutions: 'Lösungen',
  notes: 'Notizen',
  cell: 'Zeile {row}, Spalte {column}',
  rights: '© {owner}. Alle Rechte vorbehalten.',
  isbn: 'ISBN {isbn}',
  made: 'Erstellt mit Puzzlewright. Für jedes Rätsel in diesem Buch ist bewiesen, dass es genau eine Lösung hat.',
  colophon: 'Über dieses Buch',
  colophonSeed: 'Startwert: {seed}',
  colophonVersions: 'Generator in Version {generator}, Eichung in Version {calibration}',
  colophonTypeface: 'Schrift: {typeface}',
  colophonPuzzles: '{count} Rätsel',
  degreeTitle: 'Wie der Schwierigkeitsgrad entsteht',
  degreeText:
    'Der Grad gibt an, wie schwer ein Rätsel ist. Bei Survo-Rätseln wird er gemessen: Ein einfaches Programm vertauscht und verändert Zahlen nach dem Zufall, bis es auf die Lösung stößt, und der Grad ist die Anzahl der Züge, die es dafür im Mittel braucht. Bei allen anderen Rätselarten ergibt er sich daraus, was ein Mensch tun und was ein Lösungsprogramm durchsuchen muss, und ist so geeicht, dass auf jede Anzahl von Sternen ein Fünftel aller Rätsel einer Größe entfällt. Grade vergleichen also Rätsel derselben Art und Größe, Sterne auch solche verschiedener Arten.',
  degreeUpTo: 'bis {most}',
  degreeFromTo: '{least} bis {most}',
  degreeOver: 'über {least}',
  degreeParts: 'Was zählt',
  degreePowers:
    'Die Teile werden miteinander malgenommen; das Ergebnis ordnet die Rätsel einer Größe. Die Tabelle sagt, wie stark jeder Teil zählt: Bei 1 macht doppelt so viel davon ein Rätsel doppelt so schwer, bei 2 viermal so schwer. Wo ein Punkt steht, zählt er nicht.',
  degreeScan: 'Suchen: wie viele leere Felder für jede Zahl durchzusehen sind, die sich finden lässt',
  degreeAssumption: 'Probieren: wie weit die längste nötige Annahme zu verfolgen ist',
  degreeSearch:
    'Durchsuchen: wie viele Stellungen ein Lösungsprogramm ansieht, und mit wie vielen Möglichkeiten',
  degreeFullSearch:
    'Gründliches Durchsuchen: wie viele Stellungen einem Programm bleiben, das alles ausschließt, was sich ausschließen lässt',
  degreeMoves: 'Zufallszüge: wie viele das einfache Programm im Mittel braucht',
}

/** The words of a book in each language. */
export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = { en: ENGLISH, de: GERMAN }

/** Gaps that a text cannot do without: readers and preflight find puzzles and solutions by them. */
export const NEEDED_GAPS: Readonly<Partial<Record<keyof BookWords, readonly string[]>>> = {
  number: ['number'],
  solutionOn: ['page'],
  cell: ['row', 'column'],
  exampleStep: ['value', 'letter'],
}

/** The language of a code such as `de` or `de-AT`, if books come in it. */
export function builtInLanguage(code: string): Language | undefined {
  return LANGUAGES.find((language) => language === code.split('-')[0])
}

/** All words of a book in a language, if books come in it. */
export function wordsOf(code: string): BookWords | undefined {
  const language = builtInLanguage(code)
  return language && BOOK_WORDS[language]
}

const STAR_KEYS = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars'] as const

/** What a book says beside so many stars. */
export function starWord(words: BookWords, stars: number): string {
  return words[STAR_KEYS[stars - 1]]
}

/** The kinds of reasons that worked examples give: placements that are seen by looking. */
export function exampleKinds({ inference }: Pick<Family, 'inference'>): string[] {
  return inference.techniques.filter(({ tier }) => tier === 'singles').map(({ name }) => name)
}

/** What books say of a family: they tell the rules at length. */
export type BookFamilyWords = Omit<FamilyWords, 'inShort' | 'inShortNoted'>

/** What a family says of its puzzles in a language, with the sentences of worked examples alone; undefined where it has no words in it. */
export function familyWordsOf(family: Family, code: string): BookFamilyWords | undefined {
  const language = builtInLanguage(code)
  const own = language && family.words[language]
  if (!own) return undefined
  const { inShort: _, inShortNoted: __, ...told } = own
  const reasons = exampleKinds(family).map((kind) => [kind, own.reasons[kind]])
  return { ...told, reasons: Object.fromEntries(reasons) }
}

/** What a reader has to know of this very puzzle, in the words of its family: printed beside it. */
export function noteOf(
  words: Pick<FamilyWords, 'notes'>,
  family: Family,
  puzzle: Puzzle,
): string | undefined {
  const note = family.drawing.note?.(puzzle)
  return note && fillGaps(words.notes?.[note.kind] ?? '', note.facts)
}
