// The guard of every change that must not touch a search: some forty puzzles, searched again by eighteen contenders, open the
// same nodes as in the run that is kept beside them. Five of the puzzles, in front, have many solutions, so that
// strong propagation has something left to search.
//
// Where a change is meant, `--require-identical-nodes` shows what has moved, and `npm run guard -- --anew` keeps another run.
// `npm run guard` alone adds puzzles of families that the corpus does not have yet, in front; each manifest says which command
// made the puzzles below it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareResults, isIdentical } from '../../src/bench/compareResults.ts'
import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { checksumOf, readCorpus } from '../../src/bench/corpus.ts'
import { planRows } from '../../src/bench/planRows.ts'
import { parseResults } from '../../src/bench/readResults.ts'
import { makeRows } from '../../src/cli/bench/measureRows.ts'
import { FAMILIES } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'guard', name), 'utf8')

describe('the guard of node counts', () => {
  const kept = parseResults(read('results.jsonl'))
  const { puzzles, errors } = readCorpus(read('corpus.jsonl'), sha256)
  const corpus = puzzles.map(({ one }) => one)

  it('keeps a run of all of its corpus that no clock has touched', () => {
    expect(errors).toEqual([])
    expect(kept.header.corpus).toEqual({ checksum: checksumOf(corpus, sha256), puzzles: corpus.length })
    expect(kept.header).toMatchObject({ times: false, limits: { milliseconds: null } })
    expect(new Set(corpus.map(({ family }) => family)), 'npm run guard').toEqual(new Set(FAMILIES))
  })

  it('finds every node count where it was', () => {
    const { contenders: names, limits, repeat, times, seed } = kept.header
    const contenders = parseContenders(names.map(({ name }) => name).join(), undefined, seed)
    const rowOf = makeRows(contenders, corpus, { limits, repeat, times })
    const rows = planRows(contenders, corpus).map((_, number) => rowOf(number))
    const comparison = compareResults(kept, { header: kept.header, rows })
    expect(comparison.moved).toEqual([])
    expect([...comparison.onlyOld, ...comparison.onlyNew]).toEqual([])
    expect(comparison.same).toBe(kept.rows.length)
    expect(isIdentical(comparison)).toBe(true)
  })

  it('has something to lose: a search of another order opens other nodes', () => {
    const { header, rows } = kept
    const [one, other] = ['full/fewest-alternatives/ascending', 'full/fewest-candidates/ascending']
    const renamed = rows.flatMap((row) => (row.contender === other ? { ...row, contender: one } : []))
    const before = { header, rows: rows.filter(({ contender }) => contender === one) }
    expect(compareResults(before, { header, rows: renamed }).moved.length).toBeGreaterThan(4)
  })
})
