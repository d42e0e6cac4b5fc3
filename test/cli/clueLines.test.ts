// Clues that characters cannot draw are listed below the board.

import { expect, it } from 'vitest'
import { puzzleText } from '../../src/cli/shared/puzzleTextAndJson.ts'
import { parsePuzzle } from '../../src/index.ts'
import { runWords } from '../support/program.ts'

const FUTOSHIKI = ['generate', 'futoshiki', '--shape', '4x4', '--seed', 's', '--no-grade']

it('a made puzzle counts and lists its clues', async () => {
  const { stdout } = await runWords(FUTOSHIKI)
  expect(stdout).toMatch(/^Latin square 4x4\+inequality, \d+ clues/)
  expect(stdout).toMatch(/\ninequality [A-D]\d [A-D]\d(?:; [A-D]\d [A-D]\d)*\n/)
})

it('an explanation lists the clues of its puzzle, and a board without signs has none', async () => {
  const { stdout } = await runWords([...FUTOSHIKI, '--json'])
  const { id } = JSON.parse(stdout)
  const clues = id.split(';inequality,')[1].replaceAll(',', ' ').replaceAll(';', '; ')
  expect((await runWords(['explain'], id)).stdout).toContain(`\ninequality ${clues}\n`)
  expect((await runWords(['explain'], 'sudoku:4x4:1.....2..3.....4')).stdout).not.toContain('inequality')
})

it('cages and regions are drawn, and listed only if they overlap', async () => {
  const open = '.'.repeat(16)
  const listed = (id: string) => {
    const { family, puzzle } = parsePuzzle(id)
    return puzzleText(family, puzzle).split('\n').slice(13)
  }
  const cages = 'killer,9,A1,A2,B1;5,B2,B3'
  expect(listed(`sudoku:4x4+killer+thermo:${open};${cages};thermo,C1,D1`)).toEqual(['thermo C1 D1'])
  expect(listed(`sudoku:4x4+killer:${open};${cages};5,A2,A3`)).toEqual(['killer 9 A1 A2 B1; 5 A2 A3'])
  const { stdout } = await runWords(['generate', 'jigsaw', '--shape', '5x5', '--seed', 's', '--no-grade'])
  expect(stdout).not.toContain('\njigsaw')
})
