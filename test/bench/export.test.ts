import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENCODINGS, findEncoding } from '../../src/bench/encodings/encodings.ts'
import { EXIT } from '../../src/cli/shared/output.ts'
import { parsePuzzle } from '../../src/index.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const folder = newFolder()

const SURVO = 'survo:2x2:1,/,|3,7|4,6'
const HIDOKU = 'hidoku:1x2:1,'

function fileOf(name: string, ...lines: string[]): string {
  const file = join(folder, name)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

const run = (...args: string[]) => runWords(['bench', 'export', ...args])

describe('bench export', () => {
  it.each(ENCODINGS.filter(({ takes }) => !takes).map((format) => [format.name]))(
    'writes one puzzle as %s to standard output',
    async (name) => {
      const { family, puzzle } = parsePuzzle(SURVO)
      const stdout = findEncoding(name).write(family.rules.constraints(puzzle), SURVO)
      const said = await run(fileOf('one.txt', SURVO), '--format', name)
      expect(said).toEqual({ stdout, stderr: '', status: EXIT.fine })
    },
  )

  it('writes a file for each puzzle, and lists them', async () => {
    const grade = { degree: 119.8, stars: 2 }
    const record = JSON.stringify({ id: SURVO, family: 'survo', shape: '2x2', grade })
    const out = join(folder, 'several')
    const source = fileOf('several.jsonl', record, '', HIDOKU)
    const { stdout, status } = await run(source, '--format', 'asp', '--out', out)
    expect(stdout).toBe('')
    expect(status).toBe(EXIT.fine)
    const rows = readFileSync(join(out, 'index.tsv'), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split('\t'))
    expect(rows[0]).toEqual(['file', 'id', 'family', 'shape', 'stars'])
    expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
      [SURVO, 'survo', '2x2', '2'],
      [HIDOKU, 'hidoku', '1x2', ''],
    ])
    const files = rows.slice(1).map(([file]) => file)
    expect(files.every((file, at) => new RegExp(`^0000${at + 1}-[0-9A-Z]{6}\\.lp$`).test(file))).toBe(true)
    expect(readdirSync(out).toSorted()).toEqual([...files, 'index.tsv'])
    expect(readFileSync(join(out, files[1]), 'utf8')).toContain(HIDOKU)
  })

  it('reports a puzzle that the format cannot state, and writes the others', async () => {
    const out = join(folder, 'lines')
    const sudoku =
      'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
    const source = fileOf('lines.txt', SURVO, sudoku)
    const { stderr, status } = await run(source, '--format', 'sudoku81', '--out', out)
    expect(stderr).toContain('sudoku81 writes only 9x9 Sudokus without further rules')
    expect(status).toBe(EXIT.badInput)
    const [file] = readdirSync(out)
    expect(readFileSync(join(out, file), 'utf8')).toBe(`${sudoku.slice('sudoku:9x9:'.length)}\n`)
  })

  it('reports a line that is not a puzzle, and writes the others', async () => {
    const out = join(folder, 'others')
    const source = fileOf('others.txt', 'survo:2x2:1,/,|3,7|4', '', HIDOKU)
    const { stderr, status } = await run(source, '--format', 'cnf', '--out', out)
    expect(stderr).toContain(`${source}:1`)
    expect(status).toBe(EXIT.badInput)
    expect(readdirSync(out).length).toBe(2)
  })

  it.each([
    [['--format', 'smt'], '--format "smt" is unknown; choose one of cnf, minizinc, asp, xcsp3, sudoku81'],
    [['--format', 'cnf'], '--out FOLDER'],
    [['--format', 'cnf', '--shape', '2x2'], '--family'],
    [[], '--format'],
  ])('rejects %j', async (args, said) => {
    const { stdout, stderr, status } = await run(fileOf('two.txt', SURVO, HIDOKU), ...args)
    expect(status).toBe(EXIT.usage)
    expect(stderr).toContain(said)
    expect(stdout).toBe('')
  })

  it('reports why it cannot write', async () => {
    const out = join(fileOf('file', ''), 'below')
    const { stderr, status } = await run(fileOf('one.txt', SURVO), '--format', 'cnf', '--out', out)
    expect(status).toBe(EXIT.badInput)
    expect(stderr).toContain('cannot be written')
  })

  it('lists every format in its help', async () => {
    const { stdout } = await run('--help')
    for (const { name } of ENCODINGS) expect(stdout).toMatch(new RegExp(`\\b${name}\\b`))
  })
})
