// The techniques of boards with sums of lines, told to readers. Every number stands once on the board.

import type { TechniqueWords } from '../techniqueWords.ts'

const COMBINATIONS_EN = (open: string) =>
  `A line has ${open} open cells, and the sum that they need is known. List the combinations of free numbers that give it: a number that is in none of them, or in none that its cell allows, is ruled out.`
const COMBINATIONS_DE = (open: string) =>
  `Eine Linie hat noch ${open} leere Felder, und ihre fehlende Summe ist bekannt. Man sammelt die Kombinationen freier Zahlen, die sie ergeben: Eine Zahl, die in keiner vorkommt oder in keiner in ihr Feld passt, entfällt.`

/** The techniques of Survos and magic boards. */
export const LINE_TECHNIQUE_WORDS: TechniqueWords = {
  'last-cell': {
    en: 'All cells of a line but one are filled. Its sum gives the last number.',
    de: {
      name: 'letztes Feld einer Linie',
      text: 'In einer Linie ist nur noch ein Feld leer. Die Summe der Linie ergibt die letzte Zahl.',
    },
  },
  'crossing-pairs': {
    en: 'Two lines cross in an open cell, and each has two open cells left. Compare the pairs of numbers that give the two missing sums: only one number is in both.',
    de: {
      name: 'gekreuzte Paare',
      text: 'Zwei Linien kreuzen sich in einem leeren Feld, und in jeder fehlen noch zwei Zahlen. Man vergleicht die Paare, die die fehlenden Summen ergeben: Nur eine Zahl kommt in beiden vor.',
    },
  },
  'unique-pair': {
    en: 'A line has two open cells, and only two free numbers give the missing sum. One of them does not fit one of the cells, so both are known.',
    de: {
      name: 'einziges Paar',
      text: 'In einer Linie fehlen zwei Zahlen, und nur ein Paar freier Zahlen ergibt die fehlende Summe. Eine davon passt in eines der Felder nicht; damit stehen beide fest.',
    },
  },
  'naked-single': {
    en: 'A cell has a single candidate left, because all other numbers are ruled out there. This number is its value.',
    de: {
      name: 'nackter Einer',
      text: 'In einem Feld ist nur noch eine Zahl möglich, weil alle anderen ausgeschlossen sind. Diese Zahl gehört hinein.',
    },
  },
  'upper-bound': {
    en: 'Fill all open cells of a line but one with the smallest free numbers. What is left of the sum is the most that the last cell can hold, so larger numbers are ruled out in the line.',
    de: {
      name: 'obere Schranke',
      text: 'Man füllt alle leeren Felder einer Linie bis auf eines mit den kleinsten freien Zahlen. Der Rest der Summe ist das Höchste, was im letzten Feld stehen kann; größere Zahlen entfallen in der Linie.',
    },
  },
  'lower-bound': {
    en: 'Fill all open cells of a line but one with the largest free numbers. What is left of the sum is the least that the last cell can hold, so smaller numbers are ruled out in the line.',
    de: {
      name: 'untere Schranke',
      text: 'Man füllt alle leeren Felder einer Linie bis auf eines mit den größten freien Zahlen. Der Rest der Summe ist das Kleinste, was im letzten Feld stehen kann; kleinere Zahlen entfallen in der Linie.',
    },
  },
  'pair-combinations': {
    en: COMBINATIONS_EN('two'),
    de: { name: 'Kombinationen aus zwei Zahlen', text: COMBINATIONS_DE('zwei') },
  },
  'hidden-single': {
    en: 'A number has only one place left on the board. It goes there, and all other candidates of the cell are ruled out.',
    de: {
      name: 'versteckter Einer',
      text: 'Für eine Zahl bleibt auf dem ganzen Brett nur ein Platz. Dorthin gehört sie; alle anderen Kandidaten des Feldes entfallen.',
    },
  },
  'triple-combinations': {
    en: COMBINATIONS_EN('three'),
    de: { name: 'Kombinationen aus drei Zahlen', text: COMBINATIONS_DE('drei') },
  },
  'required-number': {
    en: 'Every combination for the missing sum of a line contains a certain number. It is needed there, so all other cells of the board lose it.',
    de: {
      name: 'benötigte Zahl',
      text: 'Jede Kombination für die fehlende Summe einer Linie enthält eine bestimmte Zahl. Sie wird dort gebraucht und entfällt in allen anderen Feldern des Bretts.',
    },
  },
  'naked-pair': {
    en: 'Two cells have only the same two candidates. These numbers fill the two cells, so no other cell of the board can have them.',
    de: {
      name: 'nacktes Paar',
      text: 'In zwei Feldern kommen nur dieselben zwei Zahlen infrage. Sie füllen diese Felder; in allen anderen Feldern des Bretts entfallen sie.',
    },
  },
  'hidden-pair': {
    en: 'Two numbers have places only in the same two cells. They fill these cells, so every other candidate there is ruled out.',
    de: {
      name: 'verstecktes Paar',
      text: 'Für zwei Zahlen ist nur in denselben zwei Feldern Platz. Sie füllen diese Felder; alle anderen Kandidaten entfallen dort.',
    },
  },
  'quad-combinations': {
    en: COMBINATIONS_EN('four'),
    de: { name: 'Kombinationen aus vier Zahlen', text: COMBINATIONS_DE('vier') },
  },
  'quint-combinations': {
    en: COMBINATIONS_EN('five'),
    de: { name: 'Kombinationen aus fünf Zahlen', text: COMBINATIONS_DE('fünf') },
  },
  'locked-number': {
    en: 'A number has places only within one line. So the combination for the missing sum of this line must contain it, and combinations without it are ruled out.',
    de: {
      name: 'gebundene Zahl',
      text: 'Für eine Zahl ist nur in einer Linie Platz. Die Kombination für die fehlende Summe dieser Linie muss sie also enthalten; Kombinationen ohne sie entfallen.',
    },
  },
  innies: {
    en: 'Add the sums of some lines and take away the sums of others that cross them. The cells that are counted in both cancel out. What is left tells the sum, or the difference, of a few cells.',
    de: {
      name: 'Differenz von Liniensummen',
      text: 'Man zählt die Summen einiger Linien zusammen und zieht die Summen anderer ab, die sie kreuzen. Felder, die doppelt gezählt sind, heben sich auf. Übrig bleibt die Summe oder die Differenz weniger Felder.',
    },
  },
  'line-pair': {
    en: 'Compare the combinations of two lines. They share no number except that of a common cell, so a combination that clashes with every combination of the other line is ruled out.',
    de: {
      name: 'zwei Linien',
      text: 'Man vergleicht die Kombinationen zweier Linien. Höchstens die Zahl eines gemeinsamen Feldes steht in beiden; eine Kombination, die sich mit jeder der anderen Linie streitet, entfällt.',
    },
  },
}
