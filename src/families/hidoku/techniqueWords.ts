// The techniques of paths, told to readers.

import type { TechniqueText, TechniqueWords } from '../techniqueWords.ts'

const NAKED_EN = (count: string) =>
  `${count} cells have only the same ${count.toLowerCase()} candidates between them. These numbers fill the cells in some order, so no other cell can have them.`
const NAKED_DE = (count: string) =>
  `In ${count} Feldern kommen zusammen nur ${count} Zahlen infrage. Sie füllen diese Felder in irgendeiner Reihenfolge; in allen anderen entfallen sie.`
const HIDDEN_EN = (count: string) =>
  `${count} numbers have places only in the same ${count.toLowerCase()} cells. They fill these cells, so every other candidate there is ruled out.`
const HIDDEN_DE = (count: string) =>
  `Für ${count} Zahlen ist nur in denselben ${count} Feldern Platz. Sie füllen diese Felder; alle anderen Kandidaten entfallen dort.`

const stretch = (en: string, name: string, de: string): TechniqueText => ({
  en: `Draw all ways of the path from one placed number to the next, ${en}. A candidate that none of these ways uses is ruled out.`,
  de: {
    name,
    text: `Man zeichnet alle Wege des Pfads von einer gesetzten Zahl zur nächsten, ${de}. Ein Kandidat, den keiner dieser Wege nutzt, entfällt.`,
  },
})
const reserved = (en: string, name: string, de: string): TechniqueText => ({
  en: `All ways from one placed number to the next${en} pass through the same cell. The cell belongs to this stretch, so no other number can be there.`,
  de: {
    name,
    text: `Alle Wege von einer gesetzten Zahl zur nächsten${de} führen über dasselbe Feld. Das Feld gehört zu diesem Abschnitt; keine andere Zahl kann dort stehen.`,
  },
})
const competing = (en: string, name: string, de: string): TechniqueText => ({
  en: `Two stretches of the path${en} need some of the same cells. A way for one must leave a way for the other: candidates that belong to no such pair of ways are ruled out.`,
  de: {
    name,
    text: `Zwei Abschnitte des Pfads${de} brauchen zum Teil dieselben Felder. Ein Weg für den einen muss einen Weg für den anderen frei lassen: Kandidaten, die zu keinem solchen Paar von Wegen gehören, entfallen.`,
  },
})

/** The techniques of Hidokus. */
export const HIDOKU_TECHNIQUES: TechniqueWords = {
  between: {
    en: 'The number between two placed numbers must touch both. Only one open cell does.',
    de: {
      name: 'einziges Feld zwischen zwei Zahlen',
      text: 'Die Zahl zwischen zwei gesetzten Zahlen muss beide berühren. Nur ein freies Feld tut das.',
    },
  },
  beside: {
    en: 'The number before or after a placed number must touch it. Only one open cell does.',
    de: {
      name: 'einziges Feld neben einer Zahl',
      text: 'Die Zahl vor oder nach einer gesetzten Zahl muss sie berühren. Nur ein freies Feld tut das.',
    },
  },
  cornering: {
    en: 'A cell in a corner or a pocket has hardly any open cells around it. The path must enter and leave, so it comes through the few neighbours that are there.',
    de: {
      name: 'Ecke',
      text: 'Ein Feld in einer Ecke oder Nische hat kaum freie Nachbarn. Der Pfad muss hinein und wieder hinaus, also führt er über die wenigen, die es gibt.',
    },
  },
  'path-end': {
    en: 'Only one way leads to a cell, so the path cannot pass through it. It begins or ends there.',
    de: {
      name: 'Ende des Pfads',
      text: 'Zu einem Feld führt nur ein einziger Weg. Der Pfad kann es nicht durchqueren; er beginnt oder endet dort.',
    },
  },
  'in-gap': {
    en: 'A number between two placed ones must be near enough to both: at most as many steps away as the numbers differ. Only one cell is.',
    de: {
      name: 'einziges Feld in einer Lücke',
      text: 'Eine Zahl zwischen zwei gesetzten muss nahe genug bei beiden liegen: höchstens so viele Schritte entfernt, wie sich die Zahlen unterscheiden. Nur ein Feld erfüllt das.',
    },
  },
  'within-reach': {
    en: 'A number can be at most as many steps from a placed number as the two differ. Only one cell within this reach is left.',
    de: {
      name: 'einziges Feld in Reichweite',
      text: 'Eine Zahl ist von einer gesetzten höchstens so viele Schritte entfernt, wie sich beide unterscheiden. In dieser Reichweite ist nur noch ein Feld frei.',
    },
  },
  'only-number': {
    en: 'All numbers but one are too far away or already placed. The last one belongs in the cell.',
    de: {
      name: 'einzige Zahl für ein Feld',
      text: 'Alle Zahlen bis auf eine sind schon gesetzt oder liegen zu weit entfernt. Diese eine gehört in das Feld.',
    },
  },
  'only-cell': {
    en: 'A number has only one cell left on the whole board.',
    de: {
      name: 'einziges Feld des Bretts',
      text: 'Für eine Zahl bleibt auf dem ganzen Brett nur ein Feld.',
    },
  },
  'cutting-off': {
    en: 'A number in this cell would cut the path off from other open cells: it could not get through them any more. So the number is ruled out there.',
    de: {
      name: 'Abschneiden',
      text: 'Mit einer Zahl in diesem Feld käme der Pfad durch andere freie Felder nicht mehr hindurch. Die Zahl scheidet dort also aus.',
    },
  },
  'no-way-on': {
    en: 'A number needs its two neighbours in the path beside it. If the cells around have no place for one of them, the number is ruled out.',
    de: {
      name: 'kein Weg weiter',
      text: 'Jede Zahl braucht ihre beiden Nachbarn im Pfad neben sich. Ist ringsum für einen davon kein Platz, scheidet die Zahl aus.',
    },
  },
  'short-stretch': stretch(
    'where these are only a few steps apart',
    'kurzer Abschnitt',
    'wo nur wenige Schritte dazwischenliegen',
  ),
  'reserved-cells': reserved('', 'reservierte Felder', ''),
  'two-ways': {
    en: 'Only two cells lead on from an open cell inside the path. It stands between them in the path, so the three have consecutive numbers.',
    de: {
      name: 'Feld mit zwei Wegen',
      text: 'Von einem freien Feld im Inneren des Pfads führen nur zwei Felder weiter. Es liegt im Pfad zwischen ihnen, also tragen die drei aufeinanderfolgende Zahlen.',
    },
  },
  'hidden-pair': { en: HIDDEN_EN('Two'), de: { name: 'verstecktes Paar', text: HIDDEN_DE('zwei') } },
  'naked-pair': { en: NAKED_EN('Two'), de: { name: 'nacktes Paar', text: NAKED_DE('zwei') } },
  'competing-stretches': competing('', 'konkurrierende Abschnitte', ''),
  'hidden-triple': { en: HIDDEN_EN('Three'), de: { name: 'verstecktes Tripel', text: HIDDEN_DE('drei') } },
  'naked-triple': { en: NAKED_EN('Three'), de: { name: 'nacktes Tripel', text: NAKED_DE('drei') } },
  'long-stretch': stretch(
    'also where these are many steps apart',
    'langer Abschnitt',
    'auch wo viele Schritte dazwischenliegen',
  ),
  'reserved-by-long-stretch': reserved(
    ', even many steps away,',
    'von einem langen Abschnitt reservierte Felder',
    ', auch über viele Schritte,',
  ),
  'competing-long-stretches': competing(
    ', even long ones,',
    'konkurrierende lange Abschnitte',
    ', auch lange,',
  ),
}
