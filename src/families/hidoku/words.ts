// The words of Hidokus for print, under a name that is not a trademark.

import { englishPhrases, type Words } from '../words.ts'
import { inference } from './inference.ts'

const HIDDEN_SUBSET = 'nur {cells} kommen für {values} infrage: Dort steht nichts anderes'
const NAKED_SUBSET = 'in {cells} können nur {values} stehen: Sonst stehen diese Zahlen nirgends'
const STRETCH = 'verbleibende Wege für {numbers}: {count}; Kandidaten, die keiner davon nutzt, entfallen'
const RESERVED = 'alle Wege für {numbers} führen über {cells}: Dort steht keine andere Zahl'
const COMPETING =
  'der Weg für {some} muss für {others} noch einen Weg frei lassen: Kandidaten, die das nicht erlauben, entfallen'

const STRETCHES = {
  'short-stretch': STRETCH,
  'reserved-cells': RESERVED,
  'competing-stretches': COMPETING,
  'long-stretch': STRETCH,
  'reserved-by-long-stretch': RESERVED,
  'competing-long-stretches': COMPETING,
} as const

/** Hidoku in print. */
export const words: Words = {
  en: {
    name: 'Number Path',
    inShort:
      'Each number from {least} to {greatest} goes in once and touches the next one, by a side or a corner.',
    inShortNoted: {
      rook: 'Each number from {least} to {greatest} goes in once and touches the next one by a side; corners do not count.',
    },
    howToPlay: [
      'Fill the board with the numbers from 1 up to the number of its open cells, each exactly once, so that they make a path: every number touches the next one, by a side or by a corner. In puzzles marked “without diagonals” it must be by a side. The first and the last number are circled if they are given. Black cells stay empty, and the path goes round them.',
      'To begin, look for two given numbers with a single one missing between them, such as 14 and 16: the 15 must touch both, and often only one empty cell does. If two numbers are missing, the path must get from one to the other in three steps, and few ways are that short.',
      'Corners and narrow places help too: the path must come in and go out again, unless it ends there. So a cell with only two open neighbours is between them on the path.',
    ],
    ...englishPhrases(inference),
    notes: { rook: 'without diagonals' },
  },
  de: {
    name: 'Zahlenpfad',
    inShort:
      'Jede Zahl von {least} bis {greatest} kommt einmal vor und berührt die nächste an einer Seite oder Ecke.',
    inShortNoted: {
      rook: 'Jede Zahl von {least} bis {greatest} kommt einmal vor und berührt die nächste an einer Seite; Ecken zählen nicht.',
    },
    howToPlay: [
      'Füllen Sie das Gitter mit den Zahlen von 1 bis zur Anzahl der freien Felder, jede genau einmal, sodass sie einen Pfad bilden: Jede Zahl berührt die nächste an einer Seite oder an einer Ecke. In Rätseln, bei denen „ohne Diagonalen“ steht, muss es eine Seite sein. Die erste und die letzte Zahl sind eingekreist, wo sie vorgegeben sind. Schwarze Felder bleiben leer, der Pfad führt um sie herum.',
      'Suchen Sie zuerst zwei vorgegebene Zahlen, zwischen denen nur eine fehlt, etwa 14 und 16: Die 15 muss beide berühren, und oft kommt dafür nur ein leeres Feld infrage. Fehlen zwei Zahlen, muss der Pfad in drei Schritten von der einen zur anderen gelangen, und so kurze Wege gibt es nur wenige.',
      'Auch Ecken und enge Stellen helfen: Der Pfad muss hinein und wieder heraus, wenn er nicht gerade dort endet. Ein Feld mit nur zwei freien Nachbarn liegt also auf dem Pfad zwischen diesen beiden.',
    ],
    reasons: {
      between: 'einziges freies Feld neben {lower} und {higher}',
      beside: 'einziges freies Feld neben der {neighbour}',
      cornering: 'ringsum sind so wenige Felder frei, dass der Pfad von {neighbours} hierher führen muss',
      'path-end': 'nur ein Weg führt hierher, also endet der Pfad hier mit der {value}',
      'in-gap': 'einziges Feld für die {value} auf dem Weg von {lower} nach {higher}',
      'within-reach': 'einziges Feld für die {value} in Reichweite der {neighbour}',
      'only-number': 'einzige Zahl, die hier passt: {value}',
      'only-cell': 'einziges Feld, das für die {value} bleibt',
      ...STRETCHES,
      'cutting-off': 'mit der {value} in {cell} käme der Pfad nicht durch {blocked}',
      'no-way-on': 'mit der {value} in {cell} bleibt daneben kein Platz für {others}',
      'two-ways':
        'von {cell} führen nur {cells} weiter: In diesen drei Feldern stehen aufeinanderfolgende Zahlen',
      'hidden-pair': HIDDEN_SUBSET,
      'naked-pair': NAKED_SUBSET,
      'hidden-triple': HIDDEN_SUBSET,
      'naked-triple': NAKED_SUBSET,
      'no-way': 'kein Weg führt von {lower} nach {higher}',
      'no-way-out': 'kein Weg führt von der {neighbour} zum Ende des Pfads',
      'no-cell': 'für die {value} bleibt kein Feld',
      'no-number': 'keine Zahl passt in {cell}',
      'cut-off-cell': 'durch {cell} kommt der Pfad nicht hindurch',
      'two-numbers': '{value} und {other} müssten beide in {cell} stehen',
      'two-cells': '{cells} lassen beide nur die {value} zu',
      'no-fit': 'die {value} passt nicht in {cell}',
    },
    groups: {},
    notes: { rook: 'ohne Diagonalen' },
  },
}
