import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mergeRepeats } from '../../src/bench/makeAndMergeRows.ts'
import { makeResultsReader, parseResults } from '../../src/bench/readResults.ts'
import { readResultsFile } from '../../src/cli/bench/readResultsFile.ts'
import { newFolder } from '../support/folder.ts'
import { results, resultsText, row, rowsOf } from './rows.ts'

const repeated = (said: Parameters<typeof row>[0][]) =>
  resultsText(
    results(
      said.map((one, index) => row({ repeat: index + 1, ...one })),
      { repeat: said.length },
    ),
  )

describe('a reader of results', () => {
  it('reads lines as they come', () => {
    const made = results([...rowsOf('a', [1, 2, -1000]), ...rowsOf('b', [3, 4])])
    const reader = makeResultsReader()
    for (const line of resultsText(made).trimEnd().split('\n')) reader.push(`${line}\r`)
    expect(reader.end()).toEqual(made)
  })

  it('needs a first line', () => {
    expect(() => makeResultsReader().end()).toThrow(
      'the file holds no results; write them with: puzzlewright bench run',
    )
  })

  it('merges the repeats of a search, wherever they are, in the order of the first', () => {
    const rows = [1, 2, 3].flatMap((repeat) =>
      ['a', 'b'].map((contender) => row({ contender, repeat, milliseconds: 10 ** repeat })),
    )
    const merged = parseResults(resultsText(results(rows, { repeat: 3 }))).rows
    expect(merged).toEqual([
      row({ repeat: 3, milliseconds: 10 }),
      row({ contender: 'b', repeat: 3, milliseconds: 10 }),
    ])
  })

  it('counts what is there of an unfinished search', () => {
    expect(parseResults(repeated([{ repeat: 2, milliseconds: 7 }])).rows).toEqual([row({ milliseconds: 7 })])
  })

  it('refuses a repeat that is there twice', () => {
    expect(() => parseResults(repeated([{}, {}, { repeat: 2 }]))).toThrow(
      expect.objectContaining({
        line: 4,
        message: 'duplicate row of "a" for the same puzzle; remove one of the rows',
      }),
    )
    expect(() => parseResults(repeated([{}, { repeat: 1 }]))).toThrow(expect.objectContaining({ line: 3 }))
  })

  it('reads a file in pieces', async () => {
    const made = results(
      rowsOf(
        'a',
        Array.from({ length: 2000 }, (_, index) => index),
      ),
    )
    const file = join(newFolder(), 'results.jsonl')
    writeFileSync(file, resultsText(made))
    expect(await readResultsFile(file)).toEqual(made)
  })
})

it('solved repeats have the least time, the mean of the time on a processor, and the most memory', () => {
  const repeats = [
    row({ repeat: 1, milliseconds: 3, cpuMilliseconds: 0, memory: 5 }),
    row({ repeat: 2, milliseconds: 1, cpuMilliseconds: 4, memory: null }),
    row({ repeat: 3, milliseconds: 2, cpuMilliseconds: 0, memory: 7 }),
  ]
  expect(mergeRepeats(repeats)).toEqual([
    row({ repeat: 3, milliseconds: 1, cpuMilliseconds: 4 / 3, memory: 7 }),
  ])
  expect(mergeRepeats([repeats[1]])[0].repeat, 'a single row is one repeat').toBe(1)
  const untimed = [1, 2].map((repeat) => row({ repeat, milliseconds: null }))
  expect(mergeRepeats(untimed)).toEqual([row({ repeat: 2, milliseconds: null })])
})

it('a repeat that was not solved decides alone', () => {
  const capped = row({ repeat: 2, outcome: 'capped', ended: 'time-limit', milliseconds: 9, nodes: 3 })
  expect(mergeRepeats([row(), capped])).toEqual([{ ...capped, repeat: 2 }])
})

it('rows of different contenders and puzzles stay apart, in the order of the first', () => {
  const names = (rows: readonly { contender: string; puzzle: string }[]) =>
    rows.map(({ contender, puzzle }) => `${contender}${puzzle}`)
  const rows = ['b1', 'a1', 'a2', 'b1', 'a2', 'a1'].map((name, index) =>
    row({ contender: name[0], puzzle: name[1], repeat: index < 3 ? 1 : 2 }),
  )
  expect(names(mergeRepeats(rows))).toEqual(['b1', 'a1', 'a2'])
})
