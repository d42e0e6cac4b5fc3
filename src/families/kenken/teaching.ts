// How a book teaches KenKens: only the operators that its puzzles use are explained.

import { type FittedRules, shared, type Teaching } from '../teaching.ts'
import { CHOICES } from './options.ts'
import type { KenkenPuzzle, Operator } from './puzzle.ts'

const ENGLISH: FittedRules = [
  [
    'Fill the board with numbers: every row and every column must hold each of the numbers 1 to {greatest} exactly once.',
    {
      when: 'isMixed',
      text: 'Fill the board with numbers: every row and every column must hold each number exactly once, from 1 up to the number of rows. On a board with {large} rows these are the numbers 1 to {large}.',
    },
  ],
  [
    'Thick lines divide the board into cages.',
    {
      when: 'onlyPlus',
      text: 'In the corner of each cage stands its target, with a +: the numbers of the cage add up to the target.',
    },
    {
      when: 'onlyTimes',
      text: 'In the corner of each cage stands its target, with a ×: the numbers of the cage multiply to the target.',
    },
    { when: 'hasSigns', text: 'In the corner of each cage stands its target, with a sign.' },
    {
      when: 'plusAndTimes',
      text: 'The numbers of a + cage add up to the target, and those of a × cage multiply to it.',
    },
    { when: 'plus', text: 'The numbers of a + cage add up to the target.' },
    { when: 'times', text: 'The numbers of a × cage multiply to the target.' },
    {
      when: 'bothPairs',
      text: 'Cages with − or ÷ have two cells: in a − cage the smaller number is subtracted from the larger, in a ÷ cage the larger is divided by the smaller.',
    },
    { when: 'minusPairs', text: 'A − cage has two cells: the smaller number is subtracted from the larger.' },
    { when: 'dividePairs', text: 'A ÷ cage has two cells: the larger number is divided by the smaller.' },
    { when: 'longMinus', text: 'In a − cage all other numbers are subtracted from the largest.' },
    { when: 'longDivide', text: 'In a ÷ cage the largest number is divided by all others.' },
    { when: 'hasTwice', text: 'A number may come twice in a cage, but not in one row or column.' },
    { when: 'hasSingles', text: 'A target without a sign is the number of a cage of a single cell.' },
  ],
  [
    {
      when: 'hasSingles',
      text: 'To begin, fill in the cages of a single cell. Then look for cages that leave little choice:',
    },
    { when: 'noSingles', text: 'To begin, look for cages that leave little choice:' },
    'in a row of {large}, two cells with 3+ can only be 1 and 2, and with {sum}+ only {next} and {large}.',
    'in a row of {large}, two cells with 2× can only be 1 and 2, and with {product}× only {next} and {large}.',
    'in a row of {large}, two cells with {difference}− can only be 1 and {large}.',
    'in a row of {large}, two cells with {quotient}÷ can only be 1 and {large}.',
    'Even before you know which of the two goes where, no other cell of that row can have either.',
  ],
]

const GERMAN: FittedRules = [
  [
    'Füllen Sie das Gitter mit Zahlen: Jede Zeile und jede Spalte muss jede der Zahlen 1 bis {greatest} genau einmal enthalten.',
    {
      when: 'isMixed',
      text: 'Füllen Sie das Gitter mit Zahlen: Jede Zeile und jede Spalte muss jede Zahl genau einmal enthalten, von 1 bis zur Anzahl der Zeilen. Bei {large} Zeilen sind das die Zahlen 1 bis {large}.',
    },
  ],
  [
    'Dicke Linien teilen das Gitter in Käfige.',
    {
      when: 'onlyPlus',
      text: 'In der Ecke jedes Käfigs steht sein Ergebnis mit einem +: Zusammengezählt ergeben die Zahlen des Käfigs diese Zahl.',
    },
    {
      when: 'onlyTimes',
      text: 'In der Ecke jedes Käfigs steht sein Ergebnis mit einem ×: Malgenommen ergeben die Zahlen des Käfigs diese Zahl.',
    },
    { when: 'hasSigns', text: 'In der Ecke jedes Käfigs steht sein Ergebnis mit einem Rechenzeichen.' },
    {
      when: 'plusAndTimes',
      text: 'Bei + ergeben die Zahlen des Käfigs zusammengezählt das Ergebnis, bei × malgenommen.',
    },
    { when: 'plus', text: 'Bei + ergeben die Zahlen des Käfigs zusammengezählt das Ergebnis.' },
    { when: 'times', text: 'Bei × ergeben die Zahlen des Käfigs malgenommen das Ergebnis.' },
    {
      when: 'bothPairs',
      text: 'Käfige mit − oder ÷ haben zwei Felder: Bei − wird die kleinere Zahl von der größeren abgezogen, bei ÷ wird die größere durch die kleinere geteilt.',
    },
    {
      when: 'minusPairs',
      text: 'Käfige mit − haben zwei Felder: Die kleinere Zahl wird von der größeren abgezogen.',
    },
    {
      when: 'dividePairs',
      text: 'Käfige mit ÷ haben zwei Felder: Die größere Zahl wird durch die kleinere geteilt.',
    },
    { when: 'longMinus', text: 'Bei − werden von der größten Zahl alle anderen abgezogen.' },
    { when: 'longDivide', text: 'Bei ÷ wird die größte Zahl durch alle anderen geteilt.' },
    {
      when: 'hasTwice',
      text: 'Eine Zahl darf in einem Käfig mehrmals vorkommen, nicht aber in derselben Zeile oder Spalte.',
    },
    {
      when: 'hasSingles',
      text: 'Ein Ergebnis ohne Rechenzeichen gehört zu einem Käfig aus einem einzigen Feld und ist dessen Zahl.',
    },
  ],
  [
    {
      when: 'hasSingles',
      text: 'Füllen Sie zuerst die Käfige aus, die nur ein Feld haben. Suchen Sie dann Käfige, die wenig Wahl lassen:',
    },
    { when: 'noSingles', text: 'Suchen Sie zuerst Käfige, die wenig Wahl lassen:' },
    'Bei {large} Zeilen kann 3+ in zwei Feldern einer Zeile nur 1 und 2 sein, {sum}+ nur {next} und {large}.',
    'Bei {large} Zeilen kann 2× in zwei Feldern einer Zeile nur 1 und 2 sein, {product}× nur {next} und {large}.',
    'Bei {large} Zeilen kann {difference}− in zwei Feldern einer Zeile nur 1 und {large} sein.',
    'Bei {large} Zeilen kann {quotient}÷ in zwei Feldern einer Zeile nur 1 und {large} sein.',
    'Auch wenn noch offen ist, welche Zahl in welches Feld kommt: Für die übrigen Felder dieser Zeile scheiden beide aus.',
  ],
]

/** The facet `teaching` of KenKens. */
export const teaching: Teaching<KenkenPuzzle> = {
  rules: { en: ENGLISH, de: GERMAN },
  facts(puzzles) {
    const greatest = shared(puzzles, ({ shape }) => shape.size)
    const large = Math.max(...puzzles.map(({ shape }) => shape.size))
    return {
      greatest,
      large,
      isMixed: greatest === undefined,
      ...cageFacts(puzzles),
      ...hints(puzzles, large),
    }
  },
  exampleWishes: (puzzles) => ({ operators: operatorsOf(puzzles).join('') }),
}

const cagesOf = (puzzles: readonly KenkenPuzzle[]) => puzzles.flatMap(({ cages }) => cages)

/** The operators of the puzzles' cages of several cells; all of them if there is no such cage. */
function operatorsOf(puzzles: readonly KenkenPuzzle[]): Operator[] {
  const used = new Set(cagesOf(puzzles).flatMap(({ operator, cells }) => (cells.length > 1 ? operator : [])))
  return CHOICES.filter((operator) => used.size === 0 || used.has(operator))
}

function cageFacts(puzzles: readonly KenkenPuzzle[]) {
  const operators = operatorsOf(puzzles)
  const has = (operator: Operator) => operators.includes(operator)
  const isOnly = (operator: Operator) => has(operator) && operators.length === 1
  const isLong = (operator: Operator) =>
    cagesOf(puzzles).some((cage) => cage.operator === operator && cage.cells.length > 2)
  const minusPairs = has('-') && !isLong('-')
  const dividePairs = has('/') && !isLong('/')
  const hasSingles = cagesOf(puzzles).some(({ cells }) => cells.length === 1)
  return {
    onlyPlus: isOnly('+'),
    onlyTimes: isOnly('x'),
    hasSigns: !isOnly('+') && !isOnly('x'),
    plusAndTimes: has('+') && has('x'),
    plus: has('+') && !has('x') && !isOnly('+'),
    times: has('x') && !has('+') && !isOnly('x'),
    bothPairs: minusPairs && dividePairs,
    minusPairs: minusPairs && !dividePairs,
    dividePairs: dividePairs && !minusPairs,
    longMinus: has('-') && !minusPairs,
    longDivide: has('/') && !dividePairs,
    hasTwice: puzzles.some(canRepeat),
    hasSingles,
    noSingles: !hasSingles,
  }
}

/** Whether a cage has two cells that share neither row nor column. */
function canRepeat({ shape: { size }, cages }: KenkenPuzzle): boolean {
  return cages.some(({ cells }) =>
    cells.some((one) =>
      cells.some((two) => one % size !== two % size && Math.floor(one / size) !== Math.floor(two / size)),
    ),
  )
}

/** The numbers of an example that leaves a single choice, for the plainest operator. */
function hints(puzzles: readonly KenkenPuzzle[], large: number) {
  const [operator] = (['+', 'x', '-', '/'] as const).filter((one) => operatorsOf(puzzles).includes(one))
  if (operator === '+') return { sum: 2 * large - 1, next: large - 1 }
  if (operator === 'x') return { product: large * (large - 1), next: large - 1 }
  return operator === '-' ? { difference: large - 1 } : { quotient: large }
}
