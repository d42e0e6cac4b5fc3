// The chain of an assumption that leads to a contradiction: the values that the assumption forces, link by link, up to the
// contradiction. Each link has its reason and the earlier links that it follows from. Links that the contradiction does not
// need are left out.
//
// The premises of the contradiction and of each link are found by trials: from all earlier placements, `leastPart` selects a
// part that is sufficient and from which nothing can be left out. So a family need not state what its reasons follow from.

import type { Candidate, Forced, Reason, Reasoner } from '../families/inference.ts'
import { makeForced, placeAll } from './followAssumptions.ts'

/** A placement that an assumption forces. */
export interface ChainLink extends Candidate {
  /** The reason why the value is forced. The assumption, which is the first link, has none. */
  readonly reason?: Reason
  /** The earlier links that this one follows from, as indexes into the chain. */
  readonly because: readonly number[]
}

/** An assumption and the chain of steps that refutes it. */
export interface ForcingChain {
  /** The assumption and the placements that follow from it. */
  readonly links: readonly ChainLink[]
  /** The contradiction at the end of the chain. */
  readonly contradiction: Reason
  /** The links that the contradiction follows from, as indexes into the chain. */
  readonly because: readonly number[]
}

/**
 * Makes a function that finds the chain of a candidate that is known to lead to a contradiction. The function throws if the
 * candidate leads to no contradiction.
 */
export function makeChainFinder(reasoner: Reasoner): (from: Int32Array, assumed: Candidate) => ForcingChain {
  const frame = new Int32Array(reasoner.frameWords)
  const forced = makeForced(reasoner.cells)
  /** The boards that `leastPart` uses, by depth of recursion. */
  const boards: Int32Array[] = []

  /** Returns the placements that an assumption forces, layer by layer. */
  function layersOf(from: Int32Array, assumed: Candidate): Candidate[][] {
    frame.set(from)
    const layers = [[assumed]]
    if (!reasoner.place(frame, assumed.cell, assumed.value)) return layers
    while (reasoner.look(frame, forced)) {
      if (forced.count === 0) throw new Error(`assuming ${assumed.value} leads to no contradiction`)
      layers.push(listOf(forced))
      if (!placeAll(reasoner, frame, forced)) break
    }
    return layers
  }

  /** Writes these placements on a copy of a board. Returns false on a contradiction. */
  function write(from: Int32Array, placed: readonly Candidate[], to: Int32Array = frame): boolean {
    to.set(from)
    return placed.every(({ cell, value }) => reasoner.place(to, cell, value)) && reasoner.look(to, forced)
  }

  function makesForced(isSound: boolean, { cell, value }: Candidate): boolean {
    if (!isSound) return false
    const index = forced.cells.subarray(0, forced.count).indexOf(cell)
    return index >= 0 && forced.values[index] === value
  }

  /**
   * Returns a part of a list of placements that is sufficient and from which nothing can be left out. The complete list must
   * be sufficient. `isEnough` is called after the placements of a part were written, and is told whether they led to no
   * contradiction. The algorithm is QuickXplain (Junker, Preferred explanations and relaxations for over-constrained problems,
   * 2004).
   */
  function leastPart(
    start: Int32Array,
    list: readonly Candidate[],
    isEnough: (isSound: boolean) => boolean,
  ): readonly Candidate[] {
    /** The needed part of `rest` if the placements `added` are also on the board `from`. */
    const leastOf = (
      from: Int32Array,
      added: readonly Candidate[],
      rest: readonly Candidate[],
      depth: number,
    ): readonly Candidate[] => {
      let board = from
      if (added.length > 0) {
        boards[depth] ??= new Int32Array(reasoner.frameWords)
        board = boards[depth]
        if (isEnough(write(from, added, board))) return []
      }
      if (rest.length <= 1) return rest
      const half = rest.length >> 1
      const last = leastOf(board, rest.slice(0, half), rest.slice(half), depth + 1)
      const first = leastOf(board, last, rest.slice(0, half), depth + 1)
      return [...first, ...last]
    }
    return isEnough(write(start, [])) ? [] : leastOf(start, [], list, 0)
  }

  return (from, assumed) => {
    const layers = layersOf(from, assumed)
    const ending = leastPart(from, layers.flat(), (isSound) => !isSound)
    write(from, ending)
    const contradiction = reasoner.contradiction()
    const needed = new Set([assumed, ...ending])
    const premises = new Map<Candidate, readonly Candidate[]>([[assumed, []]])
    const reasons = new Map<Candidate, Reason>()
    for (let depth = layers.length - 1; depth > 0; depth--) {
      const before = layers.slice(0, depth).flat()
      for (const link of layers[depth]) {
        if (!needed.has(link)) continue
        const known = [
          ...before.filter((one) => needed.has(one)),
          ...before.filter((one) => !needed.has(one)),
        ]
        const part = leastPart(from, known, (isSound) => makesForced(isSound, link))
        write(from, part)
        reasons.set(link, reasoner.reasons(frame, link.cell, link.value)[0])
        premises.set(link, part)
        for (const one of part) needed.add(one)
      }
    }
    const kept = layers.flat().filter((link) => needed.has(link))
    const places = (some: readonly Candidate[]) => some.map((one) => kept.indexOf(one)).sort((a, b) => a - b)
    const links = kept.map((link) => {
      const reason = reasons.get(link)
      return { ...link, ...(reason && { reason }), because: places(premises.get(link) ?? []) }
    })
    return { links, contradiction, because: places(ending) }
  }
}

function listOf(forced: Forced): Candidate[] {
  return Array.from({ length: forced.count }, (_, index) => ({
    cell: forced.cells[index],
    value: forced.values[index],
  }))
}
