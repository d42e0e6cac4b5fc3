// Automata along cells: the automaton of a clue such as a sum, a thermometer or a skyscraper reads the numbers
// of its cells one after the other. A state summarises the numbers read so far; some states are accepted at the
// end. An automaton is unrolled once for each number of cells into layers of states, and only states on a path
// from the start to an accepted end are kept. Propagation passes through the layers forwards and backwards. A
// number is possible in a cell if some path from the start to an accepted end uses the number in this cell
// (Pesant, A regular language membership constraint for finite sequences of variables, 2004).
//
//   three cells that add to 5, of 1..3:        0 ─1─ 1 ─1─ 2 ─3─ 5      A state is the sum so far. After two cells, it can only
//                                                └2─ 2 ─…     ╱         be 2 to 4.
//                                                     3 ──2──

import { lowest } from '../../kernel/bits.ts'
import { range } from '../constraintProblem.ts'

/** Reads numbers one after the other. */
export interface Automaton {
  /** The state before the first number. */
  readonly start: number
  /** The state after one more number; undefined if the numbers so far break the clue. */
  step(state: number, value: number): number | undefined
  /** Whether the clue is satisfied if the automaton ends in this state. */
  accepts(state: number): boolean
  /**
   * The calculation by which a person finds the number at a place from the other numbers, such as `16 − 9`; left
   * out if people do not calculate it.
   */
  calculation?(numbers: readonly number[], place: number): string
}

/** The state of an automaton after reading these numbers; undefined if they break the clue. */
export function stateAfter({ start, step }: Automaton, numbers: readonly number[]): number | undefined {
  return numbers.reduce<number | undefined>(
    (state, value) => (state === undefined ? undefined : step(state, value)),
    start,
  )
}

/** Whether an automaton accepts these numbers. */
export function isAccepted(automaton: Automaton, numbers: readonly number[]): boolean {
  const end = stateAfter(automaton, numbers)
  return end !== undefined && automaton.accepts(end)
}

/** An unrolled automaton. Its states are numbered layer by layer; then comes the accepted end. */
interface Layers {
  /** For each cell, the first of the states before the cell; the last entry is the accepted end. */
  readonly states: Int32Array
  /** For each state, the state of the next layer to which each number from 1 leads; NOWHERE if the number breaks the clue. */
  readonly next: Int32Array
  /** For each state, the numbers that do not break the clue, as bits. */
  readonly ways: Int32Array
}

/** Where a number leads that breaks the clue. */
const NOWHERE = -1

/** Unrolled automata, for as long as they are in use. */
const known = new WeakMap<Automaton, Map<string, Layers>>()

/** Unrolls an automaton along this many cells, with the numbers 1 to `size`. */
export function layersOf(automaton: Automaton, cells: number, size: number): Layers {
  const own = known.get(automaton) ?? new Map<string, Layers>()
  known.set(automaton, own)
  const key = `${cells} ${size}`
  const found = own.get(key) ?? unroll(automaton, cells, size)
  own.set(key, found)
  return found
}

function unroll(automaton: Automaton, cells: number, size: number): Layers {
  /** For each layer, the states to which the numbers lead from each reachable state. */
  const steps: Map<number, (number | undefined)[]>[] = []
  let reached: readonly number[] = [automaton.start]
  for (let layer = 0; layer < cells; layer++) {
    const own = new Map(
      reached.map((state) => [state, range(1, size).map((value) => automaton.step(state, value))] as const),
    )
    steps.push(own)
    reached = [...new Set([...own.values()].flat().filter((state) => state !== undefined))]
  }
  // The layers are built from the end: states from which all numbers lead to the same states are merged, and
  // states without a path to the end are left out. States of each layer are numbered from 0.
  const layers: (readonly number[])[][] = []
  let named = new Map(reached.filter((state) => automaton.accepts(state)).map((state) => [state, 0]))
  for (let layer = cells - 1; layer >= 0; layer--) {
    const own = new Map<number, number>()
    const merged = new Map<string, readonly [index: number, ways: readonly number[]]>()
    for (const [state, targets] of steps[layer]) {
      const ways = targets.map((target) => (target === undefined ? NOWHERE : (named.get(target) ?? NOWHERE)))
      if (ways.every((target) => target === NOWHERE)) continue
      const [index] = merged.get(ways.join()) ?? [merged.size]
      merged.set(ways.join(), [index, ways])
      own.set(state, index)
    }
    layers.unshift([...merged.values()].map(([, ways]) => ways))
    named = own
  }
  // If no path exists, the start is kept as a state from which every number leads nowhere.
  if (layers[0].length === 0) layers[0].push(Array(size).fill(NOWHERE))
  const states = Int32Array.from(startsOf(layers.map(({ length }) => length)))
  const next = layers.flatMap((layer, index) =>
    layer.flatMap((ways) => ways.map((target) => (target === NOWHERE ? target : states[index + 1] + target))),
  )
  const ways = layers.flatMap((layer) =>
    layer.map((targets) =>
      targets.reduce((bits, target, index) => bits | (target === NOWHERE ? 0 : 1 << index), 0),
    ),
  )
  return { states, next: Int32Array.from(next), ways: Int32Array.from(ways) }
}

/** Computes where consecutive ranges of these lengths begin, and where the last range ends. */
function startsOf(lengths: readonly number[]): number[] {
  const starts = [0]
  for (const length of lengths) starts.push(starts[starts.length - 1] + length)
  return starts
}

// A state is marked with the number of the call, so that marks need not be cleared. The reached states are
// listed, because they are few in large layers. All automata share this memory, since only one is used at a
// time.
let marks = new Int32Array(0)
let list = new Int32Array(0)
let call = 0

/**
 * Makes a function that narrows candidates (bits, one word a cell, at the start of `words`) to those on a path
 * through an automaton along this many cells, with the numbers 1 to `size`. The function returns false if there
 * is no path.
 */
export function makeNarrower(
  automaton: Automaton,
  cells: number,
  size: number,
): (words: Int32Array) => boolean {
  const { states, next, ways } = layersOf(automaton, cells, size)
  const end = states[cells]
  const starts = new Int32Array(cells)
  return (words) => {
    if (end >= marks.length || call > MOST_CALLS) {
      marks = new Int32Array(Math.max(marks.length, 2 * end))
      list = new Int32Array(marks.length)
      call = 0
    }
    call += 2
    // A state that leads to the end gets the next mark.
    const [now, leads] = [call, call + 1]
    const [marked, reached] = [marks, list]
    let [first, listed] = [0, 1]
    reached[0] = 0
    for (let cell = 0; cell < cells; cell++) {
      const word = words[cell]
      const last = listed
      starts[cell] = first
      for (; first < last; first++) {
        const state = reached[first]
        for (let rest = word & ways[state]; rest !== 0; rest &= rest - 1) {
          const target = next[size * state + lowest(rest)]
          if (marked[target] === now) continue
          marked[target] = now
          reached[listed++] = target
        }
      }
    }
    if (listed === first) return false
    marked[end] = leads
    let last = first
    for (let cell = cells - 1; cell >= 0; cell--) {
      const word = words[cell]
      let missing = word
      for (let index = starts[cell]; index < last; index++) {
        const state = reached[index]
        const own = word & ways[state]
        let found = 0
        for (let rest = own & missing; rest !== 0; rest &= rest - 1) {
          if (marked[next[size * state + lowest(rest)]] === leads) found |= rest & -rest
        }
        missing &= ~found
        // If no missing number leads to the end, one of the numbers found already may do so.
        for (let rest = own & ~missing; found === 0 && rest !== 0; rest &= rest - 1) {
          if (marked[next[size * state + lowest(rest)]] === leads) found = rest
        }
        if (found !== 0) marked[state] = leads
      }
      last = starts[cell]
      words[cell] &= ~missing
    }
    return true
  }
}

/** After this many calls the marks are cleared, because they must stay below 2^31. */
const MOST_CALLS = 2 ** 30
