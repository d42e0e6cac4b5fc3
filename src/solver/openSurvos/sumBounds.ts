// Which row sums are impossible with given column sums. If row i has the weight u(i), column j has the weight v(j) and each cell
// has the sum of both, then the weighted sum of the numbers is known from the sums alone:
//
//   sum of u(i) r(i) + sum of v(j) c(j)
//
// It is greatest if the greater numbers are in the cells with the greater weights (the rearrangement inequality). Small whole
// weights already find nearly all impossible sums.

import { forEachSums, type Lines } from './sumVectors.ts'

const GREATEST_WEIGHT = 4

/** Ascending weights of lines, of which the first is 0: other weights say nothing more. */
function weightsOf(count: number): readonly (readonly number[])[] {
  let lists: number[][] = [[0]]
  for (let line = 1; line < count; line++) {
    lists = lists.flatMap((list) => {
      const last = list[list.length - 1]
      return Array.from({ length: GREATEST_WEIGHT + 1 - last }, (_, more) => [...list, last + more])
    })
  }
  return lists.filter((list) => list[count - 1] > 0)
}

const weighted = (weights: readonly number[], sums: readonly number[]) =>
  weights.reduce((total, weight, line) => total + weight * sums[line], 0)

/** The greatest weighted sum of the numbers of a board. */
function greatestSum(rowWeights: readonly number[], columnWeights: readonly number[]): number {
  const weights = rowWeights.flatMap((row) => columnWeights.map((column) => row + column))
  weights.sort((one, other) => one - other)
  return weights.reduce((total, weight, cell) => total + weight * (cell + 1), 0)
}

/** Weights whose bound is near to the weighted sum of some row sums, so that few boards are left to search. */
export interface Cut {
  /** The weights of the rows, by their ascending sums. */
  readonly rows: readonly number[]
  /** The weights of the columns, by their ascending sums. */
  readonly columns: readonly number[]
}

/** Prepares the bounds of boards with these rows and columns. */
export function makeSumBounds(rows: Lines, columns: Lines) {
  const rowWeights = weightsOf(rows.count)
  const columnWeights = weightsOf(columns.count)
  const greatest = rowWeights.map((row) => columnWeights.map((column) => greatestSum(row, column)))
  const lists: number[][] = rowWeights.map(() => [])
  forEachSums(rows, (sums) => {
    for (const [index, weights] of rowWeights.entries()) lists[index].push(weighted(weights, sums))
  })
  const rowTotals = lists.map((list) => Uint16Array.from(list))
  /** For each weights of the rows: the bound, and the cut with the weights of the columns that give it. */
  const bounds = new Int32Array(rowWeights.length)
  const cuts: Cut[] = []
  const spreads = new Float64Array(rowWeights.length)

  return {
    /**
     * Takes the sums of the columns. Writes 0 into `states` for each list of row sums from `from` on that is not known to be
     * impossible, and returns their number; the lists have the order of `forEachSums`.
     */
    takeColumns(columnSums: readonly number[], states: Uint8Array, from: number): number {
      const columnTotals = columnWeights.map((weights) => weighted(weights, columnSums))
      for (const [index, weights] of rowWeights.entries()) {
        const differences = greatest[index].map((most, column) => most - columnTotals[column])
        bounds[index] = Math.min(...differences)
        const best = columnWeights[differences.indexOf(bounds[index])]
        cuts[index] = { rows: weights, columns: best }
        spreads[index] = spreadOf(weights) * columns.count + spreadOf(best) * rows.count
      }
      let possible = 0
      for (let list = from; list < rowTotals[0].length; list++) {
        let index = 0
        while (index < bounds.length && rowTotals[index][list] <= bounds[index]) index++
        if (index < bounds.length) continue
        states[list] = 0
        possible++
      }
      return possible
    },
    /** The `count` cuts that leave a list of row sums the least freedom, compared with the spread of their weights. */
    tightest(list: number, count: number): readonly Cut[] {
      const found: Cut[] = []
      const slacks: number[] = []
      for (let index = 0; index < bounds.length; index++) {
        const slack = (bounds[index] - rowTotals[index][list]) ** 2 / spreads[index]
        let place = Math.min(found.length, count)
        while (place > 0 && slacks[place - 1] > slack) place--
        if (place === count) continue
        slacks.splice(place, 0, slack)
        found.splice(place, 0, cuts[index])
      }
      return found.slice(0, count)
    },
  }
}

/** The sum of the squares of the differences from the mean. */
function spreadOf(weights: readonly number[]): number {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0)
}
