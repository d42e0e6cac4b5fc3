// Thermometer: numbers rise from the bulb to the tip.

import type { Automaton } from '../automata.ts'
import type { LatinRule } from './rule.ts'
import { band, disc } from './signs.ts'

/** A state is the last number read. */
const RISING: Automaton = {
  start: 0,
  step: (last, value) => (value > last ? value : undefined),
  accepts: () => true,
}

const rises = (numbers: readonly number[]) =>
  numbers.every((value, index) => index === 0 || numbers[index - 1] < value)

/** The rule of thermometers. */
export const thermometer: LatinRule = {
  name: 'thermo',
  alsoKnownAs: ['thermometer', 'thermo-sudoku'],
  clues: {
    place: 'line',
    read: (numbers) => (rises(numbers) ? '' : undefined),
    adds: ({ cells }) => ({ walks: [{ cells, automaton: RISING }] }),
    fault: () => 'the numbers do not rise along the thermometer',
    called: () => 'thermometer',
    signs: ({ cells }, board) => ({ below: [band(cells, board), disc(cells[0], board)] }),
    laying: { count: ({ size }) => size, lengths: [3, 6], goesOn: rises },
  },
}
