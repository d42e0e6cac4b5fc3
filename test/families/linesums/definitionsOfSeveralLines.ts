// What the techniques that compare several lines rule out, by definition.

import {
  choices,
  countSets,
  fillings,
  lacking,
  lineFillings,
  lineIndices,
  needsOf,
  openCells,
  type Position,
  productOf,
  sumOf,
} from './positions.ts'

/** Whether fillings of two lines agree in a common open cell, and share no other number. */
function goTogether(
  position: Position,
  [line, one]: readonly [number, readonly number[]],
  [other, two]: readonly [number, readonly number[]],
): boolean {
  const others = openCells(position, other)
  return openCells(position, line).every((cell, index) =>
    others.every((where, at) => (cell === where) === (one[index] === two[at])),
  )
}

/** Sums of lines minus sums of other lines, with few cells left. */
function signedSums({
  mostLines,
  mostCells,
  mostOften,
}: Record<'mostLines' | 'mostCells' | 'mostOften', number>) {
  return (position: Position) => {
    const { rows, columns } = position.puzzle.shape
    const signed = lineIndices(position)
      .filter((line) => openCells(position, line).length > 0)
      .flatMap((line) =>
        line < rows
          ? [[line, 1]]
          : line < rows + columns
            ? [[line, -1]]
            : [
                [line, 1],
                [line, -1],
              ],
      )
    return Array.from({ length: mostLines - 1 }, (_, index) => index + 2)
      .flatMap((count) => choices(signed, count))
      .filter((chosen) => new Set(chosen.map(([line]) => line)).size === chosen.length)
      .filter((chosen) => new Set(chosen.map(([, sign]) => sign)).size === 2)
      .flatMap((chosen) => {
        const total = sumOf(chosen.map(([line, sign]) => sign * needsOf(position, line)))
        const factors = position.values.map((value, cell) =>
          value > 0
            ? 0
            : sumOf(chosen.map(([line, sign]) => (position.lines[line].includes(cell) ? sign : 0))),
        )
        const cells = [...factors.keys()].filter((cell) => factors[cell] !== 0)
        const isWide = cells.length > mostCells || factors.some((one) => Math.abs(one) > mostOften)
        if (cells.length === 0 || isWide) return []
        const found = fillings(position, cells).filter(
          (filling) => sumOf(filling.map((value, index) => factors[cells[index]] * value)) === total,
        )
        return lacking(position, cells, found)
      })
  }
}

/** The eliminations of each technique that compares several lines, as `cell value`. */
export const SEVERAL_LINES: Readonly<Record<string, (position: Position) => string[]>> = {
  'line-pair': (position) => {
    const known = lineIndices(position).map((line) => lineFillings(position, line))
    return known.flatMap((own, line) =>
      known.flatMap((other, beside) => {
        if (line === beside || !own || !other || countSets(own) * countSets(other) > 100) return []
        const cells = openCells(position, line)
        const others = openCells(position, beside)
        const kept = own.filter((one) =>
          other.some((two) =>
            cells.every((cell, index) =>
              others.every((where, at) => (cell === where) === (one[index] === two[at])),
            ),
          ),
        )
        return lacking(position, cells, kept)
      }),
    )
  },
  'line-triple': (position) => {
    const known = lineIndices(position).map((line) => lineFillings(position, line))
    return choices(lineIndices(position), 3).flatMap((three) => {
      const found = three.map((line) => known[line])
      if (found.some((one) => !one) || productOf(found.map((one) => countSets(one ?? []))) > 200) return []
      return three.flatMap((line, at) => {
        const [others, thirds] = three.filter((one) => one !== line)
        const kept = (found[at] ?? []).filter((one) =>
          (known[others] ?? []).some(
            (two) =>
              goTogether(position, [line, one], [others, two]) &&
              (known[thirds] ?? []).some(
                (three) =>
                  goTogether(position, [line, one], [thirds, three]) &&
                  goTogether(position, [others, two], [thirds, three]),
              ),
          ),
        )
        return lacking(position, openCells(position, line), kept)
      })
    })
  },
  'parallel-lines': (position) => {
    const { rows, columns } = position.puzzle.shape
    const isOpen = (line: number) => openCells(position, line).length > 0
    const directions = [
      lineIndices(position).slice(0, rows),
      lineIndices(position).slice(rows, rows + columns),
    ]
    return directions
      .map((direction) => direction.filter(isOpen))
      .filter((open) => open.length > 2)
      .flatMap((open) => {
        const found = open.map((line) => lineFillings(position, line))
        if (found.some((one) => !one) || productOf(found.map((one) => countSets(one ?? []))) > 1000) return []
        const sets = found.map((own) => (own ?? []).map((filling) => filling.toSorted((a, b) => a - b)))
        const shared = sets.reduce<number[][][]>(
          (known, own) => {
            const each = [...new Map(own.map((set) => [set.join(), set])).values()]
            return known.flatMap((chosen) =>
              each
                .filter((set) => !chosen.flat().some((value) => set.includes(value)))
                .map((set) => [...chosen, set]),
            )
          },
          [[]],
        )
        return open.flatMap((line, at) => {
          const good = new Set(shared.map((chosen) => chosen[at].join()))
          const kept = (found[at] ?? []).filter((_, index) => good.has(sets[at][index].join()))
          return lacking(position, openCells(position, line), kept)
        })
      })
  },
  'extreme-sum': (position) => {
    const { rows, columns } = position.puzzle.shape
    const directions = [
      lineIndices(position).slice(0, rows),
      lineIndices(position).slice(rows, rows + columns),
    ]
    return directions
      .flatMap((direction) => [1, 2, 3].flatMap((count) => choices(direction, count)))
      .filter((lines) => lines.every((line) => openCells(position, line).length > 0))
      .flatMap((lines) => {
        const cells = lines.flatMap((line) => openCells(position, line))
        const needs = sumOf(lines.map((line) => needsOf(position, line)))
        const numbers = [...new Set(cells.flatMap((cell) => position.candidates[cell]))]
        if (cells.length < 2) return []
        const required = numbers.filter((number) => {
          const others = numbers.filter((one) => one !== number)
          const sums = choices(others, cells.length).map(sumOf)
          return sums.every((sum) => sum > needs) || sums.every((sum) => sum < needs)
        })
        return position.candidates.flatMap((own, cell) =>
          cells.includes(cell)
            ? []
            : own.filter((value) => required.includes(value)).map((value) => `${cell} ${value}`),
        )
      })
  },
  'corners-and-centre': (position) => {
    const { size } = position.puzzle.shape as { size?: number }
    const squares = [
      [0, 3, 12, 15],
      [5, 6, 9, 10],
    ]
    return (size === 4 ? squares : []).flatMap((square) => {
      const cells = square.filter((cell) => position.values[cell] === 0)
      const needs = position.sums[0] - sumOf(square.map((cell) => position.values[cell]))
      return lacking(
        position,
        cells,
        fillings(position, cells).filter((filling) => sumOf(filling) === needs),
      )
    })
  },
  parity: (position) =>
    [2, 3, 4, 5]
      .flatMap((count) => choices(lineIndices(position), count))
      .flatMap((chosen) => {
        const cells = [...position.values.keys()].filter(
          (cell) =>
            position.values[cell] === 0 &&
            chosen.filter((line) => position.lines[line].includes(cell)).length % 2 === 1,
        )
        if (cells.length === 0 || cells.length > 2) return []
        const needs = sumOf(chosen.map((line) => needsOf(position, line)))
        const found = cells.reduce<number[][]>(
          (known, cell) =>
            known.flatMap((filling) => position.candidates[cell].map((value) => [...filling, value])),
          [[]],
        )
        return lacking(
          position,
          cells,
          found.filter((filling) => (sumOf(filling) - needs) % 2 === 0),
        )
      }),
  innies: signedSums({ mostLines: 3, mostCells: 3, mostOften: 1 }),
  'weighted-innies': signedSums({ mostLines: 4, mostCells: 4, mostOften: 2 }),
}
