// Cells with different numbers: a matching of cells and numbers, and the exchanges that lead to other matchings (Régin, A
// filtering algorithm for constraints of difference in CSPs, 1994).

import type { Domain } from './domain.ts'

/** A number that no cell has. */
const FREE = -1

/** What is left of domains whose cells have different numbers. */
export function narrowDifferent(domains: readonly Domain[]): readonly Domain[] {
  const owner = matching(domains)
  if (!owner) return domains.map(() => [])
  // From each cell, the cells whose numbers it could take over.
  const ways = domains.map((domain) => domain.map((value) => owner.get(value) ?? FREE))
  const reached = new Map<number, Set<number>>()
  const reach = (cell: number) => {
    const known = reached.get(cell)
    if (known) return known
    const found = new Set<number>()
    const toDo = [cell]
    for (let next = toDo.pop(); next !== undefined; next = toDo.pop()) {
      for (const other of ways[next]) {
        if (found.has(other)) continue
        found.add(other)
        if (other !== FREE) toDo.push(other)
      }
    }
    reached.set(cell, found)
    return found
  }
  return domains.map((domain, cell) => {
    const left = domain.filter((_, index) => {
      const other = ways[cell][index]
      return other === FREE || other === cell || reach(other).has(cell) || reach(other).has(FREE)
    })
    return left.length === domain.length ? domain : left
  })
}

/** Gives each cell a number of its own; undefined if this is impossible. Returns the cell of each number. */
function matching(domains: readonly Domain[]): Map<number, number> | undefined {
  const owner = new Map<number, number>()
  const place = (cell: number, tried: Set<number>): boolean => {
    for (const value of domains[cell]) {
      if (owner.has(value) || tried.has(value)) continue
      owner.set(value, cell)
      return true
    }
    for (const value of domains[cell]) {
      if (tried.has(value)) continue
      tried.add(value)
      if (place(owner.get(value) as number, tried)) {
        owner.set(value, cell)
        return true
      }
    }
    return false
  }
  return domains.every((_, cell) => place(cell, new Set())) ? owner : undefined
}
