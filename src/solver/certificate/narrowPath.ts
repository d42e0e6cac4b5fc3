// A path: a place of each number, from the first to the last, each beside the one before. The places of a number are a set of
// bits, so that the places beside any of them are quick to collect.

import type { Domain, Propagator } from './domain.ts'

/** The number of bits of a word. */
const BITS = 32

/** The constraint that a path from 1 on visits cells, each of which has these neighbours. */
export function pathOver(over: readonly number[], neighbours: readonly (readonly number[])[]): Propagator {
  const placeOf = new Map(over.map((cell, place) => [cell, place]))
  const last = over.length
  const words = Math.ceil(last / BITS)
  const has = (sets: Int32Array, set: number, place: number) =>
    ((sets[set * words + (place >> 5)] >> (place & 31)) & 1) === 1
  const add = (sets: Int32Array, set: number, place: number) => {
    sets[set * words + (place >> 5)] |= 1 << (place & 31)
  }
  const near = neighbours.map((around) => around.map((cell) => placeOf.get(cell) as number))
  /** For each place, the places beside it. */
  const besides = new Int32Array(last * words)
  near.forEach((places, place) => {
    for (const beside of places) add(besides, place, beside)
  })

  /** For each number, its places. */
  function placesIn(domains: readonly Domain[]): Int32Array {
    const places = new Int32Array((last + 1) * words)
    for (let place = 0; place < last; place++) for (const number of domains[place]) add(places, number, place)
    return places
  }

  /** For each number, the places that ways from the first number reach (`step` 1), or from which ways lead to the last one. */
  function reach(places: Int32Array, step: 1 | -1): Int32Array {
    const reached = new Int32Array(places.length)
    const first = step === 1 ? 1 : last
    for (let word = 0; word < words; word++) reached[first * words + word] = places[first * words + word]
    for (let number = first + step; number >= 1 && number <= last; number += step) {
      const to = number * words
      const from = (number - step) * words
      for (let word = 0; word < words; word++) {
        for (let bits = reached[from + word]; bits !== 0; bits &= bits - 1) {
          const place = word * BITS + (BITS - 1 - Math.clz32(bits & -bits))
          for (let other = 0; other < words; other++) reached[to + other] |= besides[place * words + other]
        }
      }
      for (let word = 0; word < words; word++) reached[to + word] &= places[to + word]
    }
    return reached
  }

  return {
    narrow(domains) {
      const places = placesIn(domains)
      const [forwards, backwards] = [reach(places, 1), reach(places, -1)]
      return domains.map((domain, place) => {
        const stays = (number: number) => has(forwards, number, place) && has(backwards, number, place)
        return domain.every(stays) ? domain : domain.filter(stays)
      })
    },
    explain(domains) {
      const places = placesIn(domains)
      const [forwards, backwards] = [reach(places, 1), reach(places, -1)]
      return (place, number) => {
        const isForward = !has(forwards, number, place)
        if (!isForward && has(backwards, number, place)) return undefined
        const absent = absentBeside(places, place, number, isForward ? 1 : -1)
        return (cell, value) => {
          const other = placeOf.get(cell)
          return other !== undefined && has(absent, value, other)
        }
      }
    },
  }

  /** For each number, the places that it would need, so that a way reached this candidate. */
  function absentBeside(places: Int32Array, place: number, number: number, step: 1 | -1): Int32Array {
    const absent = new Int32Array(places.length)
    const seen = new Int32Array(places.length)
    const toDo = [[place, number]]
    for (const [here, own] of toDo) {
      const before = own - step
      if (before < 1 || before > last) continue
      for (const beside of near[here]) {
        if (!has(places, before, beside)) add(absent, before, beside)
        else if (!has(seen, before, beside)) {
          add(seen, before, beside)
          toDo.push([beside, before])
        }
      }
    }
    return absent
  }
}
