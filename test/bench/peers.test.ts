// What the benchmark and other solvers say to each other. The comparison itself needs the other solvers.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demandAgreement, parseReply, withSeveralSolutions } from '../../scripts/perf/peer-lines.mjs'
import { findFamily, makeSolver, parsePuzzle, redundantClues } from '../../src/index.ts'
import { newFolder } from '../support/folder.ts'
import { TRIED } from '../support/knownSudokus.ts'

const [, , MINIMAL] = TRIED.split(':')
const OURS = join(import.meta.dirname, '../../scripts/perf/peers/puzzlewright.mjs')
const solve = makeSolver()

describe('replies of contenders', () => {
  it('are numbers after the expected word', () => {
    expect(parseReply('solved 12.5 0 2000 0', 'solved')).toEqual([12.5, 0, 2000, 0])
    expect(parseReply('read 2000\r', 'read')).toEqual([2000])
  })

  it.each(['', 'read 5', 'solved 1 2 3', 'solved 1 2 3 4 5', 'solved 1 2 x 4'])('are not "%s"', (line) => {
    expect(() => parseReply(line, 'solved')).toThrow(`expected a line "solved …", found "${line}"`)
  })

  it('must agree', () => {
    const agreed = ['a', [0, 5, 1]] as const
    expect(() => demandAgreement([agreed, ['b', [0, 5, 1]]])).not.toThrow()
    expect(() => demandAgreement([agreed, agreed, ['b', [1, 4, 1]]])).toThrow(
      'b counts 1, 4, 1, but a counts 0, 5, 1',
    )
  })
})

describe('boards with several solutions', () => {
  const boards = withSeveralSolutions([MINIMAL, MINIMAL, MINIMAL])

  it('lack one clue and two clues in turn', () => {
    expect(boards.map((board) => board.replaceAll('.', '').length)).toEqual([16, 15, 16])
    expect(new Set(boards).size).toBe(3)
  })

  it('have several solutions', () => {
    const statuses = boards.map((board) => {
      const { family, puzzle } = parsePuzzle(board)
      return solve(family, puzzle).status
    })
    expect(statuses).toEqual(['multiple', 'multiple', 'multiple'])
  })
})

describe('this project as a contender', () => {
  const folder = newFolder()
  const [asked, made] = ['asked.txt', 'made.txt'].map((name) => join(folder, name))
  const impossible = MINIMAL.replace('.', '9')
  writeFileSync(asked, [MINIMAL, impossible, ...withSeveralSolutions([MINIMAL, MINIMAL])].join('\n'))
  const input = `read ${asked}\nsolve 2\nmake 3 ${made}\n`
  const { stdout } = spawnSync(process.execPath, [OURS], { input, encoding: 'utf8' })
  const [read, solved, makes] = stdout.split('\n')

  it('counts solutions', () => {
    expect(parseReply(read, 'read')).toEqual([4])
    expect(parseReply(solved, 'solved').slice(1)).toEqual([1, 1, 2])
  })

  it('makes minimal Sudokus', () => {
    expect(parseReply(makes, 'made')[0]).toBeGreaterThan(0)
    const family = findFamily('sudoku')
    const spare = readFileSync(made, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const { puzzle } = parsePuzzle(line)
        return redundantClues(family, puzzle, solve(family, puzzle).solutions[0], solve).redundant
      })
    expect(spare).toEqual([[], [], []])
  })
})
