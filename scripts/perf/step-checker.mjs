// Replays explanations and proves each step from the rules alone, without the solution and without the code
// that makes explanations. It keeps the candidates that the steps have left. To prove a step, it assumes what
// the step rules out, tries all values of the cells that the step names, and finds that the puzzle's
// constraints on these cells refute every one. A step that names too few cells, or depends on a candidate
// that no earlier step has ruled out, is not proved.
//
// Steps that rest on uniqueness are proved from one rule more: no solution has a pattern whose numbers could change places
// without breaking a constraint or touching a given. The step must name a pattern for which that is true.

/** The maximum number of tries in one proof: people are meant to follow the steps. */
const MOST_TRIES = 20_000

/** The names of facts that are numbers of a path. */
const NUMBER_FACTS = ['value', 'other', 'lower', 'higher']

/**
 * Sums with at most this many combinations are tried completely, since a person sees them in a line or a
 * cage.
 */
const MOST_SUMS = 20_000

/** A replay of one puzzle, given as the constraints of its family's rules. */
export function makeReplay({ cells, domains, constraints }) {
  const candidates = domains.slice(0, cells).map((domain) => new Set(domain))
  const values = new Map()
  const constraintsOf = Array.from({ length: cells }, () => [])
  for (const constraint of constraints) {
    const inBoard = constraint.over.filter((variable) => variable < cells)
    if (inBoard.length < constraint.over.length) continue
    for (const cell of inBoard) constraintsOf[cell].push(constraint)
  }
  const path = constraints.find(({ kind }) => kind === 'adjacency')
  const neighboursOf = new Map(path?.over.map((cell, index) => [cell, path.neighbours[index]]))
  const last = path?.over.length ?? 0
  candidates.forEach((domain, cell) => {
    if (domain.size === 1) values.set(cell, [...domain][0])
  })

  /** Whether each number occurs exactly once on the board. */
  const isOnce =
    path !== undefined ||
    constraints.some(({ kind, over }) => kind === 'all-different' && over.length === cells)
  const differing = constraints
    .filter(({ kind }) => kind === 'all-different')
    .map(({ over }) => new Set(over))
  const differ = (one, other) => differing.some((group) => group.has(one) && group.has(other))
  const isGiven = candidates.map((domain) => domain.size === 1)
  /** Whether cells are in no constraints but those that numbers differ. */
  const onlyDiffer = (some) =>
    some.every((cell) => constraintsOf[cell].every(({ kind }) => kind === 'all-different'))

  /** Whether a cell can have a value together with the assigned ones. */
  function fits(cell, value, assigned) {
    return constraintsOf[cell].every((constraint) =>
      CHECKS[constraint.kind](constraint, cell, value, assigned),
    )
  }

  const CHECKS = {
    'all-different': ({ over }, cell, value, assigned) =>
      over.every((other) => other === cell || assigned.get(other) !== value),
    sum({ over, total }, cell, value, assigned) {
      let rest = total - value
      const open = []
      for (const other of over) {
        if (other === cell) continue
        if (assigned.has(other)) rest -= assigned.get(other)
        else open.push(other)
      }
      const beside = new Map(assigned).set(cell, value)
      return isSum(rest, open, (other) =>
        [...candidates[other]].filter((number) => isFree(other, number, beside)),
      )
    },
    tuples({ over, tuples }, cell, value, assigned) {
      const beside = new Map(assigned).set(cell, value)
      return tuples.some((tuple) =>
        tuple.every((number, index) => {
          const other = over[index]
          if (beside.has(other)) return beside.get(other) === number
          return candidates[other].has(number) && isFree(other, number, beside)
        }),
      )
    },
    adjacency(_, cell, value, assigned) {
      const placed = new Map([...assigned].map(([own, number]) => [number, own]))
      if ((placed.get(value) ?? cell) !== cell) return false
      const waysTo = (number) => {
        const end = placed.get(number)
        return neighboursOf.get(cell).filter((near) => {
          return end === undefined ? !assigned.has(near) && candidates[near].has(number) : near === end
        })
      }
      // The numbers before and after stand in two cells.
      const ways = new Set([...waysTo(value - 1), ...waysTo(value + 1)])
      if (value > 1 && value < last && ways.size < 2) return false
      return isOnWalk(cell, value, -1, placed, assigned) && isOnWalk(cell, value, 1, placed, assigned)
    },
    differs: () => true,
  }

  /** Whether no cell that must differ has the number. */
  function isFree(cell, number, assigned) {
    return constraintsOf[cell].every(
      ({ kind, over }) => kind !== 'all-different' || over.every((near) => assigned.get(near) !== number),
    )
  }

  /** Whether numbers of these cells add up to a total. For long sums only the bounds are checked. */
  function isSum(total, open, numbersOf) {
    const lists = open.map(numbersOf)
    const tries = lists.reduce((product, list) => product * list.length, 1)
    if (tries > MOST_SUMS) {
      const ends = (pick) => lists.reduce((sum, list) => sum + pick(...list), 0)
      return total >= ends(Math.min) && total <= ends(Math.max)
    }
    const taken = []
    const add = (index, rest) => {
      if (index === lists.length) return rest === 0
      return lists[index].some((number) => {
        if (number > rest) return false
        if (taken.some((other, before) => other === number && differ(open[before], open[index]))) return false
        taken.push(number)
        const isFound = add(index + 1, rest - number)
        taken.pop()
        return isFound
      })
    }
    return add(0, total)
  }

  /** Reduces each number between two placed ones to the cells that walks over open cells reach from both. */
  function walkGaps() {
    const placed = new Map([...values].map(([cell, number]) => [number, cell]))
    const reached = (from, by) => {
      const layers = new Map()
      let front = new Set([placed.get(from)])
      for (let number = from + by; number >= 1 && number <= last && !placed.has(number); number += by) {
        const next = new Set()
        for (const cell of front) {
          for (const near of neighboursOf.get(cell)) {
            if (!values.has(near)) next.add(near)
          }
        }
        layers.set(number, next)
        front = next
      }
      return layers
    }
    for (const number of placed.keys()) {
      for (const by of [-1, 1]) {
        for (const [other, kept] of reached(number, by)) {
          candidates.forEach((own, cell) => {
            if (!values.has(cell) && !kept.has(cell)) own.delete(other)
          })
        }
      }
    }
  }

  /**
   * Whether a walk over open cells leads, step by step, from a number in a cell to the next lower or higher
   * placed number.
   */
  function isOnWalk(cell, value, by, placed, assigned) {
    let front = new Set([cell])
    for (let number = value + by; number >= 1 && number <= last; number += by) {
      const end = placed.get(number)
      const next = new Set()
      for (const one of front) {
        for (const near of neighboursOf.get(one)) {
          if (
            end === undefined
              ? !assigned.has(near) && near !== cell && candidates[near].has(number)
              : near === end
          ) {
            next.add(near)
          }
        }
      }
      if (next.size === 0) return false
      if (end !== undefined) return true
      front = next
    }
    return true
  }

  /**
   * Whether two numbers could change places in four cells, the first and the last of which are opposite: two rows, two
   * columns, two boxes, and no given.
   */
  function isRectangle(corners) {
    const [one, two, three, four] = corners
    const around = differing.filter((group) => corners.some((cell) => group.has(cell)))
    const sides = [
      [one, two],
      [three, four],
      [one, three],
      [two, four],
    ]
    return (
      new Set(corners).size === 4 &&
      corners.every((cell) => !isGiven[cell]) &&
      onlyDiffer(corners) &&
      around.length === 6 &&
      around.every((group) => corners.filter((cell) => group.has(cell)).length === 2) &&
      sides.every(([cell, other]) => differ(cell, other)) &&
      !differ(one, four) &&
      !differ(two, three)
    )
  }

  /** Whether the open cells could change to their other candidates, if a cell did not have a value. */
  function isGraveWithout({ cell, value }) {
    const open = candidates.flatMap((_, other) => (values.has(other) ? [] : other))
    const left = new Map(
      open.map((other) => [other, [...candidates[other]].filter((number) => fits(other, number, values))]),
    )
    const own = left.get(cell) ?? []
    if (own.length !== 3 || !own.includes(value) || !onlyDiffer(open)) return false
    left.set(
      cell,
      own.filter((number) => number !== value),
    )
    return (
      open.every((other) => left.get(other).length === 2) &&
      differing.every((group) => {
        const numbers = open.filter((other) => group.has(other)).flatMap((other) => left.get(other))
        return numbers.every((number) => numbers.filter((other) => other === number).length === 2)
      })
    )
  }

  /** The groups in which a reason counts the places for a value, if every number must have a place there. */
  function placesIn({ premises = [] }) {
    return premises.flatMap(({ cells: own, value }) => {
      const isFull = differing.some((group) => own.every((cell) => group.has(cell)))
      const numbers = new Set(own.flatMap((cell) => [...domains[cell]]))
      return value !== undefined && isFull && numbers.size === own.length ? { own, value } : []
    })
  }

  /**
   * Whether every assignment of these cells, and of places to these numbers, contradicts the assigned values. `rest` has
   * groups with a value that must have a place there, and four cells that cannot hold two numbers alone.
   */
  function isRefuted(assumed, scope, numbers = [], { groups = [], corners } = {}) {
    let tries = 0
    const isPossible = (assigned) => {
      if (++tries > MOST_TRIES) throw new Error('too many tries')
      let best
      const offer = (options) => {
        if (!best || options.length < best.length) best = options
      }
      for (const cell of scope) {
        if (assigned.has(cell)) continue
        offer(
          [...candidates[cell]].filter((value) => fits(cell, value, assigned)).map((value) => [cell, value]),
        )
        if (best.length === 0) return false
      }
      const used = new Set(assigned.values())
      for (const number of numbers) {
        if (used.has(number)) continue
        const places = []
        for (let cell = 0; cell < cells; cell++) {
          if (assigned.has(cell) || !candidates[cell].has(number) || !fits(cell, number, assigned)) continue
          places.push([cell, number])
        }
        offer(places)
        if (best.length === 0) return false
      }
      for (const { own, value } of groups) {
        if (own.some((cell) => assigned.get(cell) === value)) continue
        const places = own.filter(
          (cell) => !assigned.has(cell) && candidates[cell].has(value) && fits(cell, value, assigned),
        )
        offer(places.map((cell) => [cell, value]))
        if (best.length === 0) return false
      }
      if (corners?.every((cell) => assigned.has(cell))) {
        if (new Set(corners.map((cell) => assigned.get(cell))).size === 2) return false
      }
      if (!best) return true
      return best.some(([cell, value]) => isPossible(new Map(assigned).set(cell, value)))
    }
    const assigned = new Map(values)
    for (const { cell, value } of assumed) {
      if (assigned.has(cell) ? assigned.get(cell) !== value : !candidates[cell].has(value)) return true
      if (!fits(cell, value, assigned)) return true
      assigned.set(cell, value)
    }
    // An assigned value may have left another one, or itself, without a walk.
    const touched = assumed.flatMap(({ cell }) => [cell, ...(neighboursOf.get(cell) ?? [])])
    for (const cell of touched.filter((one) => assigned.has(one))) {
      const others = new Map(assigned)
      others.delete(cell)
      if (!fits(cell, assigned.get(cell), others)) return true
    }
    return !isPossible(assigned)
  }

  /** The cells that a reason names, and the numbers whose places matter for it. */
  function scopeOf({ cells: named, facts, premises = [], candidates: pattern = [] }) {
    const scope = new Set([...named, ...premises.flatMap((premise) => premise.cells)])
    const open = [...scope].filter((cell) => !values.has(cell))
    if (!isOnce) return { scope: open, numbers: [] }
    const numbers = [...premises.flatMap(({ value }) => value ?? []), ...pattern.map(({ value }) => value)]
    // On a path, the facts of a reason are numbers; elsewhere they may be sums.
    if (path) numbers.push(...NUMBER_FACTS.flatMap((name) => facts[name] ?? []))
    for (let number = facts.lower + 1; number < facts.higher; number++) numbers.push(number)
    return { scope: open, numbers: [...new Set(numbers)] }
  }

  /** A gap of a path: the numbers around a value, up to the next placed ones. */
  function gapAround(value, assumed) {
    if (!path) return []
    const placed = new Set([...values.values(), ...assumed.map((one) => one.value)])
    const numbers = [value]
    for (const by of [-1, 1]) {
      for (let number = value + by; number >= 1 && number <= last && !placed.has(number); number += by) {
        numbers.push(number)
      }
    }
    return numbers
  }

  function refutes(assumed, reason) {
    const { scope, numbers } = scopeOf(reason)
    const rest = { groups: placesIn(reason) }
    if (/^unique-rectangle/.test(reason.kind)) {
      rest.corners = reason.cells.slice(0, 4)
      if (!isRectangle(rest.corners)) return false
    }
    const withinGaps = [
      ...new Set([...numbers, ...assumed.flatMap(({ value }) => gapAround(value, assumed))]),
    ]
    return (
      prove(() => isRefuted(assumed, scope, numbers, rest)) ||
      prove(() => isRefuted(assumed, scope, withinGaps, rest))
    )
  }

  /** Whether a reason forces a placement under the assumptions. */
  function forces({ cell, value }, reason, assumed = []) {
    const others = [...candidates[cell]].filter((other) => other !== value)
    if (isOnce) {
      // Each number occurs somewhere, so a number without another place belongs here.
      const places = candidates.flatMap((own, other) => (other !== cell && own.has(value) ? other : []))
      if (places.every((other) => refutes([...assumed, { cell: other, value }], reason))) return true
    }
    return others.every((other) => refutes([...assumed, { cell, value: other }], reason))
  }

  const CHECK_STEPS = {
    place: ({ cell, value, reasons }) =>
      candidates[cell].has(value) &&
      reasons.length > 0 &&
      reasons.every((reason) => forces({ cell, value }, reason)),
    eliminate: (step) =>
      step.removes.length > 0 &&
      step.removes.every((one) => candidates[one.cell].has(one.value)) &&
      (step.kind === 'bug-plus-1'
        ? step.candidates.length === 1 &&
          isGraveWithout(step.candidates[0]) &&
          step.removes.every(
            ({ cell, value }) => cell === step.candidates[0].cell && value !== step.candidates[0].value,
          )
        : step.removes.every((one) => refutes([one], step))),
    refute({ cell, value, links, contradiction, because }) {
      const used = new Set(because)
      const isChain = links.every((link, index) => {
        const before = link.because.map((number) => links[number])
        for (const number of link.because) used.add(number)
        if (index === 0) return link.cell === cell && link.value === value && before.length === 0
        return link.because.every((number) => number < index) && forces(link, link.reason, before)
      })
      const ends = because.map((number) => links[number])
      return isChain && links.every((_, index) => used.has(index)) && refutes(ends, contradiction)
    },
    search: ({ cell, value }) => candidates[cell].has(value),
  }

  if (path) walkGaps()

  return {
    /** Whether a step is sound on the board after the earlier steps. A sound step is then made. */
    check(step) {
      if (!CHECK_STEPS[step.step](step)) return false
      if (step.step === 'eliminate')
        for (const { cell, value } of step.removes) candidates[cell].delete(value)
      else if (step.step === 'refute') candidates[step.cell].delete(step.value)
      else {
        candidates[step.cell] = new Set([step.value])
        values.set(step.cell, step.value)
        if (path) walkGaps()
      }
      return true
    },
    /** Whether all cells have their values. */
    isFull: () => values.size === cells,
  }
}

function prove(attempt) {
  try {
    return attempt()
  } catch (error) {
    if (error.message === 'too many tries') return false
    throw error
  }
}
