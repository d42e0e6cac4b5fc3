// The words of KenKens for print, under a name that is not a trademark.

import { GERMAN_LINE_SENTENCES, germanGroupNames } from '../latin/germanReasons.ts'
import { englishPhrases, type Words } from '../words.ts'
import { type CagePattern, inference } from './inference.ts'
import { KENKEN_GROUPS, type KENKEN_SINGLES } from './reasons.ts'

const SINGLES: Readonly<Partial<Record<keyof typeof KENKEN_SINGLES, string>>> = {
  'single-cell': 'der Käfig besteht nur aus diesem Feld',
  'last-in-cage': 'letztes Feld im Käfig {cage}: {calculation} = {value}',
  'cage-single': 'möglich im Käfig {cage}: {sets}; hier passt nur die {value}',
  'narrowed-cage-single': 'einzige Zahl, die der Käfig {cage} hier zulässt: {value}',
  'out-of-reach': 'der Käfig {cage} mit {cell} kann sein Ergebnis nicht mehr erreichen',
}

const CAGE_PATTERNS: Readonly<Record<CagePattern, string>> = {
  'cage-combinations': 'keine Kombination für {cage} in {cageCells} enthält {values}',
  'cage-permutations': 'keine Kombination für {cage} in {cageCells} hat {values} in {cell}',
  'pointing-segment':
    'jede Kombination für {cage} in {cageCells} enthält {values} in {group}: Für {values} kommt kein anderes Feld in {group} infrage',
  'claiming-segment':
    'in {group} ist für {values} nur im Käfig {cage} Platz: Seine Kombination in {cageCells} muss dort {values} enthalten',
  'combination-clash':
    'mit {value} in {cell} lässt jede Kombination für {cage} in {cageCells} den anderen Zahlen in {groups} zu wenig Platz',
  'innies-and-outies':
    'die anderen Käfige von {groups} lassen für {cells} die Summe {rest} übrig: Die Kombination für {cage} in {cageCells} muss dazu passen',
  'product-innies-and-outies':
    'die anderen Käfige von {groups} lassen für {cells} das Produkt {rest}: Die Kombination für {cage} in {cageCells} muss dazu passen',
  'line-combinations':
    'wie auch immer sich {cages} die Zahlen in {group} teilen, in {cell} steht nie {values}',
}

/** KenKen in print. */
export const words: Words = {
  en: {
    name: 'Calcudoku',
    inShort:
      'Every row and column holds {least} to {greatest} once each; a cage’s numbers make the target in its corner, by its sign.',
    howToPlay: [
      'Fill the board with numbers: every row and every column must hold each number exactly once, from 1 up to the number of rows. On a board with six rows these are the numbers 1 to 6.',
      'Thick lines divide the board into cages. In the corner of each cage stands its target, with a sign: the numbers of a + cage add up to the target, and those of a × cage multiply to it. In a − cage all other numbers are subtracted from the largest; in a ÷ cage the largest is divided by all others. A number may come twice in a cage, but not in one row or column. A target without a sign is the number of a cage of a single cell.',
      'To begin, fill in the cages of a single cell. Then look for cages that leave little choice: in a row of six, 3+ in two cells can only be 1 and 2, and 11+ only 5 and 6. Even before you know which of the two goes where, no other cell of that row can have either.',
    ],
    ...englishPhrases(inference),
  },
  de: {
    name: 'Calcudoku',
    inShort:
      'Jede Zeile und Spalte enthält {least} bis {greatest} je einmal; ein Käfig ergibt mit dem Zeichen die Zahl in seiner Ecke.',
    howToPlay: [
      'Füllen Sie das Gitter mit Zahlen: Jede Zeile und jede Spalte muss jede Zahl genau einmal enthalten, von 1 bis zur Anzahl der Zeilen. Bei sechs Zeilen sind das die Zahlen 1 bis 6.',
      'Dicke Linien teilen das Gitter in Käfige. In der Ecke jedes Käfigs steht sein Ergebnis mit einem Rechenzeichen: Bei + ergeben die Zahlen des Käfigs zusammengezählt das Ergebnis, bei × malgenommen. Bei − werden von der größten Zahl alle anderen abgezogen, bei ÷ wird die größte durch alle anderen geteilt. Eine Zahl darf in einem Käfig mehrmals vorkommen, nicht aber in derselben Zeile oder Spalte. Ein Ergebnis ohne Rechenzeichen gehört zu einem Käfig aus einem einzigen Feld und ist dessen Zahl.',
      'Füllen Sie zuerst die Käfige aus, die nur ein Feld haben. Suchen Sie dann Käfige, die wenig Wahl lassen: Bei sechs Zahlen kann 3+ in zwei Feldern einer Zeile nur 1 und 2 sein, 11+ nur 5 und 6. Auch wenn noch offen ist, welche Zahl in welches Feld kommt: Für die übrigen Felder dieser Zeile scheiden beide aus.',
    ],
    reasons: { ...GERMAN_LINE_SENTENCES, ...SINGLES, ...CAGE_PATTERNS },
    groups: germanGroupNames(KENKEN_GROUPS),
  },
}
