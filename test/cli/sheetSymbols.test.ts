// Sheets whose boards hold symbols. The shapes of a PDF are read back by pdf.js: each is known by the number of its
// path's operators and coordinates, and means the place at which the row beside the rules has it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getResolvedPDFJS } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import type { runProgram } from '../../src/cli/program.ts'
import { EXIT } from '../../src/cli/shared/output.ts'
import { makeSolver, parsePuzzle } from '../../src/index.ts'
import { newFolder } from '../support/folder.ts'
import { type Box, openPdf, type PageSeen, pagesOf } from '../support/pdf.ts'
import { runWords } from '../support/program.ts'

const PICTURES = resolve(import.meta.dirname, '../fixtures/pictures')

let folder: string
let run: typeof runProgram
beforeAll(async () => {
  folder = newFolder()
  // From the build: its threads load built modules.
  run = (await import(resolve(import.meta.dirname, '../../dist/program/program.js'))).runProgram
})

const sheet = (...args: string[]) => runWords(['sheet', ...args, '--workers', '1', '--quiet'], '', run)

/** A shape of a page: its box, and what tells it from other shapes. */
interface Shape extends Box {
  readonly form: number
}

interface SymbolPage extends PageSeen {
  readonly shapes: readonly Shape[]
}

async function read(name: string): Promise<SymbolPage[]> {
  const document = await openPdf(readFileSync(join(folder, name)))
  const { OPS } = await getResolvedPDFJS()
  const pages = await pagesOf(document)
  return Promise.all(
    pages.map(async (page, index) => {
      const { fnArray, argsArray } = await (await document.getPage(index + 1)).getOperatorList()
      const shapes = fnArray.flatMap((operator: number, place: number): Shape[] => {
        if (operator !== OPS.constructPath || !argsArray[place][2]) return []
        const [left, top, right, bottom] = Array.from(argsArray[place][2] as Float32Array)
        const isLine = Math.min(right - left, bottom - top) < 3 || Math.max(right - left, bottom - top) > 60
        return isLine ? [] : [{ left, top, right, bottom, form: argsArray[place][1][0].length }]
      })
      return { ...page, shapes }
    }),
  )
}

/** The numbers of boards, read row by row; `forms` has the forms of the symbols by their numbers. */
function boardsOf({ boards, shapes }: SymbolPage, side: number, forms: readonly number[]): string[] {
  const ordered = boards.toSorted((one, other) =>
    Math.abs(one.top - other.top) > 5 ? one.top - other.top : one.left - other.left,
  )
  return ordered.map((board) => {
    const cells: string[] = Array(side * side).fill('.')
    for (const { left, top, right, bottom, form } of shapes) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (x < board.left || x > board.right || y < board.top || y > board.bottom) continue
      const column = Math.floor(((x - board.left) / (board.right - board.left)) * side)
      const row = Math.floor(((y - board.top) / (board.bottom - board.top)) * side)
      cells[row * side + column] = String(forms.indexOf(form) + 1)
    }
    return cells.join('')
  })
}

it('a sheet with shapes: their row beside the rules, puzzles with one solution, and that solution in the key', async () => {
  const out = join(folder, 'shapes.pdf')
  const args = ['--shape', '4x4', '--symbols', 'shapes', '--rules', '--seed', 'a', '-n', '4']
  expect(await sheet('sudoku', ...args, '--out', out)).toMatchObject({ status: 0, stderr: '' })
  const [page] = await read('shapes.pdf')
  const first = Math.min(...page.boards.map(({ top }) => top))
  const row = page.shapes.filter(({ bottom }) => bottom < first).map(({ form }) => form)
  expect(new Set(row).size).toBe(4)
  expect(row).toHaveLength(4)
  const puzzles = boardsOf(page, 4, row)
  expect(puzzles).toHaveLength(4)
  const [key] = await read('shapes.key.pdf')
  const solve = makeSolver()
  const numbers = page.phrases.map(({ text }) => text.trim()).filter((text) => /^\d+$/.test(text))
  expect(numbers).toEqual(['1', '2', '3', '4'])
  const solutions = puzzles.map((text) => {
    const { family, puzzle } = parsePuzzle(`sudoku:4x4:${text}`)
    const solved = solve(family, puzzle)
    expect(solved.status).toBe('unique')
    return solved.solutions[0].join('')
  })
  expect(boardsOf(key, 4, row)).toEqual(solutions)
  expect(key.phrases.map(({ text }) => text)).toContain('Solutions: Shape Sudoku')
  // Made again, it is known as an earlier edition.
  expect(await sheet('sudoku', ...args, '--out', out)).toMatchObject({ status: 0 })
})

it('letters and pictures stand on sheets too, also for the puzzles of a file', async () => {
  const file = join(folder, 'own.txt')
  writeFileSync(file, '1.....2..3.....4\n')
  const letters = join(folder, 'letters.pdf')
  expect((await sheet(file, '--symbols', 'letters:FROG', '--rules', '--out', letters)).status).toBe(0)
  const [page] = await read('letters.pdf')
  const signs = page.phrases.map(({ text }) => text.trim()).filter((text) => /^[FROG]$/.test(text))
  // The row beside the rules has all four, and so does the puzzle.
  expect(signs.sort().join('')).toBe('FFGGOORR')
  const pictures = join(folder, 'pictures.pdf')
  expect((await sheet(file, '--symbols', PICTURES, '--out', pictures)).status).toBe(0)
  const [drawn] = await read('pictures.pdf')
  expect(drawn.phrases.map(({ text }) => text).filter((text) => /^\d$/.test(text))).toEqual([])
})

it('a file is refused whose puzzles need their numbers, and nothing is written', async () => {
  const file = join(folder, 'mixed.txt')
  writeFileSync(file, '1.....2..3.....4\nsurvo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25\n')
  const out = join(folder, 'mixed.pdf')
  const { status, stderr } = await sheet(file, '--symbols', 'shapes', '--out', out)
  expect(status).toBe(EXIT.badInput)
  expect(stderr).toBe(
    `error: ${file}: puzzle 2: Survo needs numbers; shapes can replace them only in a Sudoku or a Latin square\n`,
  )
  expect(existsSync(out)).toBe(false)
})
