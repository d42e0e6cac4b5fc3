// The techniques of cages, told to readers.

import { latinLineTechniques } from '../latin/techniqueWords.ts'
import type { TechniqueWords } from '../techniqueWords.ts'

const INNIES_EN = (result: string) =>
  `The ${result} of a complete row or column is known. Take away the cages that lie inside it: the ${result} of the cells that are left is known too. A cage that has only some of its cells there must fit.`
const INNIES_DE = (article: string, result: string) =>
  `${article} einer vollständigen Zeile oder Spalte ist bekannt. Zieht man die Käfige ab, die ganz darin liegen, bleibt ${result} der übrigen Felder. Ein Käfig, von dem nur ein Teil der Felder dort liegt, muss dazu passen.`

const CAGES: TechniqueWords = {
  'single-cell': {
    en: 'A cage of one cell tells its number.',
    de: { name: 'Käfig mit einem Feld', text: 'Ein Käfig aus einem einzigen Feld verrät dessen Zahl.' },
  },
  'last-in-cage': {
    en: 'All cells of a cage but one are filled. The target and the operation give the last number.',
    de: {
      name: 'letztes Feld eines Käfigs',
      text: 'Von einem Käfig ist nur noch ein Feld leer. Ziel und Rechenart ergeben die letzte Zahl.',
    },
  },
  'cage-single': {
    en: 'A cage has only a few combinations of numbers, and only one of these numbers fits this cell.',
    de: {
      name: 'einzige passende Zahl bei wenigen Kombinationen',
      text: 'Für einen Käfig gibt es nur wenige Kombinationen, und nur eine ihrer Zahlen passt in dieses Feld.',
    },
  },
  'narrowed-cage-single': {
    en: 'The numbers that are still possible in the cells of a cage leave only one number for this cell.',
    de: {
      name: 'einzige Zahl, die ein Käfig zulässt',
      text: 'Was in den Feldern eines Käfigs noch möglich ist, lässt für dieses Feld nur eine Zahl übrig.',
    },
  },
  'cage-combinations': {
    en: 'List the combinations of numbers that give the target of a cage. A number that is in none of them cannot stand in any cell of the cage.',
    de: {
      name: 'Kombinationen eines Käfigs',
      text: 'Man sammelt die Kombinationen, die das Ziel eines Käfigs ergeben. Eine Zahl, die in keiner vorkommt, steht in keinem Feld des Käfigs.',
    },
  },
  'cage-permutations': {
    en: 'Go through the combinations of a cage in every order that the candidates of its cells allow. A number that never comes to a cell is ruled out there.',
    de: {
      name: 'Anordnungen eines Käfigs',
      text: 'Man geht die Kombinationen eines Käfigs in jeder Reihenfolge durch, die die Kandidaten seiner Felder erlauben. Eine Zahl, die dabei nie in ein Feld kommt, entfällt dort.',
    },
  },
  'pointing-segment': {
    en: 'Every combination of a cage puts a number into the part of the cage that lies in one row or column. The rest of this line loses the number.',
    de: {
      name: 'Ausschluss durch einen Käfig',
      text: 'Jede Kombination eines Käfigs setzt eine Zahl in den Teil des Käfigs, der in einer bestimmten Zeile oder Spalte liegt. Im Rest dieser Linie entfällt die Zahl.',
    },
  },
  'claiming-segment': {
    en: 'A row or column has places for a number only within one cage. So the cage must have the number there, and combinations without it are ruled out.',
    de: {
      name: 'Ausschluss durch eine Linie',
      text: 'In einer Zeile oder Spalte ist für eine Zahl nur in einem Käfig Platz. Der Käfig muss sie dort enthalten; Kombinationen ohne sie entfallen.',
    },
  },
  'innies-and-outies': {
    en: INNIES_EN('sum'),
    de: { name: 'Restsummen', text: INNIES_DE('Die Summe', 'die Summe') },
  },
  'product-innies-and-outies': {
    en: INNIES_EN('product'),
    de: { name: 'Restprodukte', text: INNIES_DE('Das Produkt', 'das Produkt') },
  },
  'combination-clash': {
    en: 'With this number in the cell, every combination of the cage takes numbers or places that the rest of the lines needs. So the number is ruled out.',
    de: {
      name: 'Streit der Kombinationen',
      text: 'Mit dieser Zahl im Feld nimmt jede Kombination des Käfigs den übrigen Zahlen der Linien die nötigen Plätze. Die Zahl scheidet also aus.',
    },
  },
  'line-combinations': {
    en: 'The cages of a row or column share its numbers, each number once. Try the combinations of all of them together: a number that a cell never gets is ruled out there.',
    de: {
      name: 'Kombinationen einer Linie',
      text: 'Die Käfige einer Zeile oder Spalte teilen sich deren Zahlen, jede Zahl einmal. Man prüft die Kombinationen aller Käfige zusammen: Eine Zahl, die ein Feld dabei nie bekommt, entfällt dort.',
    },
  },
}

/** The techniques of KenKens. */
export const kenkenTechniques = (): TechniqueWords => ({ ...latinLineTechniques(), ...CAGES })
