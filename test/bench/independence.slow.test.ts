import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readCorpus } from '../../src/bench/corpus.ts'
import { FAMILIES } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'

const LIST = 'check/*/ascending,basic/*/ascending,full/*/ascending'
const LIMITS = { nodes: 40 }
const OF_EACH_FAMILY = 2
/** Corner cages that extend along their row first, and cages that extend along their column first. */
const CORNERS =
  'kenken:5x5:9+A1,B1,B2;10+A2,A3,B3;9+A4,A5,B5;9+B4,C4,C5;10+C1,C2,D2;6+C3,D3,D4;10+D1,E1,E2;7+D5,E5;5+E3,E4'

/**
 * Some puzzles of each family. Each KenKen is followed by its mirror image, whose cages share their tables.
 */
function somePuzzles(): string[] {
  const text = readFileSync(join(import.meta.dirname, 'guard', 'corpus.jsonl'), 'utf8')
  const all = readCorpus(text, sha256).puzzles.map(({ one }) => one)
  const some = FAMILIES.flatMap((family) =>
    all.filter((one) => one.family === family).slice(0, OF_EACH_FAMILY),
  )
  const ids = [...some.map(({ id }) => id), CORNERS]
  return ids.flatMap((id) => (id.startsWith('kenken') ? [id, mirrored(id)] : [id]))
}

/** B1 becomes A2. */
function mirrored(id: string): string {
  return id.replace(/([A-E])([1-5])/g, (_, row: string, column: string) => {
    return 'ABCDE'[Number(column) - 1] + ('ABCDE'.indexOf(row) + 1)
  })
}

/**
 * Returns the nodes that each contender opens on each puzzle, in a program of its own with this order of
 * puzzles.
 */
async function nodesOf(ids: readonly string[], searchers: 'kept' | 'fresh'): Promise<Map<string, number>> {
  vi.resetModules()
  const { parseContenders } = await import('../../src/bench/contenders/parseContenders.ts')
  const { parsePuzzle } = await import('../../src/index.ts')
  const nodes = new Map<string, number>()
  for (const contender of parseContenders(LIST)) {
    const kept = new Map<string, ReturnType<typeof contender.makeSearcher>>()
    for (const id of ids) {
      const { family, puzzle } = parsePuzzle(id)
      const shape = `${family.name} ${puzzle.shape.text}`
      const search = kept.get(shape) ?? contender.makeSearcher(family, puzzle.shape)
      if (searchers === 'kept') kept.set(shape, search)
      nodes.set(`${contender.name} ${id}`, search(puzzle, LIMITS).statistics.nodesOpened)
    }
  }
  return nodes
}

const sorted = (nodes: Map<string, number>) => Array.from(nodes).sort()

describe('every order at every strength', () => {
  it('opens the same nodes whatever was searched before', async () => {
    const ids = somePuzzles()
    const nodes = await nodesOf(ids, 'kept')
    expect(sorted(await nodesOf([...ids].reverse(), 'kept'))).toEqual(sorted(nodes))
    expect(sorted(await nodesOf(ids, 'fresh'))).toEqual(sorted(nodes))
    expect(new Set(nodes.values()).size, 'they differ much in what they open').toBeGreaterThan(20)
  })
})
