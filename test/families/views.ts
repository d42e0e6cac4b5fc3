// The promises of a model about its views of a state.

import { type Model, SETTLED, smallestByAsking } from '../../src/kernel/searchModel.ts'

/**
 * What is wrong with the views of a state that survived its propagation; empty if they agree with each other. `least` is
 * the least number of alternatives that an open item can have.
 */
export function viewFaults(model: Model<never>, frame: Int32Array, least: number): unknown[] {
  const wrong: unknown[] = []
  const values = new Int32Array(model.cells)
  const pairs = new Int32Array(2 * model.maxAlternatives)
  /** For each candidate of an open cell, the number of other items that list it. */
  const timesListed = new Map<string, number>()
  model.read(frame, values)
  for (let item = 0; item < model.items; item++) {
    const isCell = item < model.cells
    const count = model.alternatives(frame, item)
    if (isCell && (count === SETTLED) !== values[item] > 0) wrong.push({ item, count, value: values[item] })
    if (count === SETTLED) continue
    const listed = Array.from({ length: model.list(frame, item, pairs) }, (_, index) => ({
      cell: pairs[2 * index],
      value: pairs[2 * index + 1],
    }))
    if (listed.length !== count || count < least) wrong.push({ item, count, listed })
    listed.forEach(({ cell, value }, index) => {
      const before = listed[index - 1]
      const isInOrder = !before || before.cell < cell || (before.cell === cell && before.value < value)
      const isOfItem = isCell ? cell === item : value === listed[0].value
      const times = timesListed.get(`${cell} ${value}`)
      if (!isInOrder || !isOfItem || (!isCell && times === undefined)) wrong.push({ item, cell, value })
      timesListed.set(`${cell} ${value}`, isCell ? 0 : (times ?? 0) + 1)
    })
  }
  if (new Set(timesListed.values()).size > 1) wrong.push({ timesListed: [...timesListed] })
  const open = values.filter((value) => value === 0).length
  if (open !== model.openCells(frame)) wrong.push({ open })
  for (const [from, to] of [
    [0, model.items],
    [0, model.cells],
    [model.cells, model.items],
    [model.cells + 2, model.items - 2],
    [3, model.items - 2],
  ]) {
    const smallest = model.smallest(frame, from, to)
    if (smallest !== smallestByAsking(model, frame, from, to)) wrong.push({ from, to, smallest })
  }
  return wrong
}
