// All words of a book but those of the families. Gaps such as {number} are filled in; a recipe may replace any of them.

import type { Puzzle } from '../families/family.ts'
import type { AnyFamily } from '../families/registry.ts'
import { type FamilyWords, LANGUAGES, type Language, sentencesOf } from '../families/words.ts'
import { STEP_WORDS } from '../grader/explanation.ts'

const ENGLISH = {
  /** Above a puzzle and its solution. Preflight finds them by it. */
  number: 'No. {number}',
  degree: 'Degree {degree}',
  degreeAtLeast: 'Degree {degree} and more',
  /** Below a puzzle. Preflight looks there for its solution. */
  solutionOn: 'Solution on page {page}',
  contents: 'Contents',
  howToPlay: 'How to play',
  howToPlayFamily: 'How to play: {family}',
  example: 'An example',
  exampleSteps: 'A way to its solution, step by step; the letters stand in the cells:',
  exampleStep: '{value} in {letter}: {reason}',
  exampleMore: 'and so on.',
  exampleSolution: 'Its solution',
  mixed: 'Rising difficulty',
  /** A section of the contents: the stars are drawn behind it. */
  solutions: 'Solutions',
  notes: 'Notes',
  page: 'page {page}',
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
    'The degree says how hard a puzzle is, on the scale of Survo puzzles, where it is the mean number of random moves that a simple machine needs to stumble upon the solution. For the other families it is put together from what a person has to do and what a solver has to search, and set so that a fifth of all puzzles of a size falls on each number of stars. Degrees compare puzzles of one family and size; stars compare families, too.',
  degreeUpTo: 'up to {most}',
  degreeFromTo: '{least} to {most}',
  degreeOver: 'over {least}',
  degreeParts: 'What counts',
  degreeScan: 'scanning: how many open cells stand against each placement in sight',
  degreeAssumption: 'assuming: how far the longest assumption goes that is needed',
  degreeSearch: 'searching: states that a solver opens, with how many alternatives',
  degreeFullSearch: 'searching harder: states that are left to a solver that prunes all it can',
  /** Behind each part stand the families, each with its power in brackets. */
  degreePowers:
    'Multiplied, each to the power that stands behind the family, these put the puzzles of a size in order:',
  degreeMoves: 'mean number of random moves of the swap-and-mutate solver',
}

export type BookWords = Readonly<Record<keyof typeof ENGLISH, string>>

const GERMAN: BookWords = {
  number: 'Nr. {number}',
  degree: 'Grad {degree}',
  degreeAtLeast: 'Grad {degree} und mehr',
  solutionOn: 'Lösung auf Seite {page}',
  contents: 'Inhalt',
  howToPlay: 'Spielregeln',
  howToPlayFamily: 'Spielregeln: {family}',
  example: 'Ein Beispiel',
  exampleSteps: 'Ein Weg zur Lösung, Schritt für Schritt; die Buchstaben stehen in den Feldern:',
  exampleStep: '{value} in {letter}: {reason}',
  exampleMore: 'und so weiter.',
  exampleSolution: 'Die Lösung',
  mixed: 'Von leicht bis schwer',
  solutions: 'Lösungen',
  notes: 'Notizen',
  page: 'Seite {page}',
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
    'Der Grad gibt an, wie schwer ein Rätsel ist, gemessen an der Skala der Survo-Rätsel: Dort ist er die mittlere Anzahl von Zufallszügen, nach denen eine einfache Maschine auf die Lösung stößt. Bei den anderen Rätselarten ergibt er sich daraus, was ein Mensch tun und was ein Lösungsprogramm durchsuchen muss, und ist so geeicht, dass auf jede Anzahl von Sternen ein Fünftel aller Rätsel einer Größe entfällt. Grade vergleichen Rätsel derselben Art und Größe, Sterne auch solche verschiedener Arten.',
  degreeUpTo: 'bis {most}',
  degreeFromTo: '{least} bis {most}',
  degreeOver: 'über {least}',
  degreeParts: 'Was zählt',
  degreeScan: 'Suchen: wie viele leere Felder auf jede Zahl kommen, die gerade zu finden ist',
  degreeAssumption: 'Probieren: wie weit die längste Annahme führt, die nötig ist',
  degreeSearch:
    'Durchsuchen: wie viele Stellungen ein Lösungsprogramm ansieht, und mit wie vielen Möglichkeiten',
  degreeFullSearch:
    'gründlich Durchsuchen: wie viele Stellungen einem Programm bleiben, das ausschließt, was es nur kann',
  degreePowers:
    'Miteinander malgenommen, jedes in der Potenz, die hinter der Rätselart steht, ordnen sie die Rätsel einer Größe:',
  degreeMoves:
    'mittlere Anzahl von Zufallszügen, bis ein Programm durch Tauschen und Verändern die Lösung trifft',
}

export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = { en: ENGLISH, de: GERMAN }

type StepKind = keyof typeof STEP_WORDS

const GERMAN_STEPS: Readonly<Record<StepKind, string>> = {
  assumption: 'die Annahme {value} führt hier in {placements} Schritten zum Widerspruch',
  'assumption-at-once': 'die Annahme {value} führt hier sofort zum Widerspruch',
  assumptions: 'jede dieser Annahmen führt in höchstens {placements} Schritten zum Widerspruch',
  search: 'eine Suche schließt dort {refuted} aus (untersuchte Stellungen: {nodes}): Einfacher geht es nicht',
}

/** The sentences of the steps that are not made on sight: the same for all families. */
export const STEP_SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: sentencesOf(STEP_WORDS),
  de: GERMAN_STEPS,
}

/** Gaps that a text cannot do without: readers and preflight find puzzles and solutions by them. */
export const NEEDED_GAPS: Readonly<Partial<Record<keyof BookWords, readonly string[]>>> = {
  number: ['number'],
  solutionOn: ['page'],
  page: ['page'],
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

/** What a family says in a language, with the steps that are not made on sight, if books come in it. */
export function familyWordsOf({ words }: AnyFamily, code: string): FamilyWords | undefined {
  const language = builtInLanguage(code)
  if (!language) return undefined
  const own = words[language]
  return { ...own, reasons: { ...STEP_SENTENCES[language], ...own.reasons } }
}

/** What a reader has to know of this very puzzle, in the words of its family: printed beside it. */
export function noteOf(words: FamilyWords, family: AnyFamily, puzzle: Puzzle): string | undefined {
  const note = family.note?.(puzzle)
  return note && fill(words.notes?.[note.kind] ?? '', note.facts)
}

/** A text with its gaps filled in. */
export function fill(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(gaps[name] ?? whole))
}
