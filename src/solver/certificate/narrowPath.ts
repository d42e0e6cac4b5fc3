// A path: a place of each number, from the first to the last, each beside the one before.

import type { Narrower } from './domain.ts'

/** Narrows the domains of cells that a path from 1 on visits. */
export function narrowPath(over: readonly number[], neighbours: readonly (readonly number[])[]): Narrower {
  const placeOf = new Map(over.map((cell, place) => [cell, place]))
  const near = neighbours.map((around) => around.map((cell) => placeOf.get(cell) as number))
  const last = over.length
  return (domains) => {
    const places: number[][] = Array.from({ length: last + 1 }, () => [])
    domains.forEach((domain, place) => {
      for (const number of domain) places[number].push(place)
    })
    // The places of each number that a way from the first number reaches; then those from which the last is reached.
    const reached = places.map((own) => new Set(own))
    for (const step of [1, -1]) {
      const [from, to] = step > 0 ? [1, last] : [last, 1]
      for (let number = from; number !== to; number += step) {
        const beside = new Set<number>()
        for (const place of reached[number]) for (const next of near[place]) beside.add(next)
        for (const place of reached[number + step]) {
          if (!beside.has(place)) reached[number + step].delete(place)
        }
      }
    }
    return domains.map((domain, place) => {
      const left = domain.filter((number) => reached[number].has(place))
      return left.length === domain.length ? domain : left
    })
  }
}
