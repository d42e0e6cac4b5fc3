// Several workers make what `generate` makes, in the same order.

import { describe, expect, it } from 'vitest'
import { FAMILIES, findFamily } from '../../src/families/registry.ts'
import { generate } from '../../src/maker/generateMany.ts'
import { parseOrder } from '../../src/maker/orderFields.ts'
import type { Lane } from '../../src/studio/app/lane.ts'
import { makeMany } from '../../src/studio/app/makeMany.ts'
import { makeRunTask } from '../../src/studio/engine/runTask.ts'

const run = makeRunTask((name) => {
  const family = FAMILIES.find((one) => one.name === name)
  return family && Promise.resolve(family)
})

/** A lane whose answers arrive in another order than they were asked for. */
const lane = (delay: number): Pick<Lane, 'ask'> => ({
  async ask(name, ask, { tell = () => {}, signal } = {}) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    signal?.throwIfAborted()
    return run(name, ask, tell)
  },
})

async function made(
  lanes: readonly Pick<Lane, 'ask'>[],
  order: { family: string; shape: string; order: string },
  count: number,
) {
  const ids: (string | undefined)[] = []
  const seeds: string[] = []
  const inVain = await makeMany(
    lanes,
    { order, seed: 'many', count, language: 'en' },
    {
      made({ id }, { run, number, seed }) {
        expect([run, number]).toEqual(['many', ids.length])
        ids.push(id)
        seeds.push(seed)
      },
      attempt() {},
    },
    new AbortController().signal,
  )
  return { ids, seeds, inVain }
}

describe('puzzles of several workers', () => {
  it('are those of generate, whatever the number of workers', async () => {
    const order = { family: 'sudoku', shape: '4x4', order: 'clues=4' }
    const family = findFamily('sudoku')
    const recipe = { family, shape: family.notation.parseShape('4x4'), order: parseOrder(family, 'clues=4') }
    const expected = [...generate(recipe, 'many', { count: 12 })].map(({ id }) => id)
    // Some of these puzzles are drawn again, because they repeat earlier ones.
    expect(expected).toHaveLength(12)
    for (const lanes of [[lane(0)], [lane(4), lane(0), lane(2)]]) {
      const { ids, seeds, inVain } = await made(lanes, order, 12)
      expect(ids).toEqual(expected)
      expect(seeds[11]).toMatch(/^many\/11(?:\/\d+)?$/)
      expect(inVain).toBe(0)
    }
  })

  it('end when the shape has no more', async () => {
    const { ids, inVain } = await made([lane(0), lane(0)], { family: 'survo', shape: '2x2', order: '' }, 200)
    expect(ids.length).toBeLessThan(200)
    expect(inVain).toBeGreaterThan(0)
  })

  it('stop when they are told to', async () => {
    const controller = new AbortController()
    const work = makeMany(
      [lane(5)],
      { order: { family: 'sudoku', shape: '4x4', order: '' }, seed: '1', count: 100, language: 'en' },
      { made: () => controller.abort(new Error('enough')), attempt() {} },
      controller.signal,
    )
    await expect(work).rejects.toThrow('enough')
  })
})
