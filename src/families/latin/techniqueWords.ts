// Techniques of groups of different cells, told to readers. `{group}` stands for the groups of a family.

import { say } from '../../words/say.ts'
import type { TechniqueText, TechniqueWords } from '../techniqueWords.ts'
import type { LATIN_BOX_PATTERNS } from './boxPatterns.ts'
import type { LATIN_LINE_PATTERNS } from './linePatterns.ts'
import type { LATIN_LINK_PATTERNS } from './linkPatterns.ts'

/** The groups of a family after “in”, in each language. */
interface GroupWords {
  readonly en: string
  readonly de: string
}

const FISH_EN = (size: string) =>
  `In ${size} rows, a number has places only in the same ${size} columns. Then it stands in each of these columns within the ${size} rows, and every other cell of the columns loses it. Rows and columns can change roles.`
const FISH_DE = (size: string) =>
  `In ${size} Zeilen hat eine Zahl nur in denselben ${size} Spalten Platz. Dann steht sie in jeder dieser Spalten innerhalb der ${size} Zeilen und nirgends sonst in den Spalten. Zeilen und Spalten können die Rollen tauschen.`
const NAKED_EN = (count: string) =>
  `${count} cells in {group} have only the same ${count.toLowerCase()} candidates between them. These numbers fill the cells in some order, so no other cell there can have them.`
const NAKED_DE = (count: string, numbers: string) =>
  `In ${count} Feldern in {group} kommen zusammen nur ${numbers} Zahlen infrage. Sie füllen diese Felder in irgendeiner Reihenfolge; in den übrigen Feldern stehen sie also nicht.`
const HIDDEN_EN = (count: string) =>
  `${count} numbers have places only in the same ${count.toLowerCase()} cells in {group}. They fill these cells, so every other candidate there is ruled out.`
const HIDDEN_DE = (count: string, cells: string) =>
  `Für ${count} Zahlen ist in {group} nur in denselben ${cells} Feldern Platz. Sie füllen diese Felder; alle anderen Kandidaten entfallen dort.`

const LINES: Readonly<
  Record<'hidden-single' | 'naked-single' | keyof typeof LATIN_LINE_PATTERNS, TechniqueText>
> = {
  'hidden-single': {
    en: 'A number has only one place left in {group}: every other cell is filled or sees the number already. It goes there, however many candidates the cell has.',
    de: {
      name: 'versteckter Einer',
      text: 'Für eine Zahl bleibt in {group} nur ein Platz: Alle anderen Felder sind besetzt oder scheiden aus. Dorthin gehört sie, auch wenn in dem Feld noch andere Kandidaten stehen.',
    },
  },
  'naked-single': {
    en: 'A cell has a single candidate left, because all other numbers are ruled out there. This number is its value.',
    de: {
      name: 'nackter Einer',
      text: 'In einem Feld ist nur noch eine Zahl möglich, weil alle anderen ausgeschlossen sind. Diese Zahl gehört hinein.',
    },
  },
  'naked-pair': { en: NAKED_EN('Two'), de: { name: 'nacktes Paar', text: NAKED_DE('zwei', 'zwei') } },
  'hidden-pair': { en: HIDDEN_EN('Two'), de: { name: 'verstecktes Paar', text: HIDDEN_DE('zwei', 'zwei') } },
  'naked-triple': { en: NAKED_EN('Three'), de: { name: 'nacktes Tripel', text: NAKED_DE('drei', 'drei') } },
  'hidden-triple': {
    en: HIDDEN_EN('Three'),
    de: { name: 'verstecktes Tripel', text: HIDDEN_DE('drei', 'drei') },
  },
  'x-wing': {
    en: FISH_EN('two'),
    de: { name: 'X-Wing', text: FISH_DE('zwei') },
  },
  'naked-quad': { en: NAKED_EN('Four'), de: { name: 'nacktes Quartett', text: NAKED_DE('vier', 'vier') } },
  'hidden-quad': {
    en: HIDDEN_EN('Four'),
    de: { name: 'verstecktes Quartett', text: HIDDEN_DE('vier', 'vier') },
  },
  'xy-wing': {
    en: 'A pivot cell has two candidates, x and y. It sees one cell with x and z, and another with y and z. Whichever number the pivot takes, one of the two other cells is z, so a cell that sees both is not z.',
    de: {
      name: 'XY-Wing',
      text: 'Ein Angelfeld hat die Kandidaten x und y. Es sieht ein Feld mit x und z und ein weiteres mit y und z. Was auch immer im Angelfeld steht: Eines der beiden anderen Felder ist z, und ein Feld, das beide sieht, ist es nicht.',
    },
  },
  swordfish: { en: FISH_EN('three'), de: { name: 'Schwertfisch', text: FISH_DE('drei') } },
  'w-wing': {
    en: 'Two cells have the same two candidates, x and z. Some row or column has only two places for x, and each of the two cells sees one of them. Both cells cannot be x, so one of them is z, and a cell that sees both is not z.',
    de: {
      name: 'W-Wing',
      text: 'Zwei Felder haben dieselben beiden Kandidaten x und z. In einer Zeile oder Spalte gibt es nur zwei Plätze für x, und jedes der beiden Felder sieht einen davon. Beide können also nicht x sein: Eines ist z, und ein Feld, das beide sieht, ist es nicht.',
    },
  },
  jellyfish: { en: FISH_EN('four'), de: { name: 'Qualle', text: FISH_DE('vier') } },
}

const LINKED_EN =
  'If one end of the first pair is not the number, its other end is, and the second pair is joined to the first. So at least one of the two outer ends has the number, and a cell that sees both does not.'
const LINKED_DE =
  'Steht die Zahl nicht am einen Ende des ersten Paars, dann am anderen, und dieses hängt mit dem zweiten Paar zusammen. Mindestens eines der beiden äußeren Enden enthält sie also; ein Feld, das beide sieht, enthält sie nicht.'

const LINKS: Readonly<Record<keyof typeof LATIN_LINK_PATTERNS, TechniqueText>> = {
  skyscraper: {
    en: `Two rows each have only two places for a number, and one place of each is in the same column. ${LINKED_EN} Rows and columns can change roles.`,
    de: {
      name: 'Wolkenkratzer',
      text: `In zwei Zeilen gibt es für eine Zahl nur je zwei Plätze, und je einer davon liegt in derselben Spalte. ${LINKED_DE} Zeilen und Spalten können die Rollen tauschen.`,
    },
  },
  'turbot-fish': {
    en: `Two groups each have only two places for a number, and an end of one pair sees an end of the other. ${LINKED_EN}`,
    de: {
      name: 'Steinbutt',
      text: `In zwei Gruppen gibt es für eine Zahl nur je zwei Plätze, und ein Ende des einen Paars sieht ein Ende des anderen. ${LINKED_DE}`,
    },
  },
  'simple-colouring': {
    en: 'Join the pairs of places that are the only ones for a number in a row, column or box, and colour their cells alternately with two colours. All cells of one colour have the number. A cell outside that sees both colours does not.',
    de: {
      name: 'einfaches Färben',
      text: 'Plätze, die in einer Zeile, einer Spalte oder einem Block die einzigen beiden für eine Zahl sind, werden verbunden und abwechselnd mit zwei Farben markiert. Die Zahl steht in allen Feldern einer Farbe. Ein Feld außerhalb, das beide Farben sieht, enthält sie nicht.',
    },
  },
  'colour-wrap': {
    en: 'Colour as in simple colouring. If two cells of the same colour see each other, they cannot both have the number, so no cell of this colour has it.',
    de: {
      name: 'Farbkonflikt',
      text: 'Gefärbt wird wie beim einfachen Färben. Sehen sich zwei Felder derselben Farbe, können nicht beide die Zahl enthalten; also enthält sie kein Feld dieser Farbe.',
    },
  },
}

const BOXES: Readonly<Record<keyof typeof LATIN_BOX_PATTERNS, TechniqueText>> = {
  pointing: {
    en: 'Within a box, all places for a number are in one row or column. The number is in this part of the line, so the rest of the line loses it.',
    de: {
      name: 'Ausschluss durch einen Block',
      text: 'Alle Plätze für eine Zahl in einem Block liegen in einer Zeile oder Spalte. Dort steht sie also, und im Rest dieser Linie nicht.',
    },
  },
  claiming: {
    en: 'Within a row or column, all places for a number are in one box. The number is in this part of the box, so the rest of the box loses it.',
    de: {
      name: 'Ausschluss durch eine Linie',
      text: 'Alle Plätze für eine Zahl in einer Zeile oder Spalte liegen in einem Block. Dort steht sie also, und im Rest dieses Blocks nicht.',
    },
  },
  'two-string-kite': {
    en: `A row and a column each have only two places for a number, and one place of each is in the same box. ${LINKED_EN}`,
    de: {
      name: 'Drachen mit zwei Schnüren',
      text: `In einer Zeile und in einer Spalte gibt es für eine Zahl nur je zwei Plätze, und je einer davon liegt im selben Block. ${LINKED_DE}`,
    },
  },
  'empty-rectangle': {
    en: 'The places for a number in a box form a cross: all are in one row or one column. Follow one arm of the cross to a line with only two places for the number. If the number is not in the other arm, it is at the far end of that line, so a cell that sees both this end and the other arm does not have it.',
    de: {
      name: 'leeres Rechteck',
      text: 'Die Plätze für eine Zahl in einem Block bilden ein Kreuz: Alle liegen in einer Zeile oder in einer Spalte. Ein Arm des Kreuzes führt zu einer Linie mit nur zwei Plätzen für die Zahl. Steht die Zahl nicht im anderen Arm, dann am fernen Ende dieser Linie; ein Feld, das dieses Ende und den anderen Arm sieht, enthält sie nicht.',
    },
  },
  'xyz-wing': {
    en: 'A pivot cell has three candidates, x, y and z. It sees one cell with x and z, and another with y and z. One of the three cells is z, so a cell that sees all three is not z.',
    de: {
      name: 'XYZ-Wing',
      text: 'Ein Angelfeld hat die drei Kandidaten x, y und z. Es sieht ein Feld mit x und z und ein weiteres mit y und z. Eines der drei Felder ist z, und ein Feld, das alle drei sieht, ist es nicht.',
    },
  },
}

function told(texts: TechniqueWords, { en, de }: GroupWords): TechniqueWords {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    {
      en: say(text.en, { group: en }),
      de: { ...text.de, text: say(text.de.text, { group: de }) },
    },
  ])
  return Object.fromEntries(entries)
}

/** The techniques of boards whose groups are rows and columns. */
export const latinLineTechniques = (): TechniqueWords =>
  told(LINES, { en: 'a row or column', de: 'einer Zeile oder Spalte' })

/** The techniques of boards whose groups are rows, columns and boxes. */
export const latinBoxTechniques = (): TechniqueWords =>
  told(
    { ...LINES, ...LINKS, ...BOXES },
    { en: 'a row, column or box', de: 'einer Zeile, einer Spalte oder einem Block' },
  )
