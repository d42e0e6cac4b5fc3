// Automata along cells: a clue such as a sum, a thermometer or a skyscraper reads the numbers of its cells one after the other. What
// it has read is a state; some states are accepted at the end. An automaton is unrolled once for each number of cells into
// layers of states, and only states on the way from the start to an accepted end are kept. Propagation walks through the layers
// forwards and backwards, and a number is possible in a cell if some way uses it there (Pesant, A regular language
// membership constraint for finite sequences of variables, 2004).
//
//   three cells that add to 5, of 1..3:        0 ─1─ 1 ─1─ 2 ─3─ 5      A state is the sum so far. After two cells, it can only
//                                                └2─ 2 ─…     ╱         be 2 to 4.
//                                                     3 ──2──

import { range } from '../constraintProblem.ts'

/** Reads numbers one after the other. */
export interface Automaton {
  /** The state before the first number. */
  readonly start: number
  /** The state after one more number; undefined if the numbers so far break the clue. */
  step(state: number, value: number): number | undefined
  /** Whether all numbers together keep the clue. */
  accepts(state: number): boolean
}

/** The end of an automaton's way: the state after the numbers; undefined if it refuses them. */
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

/** The ways through an automaton: states layer by layer, and edges from each to states of the next layer. The last state is the end. */
interface Layers {
  /** Where the states before each cell begin; the last entry is the accepted end. */
  readonly states: Int32Array
  /** Where the edges of each state begin; one more entry for where those of the last one end. */
  readonly edges: Int32Array
  /** The state to which each edge leads. */
  readonly to: Int32Array
  /** The numbers that lead there, as bits. */
  readonly values: Int32Array
}

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
  /** For each layer, where each number leads from each state that can be reached. */
  const steps: Map<number, (number | undefined)[]>[] = []
  let reached: readonly number[] = [automaton.start]
  for (let layer = 0; layer < cells; layer++) {
    const own = new Map(
      reached.map((state) => [state, range(1, size).map((value) => automaton.step(state, value))] as const),
    )
    steps.push(own)
    reached = [...new Set([...own.values()].flat().filter((state) => state !== undefined))]
  }
  // From the end: states with the same ways on are one. States without a way on are left out.
  const layers: { readonly name: string; readonly ways: ReadonlyMap<string, number> }[][] = []
  let named = new Map(reached.filter((state) => automaton.accepts(state)).map((state) => [state, 'end']))
  for (let layer = cells - 1; layer >= 0; layer--) {
    const own = new Map<number, string>()
    const merged = new Map<string, Map<string, number>>()
    for (const [state, targets] of steps[layer]) {
      const ways = new Map<string, number>()
      targets.forEach((target, index) => {
        const name = target === undefined ? undefined : named.get(target)
        if (name !== undefined) ways.set(name, (ways.get(name) ?? 0) | (1 << index))
      })
      if (ways.size === 0) continue
      const name = [layer, ...[...ways].sort().flat()].join(' ')
      own.set(state, name)
      merged.set(name, ways)
    }
    // Names would grow with each layer, so they are replaced by numbers.
    const short = new Map([...merged.keys()].map((name, index) => [name, `${layer}.${index}`]))
    layers.unshift([...merged].map(([name, ways]) => ({ name: short.get(name) as string, ways })))
    named = new Map([...own].map(([state, name]) => [state, short.get(name) as string]))
  }
  // Without any way there is still a start, from which nothing leads to the end.
  if (layers[0].length === 0) layers[0].push({ name: 'start', ways: new Map() })
  const all = layers.flat()
  const indices = new Map([...all.map(({ name }) => name), 'end'].map((name, index) => [name, index]))
  const ways = all.flatMap((state) => [...state.ways])
  return {
    states: Int32Array.from(startsOf(layers.map(({ length }) => length))),
    edges: Int32Array.from(startsOf(all.map((state) => state.ways.size))),
    to: Int32Array.from(ways, ([to]) => indices.get(to) as number),
    values: Int32Array.from(ways, ([, values]) => values),
  }
}

/** Where each of several stretches with these lengths begins, and where the last one ends. */
function startsOf(lengths: readonly number[]): number[] {
  const starts = [0]
  for (const length of lengths) starts.push(starts[starts.length - 1] + length)
  return starts
}

/**
 * Makes a function that narrows candidates (bits, one word a cell, at the start of `words`) to those on a way through the layers.
 * It returns false if there is no way.
 */
export function makeNarrower(): (layers: Layers, words: Int32Array) => boolean {
  // A state is marked with the number of the call, so that nothing has to be cleared.
  let reached = new Int32Array(64)
  let useful = new Int32Array(64)
  let call = 0
  return ({ states, edges, to, values }, words) => {
    const cells = states.length - 1
    const end = states[cells]
    if (end >= reached.length) {
      reached = new Int32Array(2 * end)
      useful = new Int32Array(2 * end)
      call = 0
    }
    call++
    reached[0] = call
    for (let cell = 0; cell < cells; cell++) {
      const word = words[cell]
      for (let state = states[cell]; state < states[cell + 1]; state++) {
        if (reached[state] !== call) continue
        for (let edge = edges[state]; edge < edges[state + 1]; edge++) {
          if (values[edge] & word) reached[to[edge]] = call
        }
      }
    }
    if (reached[end] !== call) return false
    useful[end] = call
    for (let cell = cells - 1; cell >= 0; cell--) {
      const word = words[cell]
      let kept = 0
      for (let state = states[cell]; state < states[cell + 1]; state++) {
        if (reached[state] !== call) continue
        let used = 0
        for (let edge = edges[state]; edge < edges[state + 1]; edge++) {
          if (useful[to[edge]] === call) used |= values[edge] & word
        }
        if (used === 0) continue
        useful[state] = call
        kept |= used
      }
      words[cell] = kept
    }
    return true
  }
}
