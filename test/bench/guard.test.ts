// The guard against unintended changes of searches: eighteen contenders search about forty puzzles and must
// open the same nodes as in the stored run. Five of the puzzles, at the beginning, have many solutions, so
// that strong propagation leaves something to search.
//
// After an intended change, `--require-identical-nodes` shows what changed, and `npm run guard -- --anew`
// stores a new run. `npm run guard` alone adds puzzles of families that the corpus lacks, at the beginning.
// Each manifest names the command that made the puzzles below it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareResults, isIdentical } from '../../src/bench/compareResults.ts'
import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { checksumOf, readCorpus } from '../../src/bench/corpus.ts'
import { planRows } from '../../src/bench/planRowsAndControl.ts'
import { parseResults } from '../../src/bench/readResults.ts'
import { makeRows } from '../../src/cli/bench/clocksAndWatchdog.ts'
import { FAMILIES } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'guard', name), 'utf8')

describe('the guard of node counts', () => {
  const kept = parseResults(read('results.jsonl'))
  const { puzzles, errors } = readCorpus(read('corpus.jsonl'), sha256)
  const corpus = puzzles.map(({ one }) => one)

  it('stores a complete run of its corpus without times', () => {
    expect(errors).toEqual([])
    expect(kept.header.corpus).toEqual({ checksum: checksumOf(corpus, sha256), puzzles: corpus.length })
    expect(kept.header).toMatchObject({ times: false, limits: { milliseconds: null } })
    expect(new Set(corpus.map(({ family }) => family)), 'npm run guard').toEqual(new Set(FAMILIES))
  })

  it('finds every node count unchanged', () => {
    const { contenders: names, limits, repeat, times, seed } = kept.header
    const contenders = parseContenders(names.map(({ name }) => name).join(), undefined, seed)
    const plan = planRows(contenders, corpus)
    const rowOf = makeRows(plan, { limits, repeat, times })
    const rows = plan.map((_, place) => rowOf(place))
    const comparison = compareResults(kept, { header: kept.header, rows })
    expect(comparison.moved).toEqual([])
    expect([...comparison.onlyOld, ...comparison.onlyNew]).toEqual([])
    expect(comparison.same).toBe(kept.rows.length)
    expect(isIdentical(comparison)).toBe(true)
  })

  it('is sensitive: a search with another order opens different nodes', () => {
    const { header, rows } = kept
    const [one, other] = ['full/fewest-alternatives/ascending', 'full/fewest-candidates/ascending']
    const renamed = rows.flatMap((row) => (row.contender === other ? { ...row, contender: one } : []))
    const before = { header, rows: rows.filter(({ contender }) => contender === one) }
    expect(compareResults(before, { header, rows: renamed }).moved.length).toBeGreaterThan(4)
  })
})
