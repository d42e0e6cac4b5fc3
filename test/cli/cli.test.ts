// The command as people run it: what it prints where, and with which exit code.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAMILIES, parsePuzzle, STRENGTHS, VALUE_ORDERS, VARIABLE_ORDERS } from '../../src/index.ts'
import { MAIN, runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { runWords, wordsOf } from '../support/program.ts'

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

const folder = newFolder()
function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function run(args: string[], input = '') {
  const said = await runWords(args, input)
  return { ...said, records: () => recordsOf(said.stdout) }
}

function recordsOf(text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('solve', () => {
  it('prints the solved board and statistics', () => {
    const { stdout, stderr, status } = runBuilt(['solve'], { input: SUDOKU })
    expect(stdout).toContain('Sudoku 9x9 (standard input:1)')
    expect(stdout).toContain('┃ 5 │ 3 │ 4 ┃ 6 │ 7 │ 8 ┃ 9 │ 1 │ 2 ┃')
    expect(stdout).toMatch(/1 solution: unique, 1 node opened, average branching factor 1\.000, \d+\.\d\d ms/)
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  it('writes one record for each puzzle with --json', async () => {
    const [record] = (await run(['solve', '--json'], SUDOKU)).records()
    expect(record).toEqual({
      id: `sudoku:9x9:${SUDOKU}`,
      family: 'sudoku',
      shape: '9x9',
      status: 'unique',
      count: 1,
      solutions: [(SOLUTION.match(/.{9}/g) as string[]).map((row) => Array.from(row, Number))],
      ended: 'exhausted',
      stats: {
        nodesOpened: 1,
        branchings: 0,
        successors: 0,
        forced: 51,
        averageBranchingFactor: 1,
        failures: 0,
        maxDepth: 0,
        milliseconds: expect.any(Number),
      },
    })
    expect(Object.keys(record)).toEqual(wordsOf('id family shape status count solutions ended stats'))
  })

  it('writes null for a blocked cell in a record', async () => {
    const [record] = (await run(['solve', '--json'], '1,##\n,')).records()
    expect(record).toMatchObject({ family: 'hidoku', shape: '2x2', count: 2, status: 'multiple' })
    expect(record.solutions[0][0]).toEqual([1, null])
  })

  it('writes a record for a bad puzzle, and continues', async () => {
    const path = file('mixed.txt', `${SUDOKU}\n${SUDOKU.replace('53', '55')}\n${SUDOKU}\n`)
    const { records, stderr, status } = await run(['solve', '--json', path])
    const [first, bad, last] = records()
    expect([first.status, last.status]).toEqual(['unique', 'unique'])
    expect(bad).toEqual({
      error: 'conflict',
      message: 'row 1 has 5 twice (r1c1, r1c2)',
      source: { file: path, line: 2 },
    })
    expect(stderr).toBe('')
    expect(status).toBe(1)
  })

  it('reports an error in one line with file, line and column, and continues', async () => {
    const path = file('bad.txt', `${SUDOKU.replace('53', '55')}\n${SUDOKU}\n`)
    const { stdout, stderr, status } = await run(['solve', path])
    expect(stderr).toBe(`${path}:1:2: row 1 has 5 twice (r1c1, r1c2)\n`)
    expect(stdout).toContain('unique')
    expect(status).toBe(1)
  })

  it('names a missing file and a directory, and solves the other puzzles', async () => {
    const good = file('good.txt', SUDOKU)
    const { stdout, stderr, status } = await run(['solve', join(folder, 'none.txt'), folder, good])
    expect(stderr.split('\n')).toEqual([
      `${join(folder, 'none.txt')}: no such file`,
      `${folder}: is a directory, not a file`,
      '',
    ])
    expect(stdout).toContain('unique')
    expect(status).toBe(1)
  })

  it('counts several solutions with exit code 0, up to the limit or all', async () => {
    const empty = 'sudoku:4x4:................'
    expect((await run(['solve', '--json'], empty)).records()[0]).toMatchObject({
      status: 'multiple',
      count: 2,
      ended: 'solution-limit',
    })
    expect((await run(['solve', '--json', '--limit', '5'], empty)).records()[0]).toMatchObject({ count: 5 })
    const all = await run(['solve', '--json', '--all', '--no-solutions'], empty)
    expect(all.records()[0]).toMatchObject({
      count: 288,
      solutions: [],
      ended: 'exhausted',
      status: 'multiple',
    })
    expect(all.status).toBe(0)
    expect((await run(['solve', '--limit', '1', '--json'], SUDOKU)).records()[0]).toMatchObject({
      status: 'unknown',
      count: 1,
    })
  })

  it('exits with 3 if a node limit comes before the answer', async () => {
    const hard = '98.7..6....5.9..4......8...6..5.......9.3..2......4..7.9.4...1..5..1.2....1..34..'
    const { records, status } = await run(['solve', '--json', '--node-limit', '3'], hard)
    expect(records()[0]).toMatchObject({ status: 'unknown', ended: 'node-limit', stats: { nodesOpened: 3 } })
    expect(status).toBe(3)
  })

  it('takes every heuristic and strength by name, and gives the same result again', async () => {
    const survo = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'
    const named = [
      ...STRENGTHS.map((strength) => ['--strength', strength]),
      ...Object.keys(VARIABLE_ORDERS).map((branching) => ['--branching', branching]),
    ]
    for (const options of named) {
      const args = ['solve', '--json', '--values', 'random', '--seed', 's', ...options]
      const [record] = (await run(args, survo)).records()
      expect(record.status, options.join(' ')).toBe('unique')
    }
    expect(await run(['solve', '--values', 'best'], survo)).toMatchObject({ status: 2, stdout: '' })
    expect((await run(['solve', '--values', 'best'], survo)).stderr).toContain(Object.keys(VALUE_ORDERS)[0])
  })

  it('exits with the worst code of a batch: bad input before limits, limits before success', async () => {
    const hard = '98.7..6....5.9..4......8...6..5.......9.3..2......4..7.9.4...1..5..1.2....1..34..'
    const limited = ['solve', '--json', '--node-limit', '3']
    expect((await run(limited, `${hard}\n${SUDOKU}`)).status).toBe(3)
    expect((await run(limited, `${hard}\n55${SUDOKU.slice(2)}`)).status).toBe(1)
    expect((await run(limited, `55${SUDOKU.slice(2)}\n${hard}`)).status).toBe(1)
    expect(await run(['verify', '--node-limit', '3'], `${hard}\n${SUDOKU}`)).toMatchObject({ status: 3 })
    expect((await run(['verify', '--node-limit', '3'], hard)).stdout).toContain('undecided')
    expect((await run(['verify'], `${'.'.repeat(81)}\n${SUDOKU}`)).status).toBe(1)
    const all = await run(
      ['solve', '--json', '--all', '--no-solutions', '--node-limit', '50'],
      '.'.repeat(81),
    )
    expect([all.records()[0].ended, all.status]).toEqual(['node-limit', 3])
    expect((await run(['solve', '--json', '--node-limit', '500'], '.'.repeat(81))).status).toBe(0)
  })

  it('stops at the time limit', async () => {
    const { records, status } = await run(
      ['solve', '--json', '--all', '--no-solutions', '--time-limit', '60'],
      '.'.repeat(81),
    )
    expect([records()[0].ended, status]).toEqual(['time-limit', 3])
  })

  it('writes boards of any size', async () => {
    const [record] = (
      await run(
        ['solve', '--json', '--limit', '1'],
        `hidoku:31x31:${Array(31).fill(','.repeat(30)).join('/')}`,
      )
    ).records()
    expect(record.solutions[0].flat().toSorted((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 961 }, (_, index) => index + 1),
    )
  })

  it('reads characters that a chunk cuts in two, and reports an incomplete one at the end', () => {
    const comment = `# ${'é'.repeat(40_000)}\n`
    for (const shift of ['', 'x']) {
      expect(
        recordsOf(runBuilt(['solve', '--json'], { input: `# ${shift}\n${comment}${SUDOKU}` }).stdout),
      ).toHaveLength(1)
    }
    const path = join(folder, 'half.txt')
    writeFileSync(path, Buffer.concat([Buffer.from(`${SUDOKU}\n`), Buffer.from([0xc3])]))
    expect(runBuilt(['solve', path])).toMatchObject({ status: 1 })
  })

  it('rejects an endless line without keeping it in memory', async () => {
    const path = file('endless.txt', `${'x'.repeat(3_000_000)}\n${SUDOKU}`)
    const { stdout, stderr, status } = await run(['solve', path])
    expect(stderr).toBe(`${path}:1:1: this line is too long for a puzzle; write at most 100000 characters\n`)
    expect(stdout).toContain('unique')
    expect(status).toBe(1)
  })

  it('reads no further than to the first line that is not text', () => {
    const endless = `yes "$(printf '\\001')" | "${process.execPath}" "${MAIN}" verify`
    const { stderr, status } = spawnSync('/bin/sh', ['-c', endless], { encoding: 'utf8', timeout: 30_000 })
    expect(stderr).toBe('standard input:1:1: this is not text, so no puzzles can be read from here on\n')
    expect(status).toBe(1)
  })

  it.skipIf(!existsSync('/dev/full'))('reports a full disk in one line (skipped without /dev/full)', () => {
    const { stderr, status } = spawnSync(
      '/bin/sh',
      ['-c', `"${process.execPath}" "${MAIN}" families > /dev/full`],
      { encoding: 'utf8' },
    )
    expect(stderr).toBe('error: the results cannot be written: the disk is full\n')
    expect(status).toBe(1)
  })

  it('ends quietly when its reader closes the pipe', async () => {
    const many = file('many.txt', `${SUDOKU}\n`.repeat(20_000))
    const child = spawn(process.execPath, [MAIN, 'solve', '--json', many], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let complaints = ''
    child.stderr.on('data', (data) => {
      complaints += data
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const status = await new Promise((done) => child.on('exit', done))
    expect(complaints).toBe('')
    expect(status).toBe(0)
  })

  it('keeps the order and every line of a long input', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => (index % 7 === 3 ? `${SUDOKU}x` : SUDOKU))
    const records = recordsOf(runBuilt(['solve', '--json'], { input: lines.join('\r\n') }).stdout)
    expect(records.length).toBe(3000)
    records.forEach((record, index) => {
      expect('error' in record).toBe(index % 7 === 3)
      if ('error' in record) expect(record.source.line).toBe(index + 1)
    })
  })
})

describe('verify', () => {
  it('reports unique with 0, and not unique, unsolvable or malformed with 1', async () => {
    expect(runBuilt(['verify'], { input: SUDOKU })).toMatchObject({
      status: 0,
      stdout: 'standard input:1: sudoku 9x9: well-formed, and the solution is unique\n',
    })
    const several = await run(['verify'], SUDOKU.replace('53', '..').replace('79', '..'))
    expect(several.status).toBe(1)
    expect(several.stdout).toMatch(/not unique: .* differ in \d+ cells \(r\dc\d can be \d or \d, /)
    expect(await run(['verify'], '12..............')).toMatchObject({ status: 1 })
    const none = await run(['verify'], 'sudoku:4x4:12....3.......4.')
    expect([none.status, none.stdout]).toEqual([
      1,
      'standard input:1: sudoku 4x4: the puzzle has no solution\n',
    ])
    expect(await run(['verify'], 'rubbish')).toMatchObject({ status: 1, stdout: '' })
  })

  it.each(['sudoku:4x4:1234341221434321', 'survo:2x2:1,2/3,4|3,7|4,6', 'hidoku:1x3:1,2,3'])(
    'reports that %s is already solved',
    async (puzzle) => {
      const { status, stdout } = await run(['verify'], puzzle)
      expect([status, stdout]).toEqual([1, expect.stringContaining('nothing to fill: every cell is given')])
    },
  )

  it('names the clues that a puzzle does not need', async () => {
    const { stdout } = await run(['verify', '--minimal'], 'survo:2x3:,,3/,6,|9,12|9,7,5')
    expect(stdout).toMatch(/not minimal: 2 clues could be removed, each alone: 3 at r1c3; 6 at r2c2/)
    const minimal = await run(
      ['verify', '--minimal'],
      '................12..3.45...............1.6..7.54.8...3......5.....2.....2..7....9',
    )
    expect(minimal.stdout).toContain('minimal: no clue can be removed')
  })

  it('reports for a Hidoku that its ends stay, although they could go', async () => {
    // One of the two ends is enough for a unique solution here, so either of them could go.
    const shown = await run(['verify', '--minimal'], 'hidoku:1x4:1,,,4')
    expect(shown.stdout).toContain('minimal: no clue except the ends can be removed')
    const free = await run(['verify', '--minimal'], 'hidoku:1x4:,2,,')
    expect(free.stdout).toContain('minimal: no clue can be removed')
  })

  it('checks a filled board and names every broken rule with its cells', async () => {
    const puzzle = file('puzzle.txt', SUDOKU)
    const right = file('right.txt', SOLUTION)
    expect(await run(['verify', puzzle, '--solution', right])).toMatchObject({ status: 0 })
    expect(
      (
        await run([
          'verify',
          puzzle,
          '--solution',
          file(
            'grid.txt',
            (SOLUTION.match(/.{9}/g) as string[]).map((row) => row.split('').join(' ')).join('\n'),
          ),
        ])
      ).status,
    ).toBe(0)
    const wrong = await run([
      'verify',
      puzzle,
      '--solution',
      file('wrong.txt', SOLUTION.replace('53467', '5346.').replace(/9$/, '7')),
    ])
    expect(wrong.status).toBe(1)
    expect(wrong.stdout).toContain('row 9 has 7 twice (r9c8, r9c9)')
    expect(wrong.stdout).toContain('column 9 has 7 twice')
    expect(wrong.stdout).toContain('r9c9 holds 7, but 9 is given')
    expect(wrong.stdout).toContain('a cell is empty (r1c5)')
    expect(await run(['verify', puzzle, '--solution', file('short.txt', '1 2 3')])).toMatchObject({
      status: 1,
    })
    expect((await run(['verify', puzzle, '--solution', join(folder, 'missing')])).stderr).toContain(
      'no such file',
    )
  })

  it.each([
    [
      'a row too many',
      `${'1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1'}\n1 1 1 1`,
      'the board has 5 rows; expected 4',
    ],
    ['a row too long', '1 2 3 4 5 6\n3 4 1 2\n2 1 4 3\n4 3 2 1', 'this row has 6 cells; expected 4'],
    ['digits that stick together', '1 23 4\n3 4 1 2\n2 1 4 3\n4 3 2 1', 'this row has 3 cells; expected 4'],
    ['no text', '\u0000\u0001', 'the board has 1 row; expected 4'],
    [
      'an empty place between commas',
      '1,2,3,4,\n3,4,1,2\n2,1,4,3\n4,3,2,1',
      'this row has 5 cells; expected 4',
    ],
  ])('refuses a board with %s', async (_, board, message) => {
    const puzzle = file('small.txt', 'sudoku:4x4:1...............')
    const { stderr, status } = await run(['verify', puzzle, '--solution', file('board.txt', board)])
    expect(stderr).toContain(message)
    expect(status).toBe(1)
  })

  it('checks a board from standard input, also with letters, and accepts only one puzzle', async () => {
    const puzzle = file('large.txt', `sudoku:16x16:${'.'.repeat(256)}`)
    const { solutions } = (await run(['solve', '--json', '--limit', '1', puzzle])).records()[0]
    const letters = solutions[0]
      .map((row: number[]) => row.map((value) => '.123456789ABCDEFG'[value]).join(' '))
      .join('\n')
    expect(await run(['verify', puzzle, '--solution', '-'], letters)).toMatchObject({ status: 0 })
    expect((await run(['verify', puzzle, '--solution', '-'], letters.replace('G', 'F'))).stdout).toContain(
      'has 15 twice',
    )
    const two = file('two.txt', `${SUDOKU}\n${SUDOKU}`)
    expect(await run(['verify', two, '--solution', '-'], letters)).toMatchObject({ status: 2, stdout: '' })
    expect(await run(['verify', '--solution', '-'], letters)).toMatchObject({ status: 2, stdout: '' })
    const headed = `sudoku 16x16\n${letters}`
    expect(await run(['verify', puzzle, '--solution', '-'], headed)).toMatchObject({ status: 0 })
  })

  it('calls a puzzle minimal only if every clue was decided', async () => {
    const puzzle = '........1.....2.3..34.1.5........6....67..4...15.6...3.5..4..6.8.....3.59..3..8..'
    const limited = await run(['verify', '--minimal', '--node-limit', '1'], puzzle)
    expect(limited.stdout).not.toContain('minimal: no clue can be removed')
    expect(limited.status).toBe(3)
    expect((await run(['verify', '--minimal'], puzzle)).stdout).toContain('8 at r9c7')
  })

  it('accepts what solve prints as a filled board, for every family', async () => {
    for (const family of FAMILIES) {
      const puzzle = file(`${family.name}.txt`, family.notation.example)
      const shape = parsePuzzle(family.notation.example, { family }).puzzle.shape.text
      const { stdout } = await run(['solve', '--family', family.name, puzzle])
      const verdict = await run([
        'verify',
        puzzle,
        '--family',
        family.name,
        '--shape',
        shape,
        '--solution',
        file('board.txt', stdout),
      ])
      expect(verdict, `${family.name}: ${stdout}`).toMatchObject({ status: 0 })
    }
  })
})

describe('other commands', () => {
  it('lists families, heuristics and strengths', () => {
    const { stdout, status } = runBuilt(['families'])
    for (const name of [
      ...FAMILIES.map((family) => family.name),
      ...Object.keys(VARIABLE_ORDERS),
      ...Object.keys(VALUE_ORDERS),
      ...FAMILIES.flatMap((family) => family.making.options.map(({ flags }) => flags)),
      ...STRENGTHS,
      ...FAMILIES.flatMap(({ grading }) =>
        grading.calibrated.slice(0, 1).map((text) => `calibrated: ${text}`),
      ),
    ]) {
      expect(stdout).toContain(name)
    }
    expect(status).toBe(0)
  })

  it('converts between notations', async () => {
    expect(runBuilt(['convert'], { input: SUDOKU }).stdout).toBe(`sudoku:9x9:${SUDOKU}\n`)
    const text = (await run(['convert', '--to', 'text'], SUDOKU)).stdout
    expect((await run(['convert'], text)).stdout).toBe(`sudoku:9x9:${SUDOKU}\n`)
    const keen = '4:__a3_ab_a_3aa_,m6m4s1d2d2a6s1'
    const name = (await run(['convert'], keen)).stdout
    expect(name).toMatch(/^kenken:4x4:/)
    expect((await run(['convert', '--to', 'keen'], name)).stdout.trim()).toBe(keen)
    expect(await run(['convert', '--to', 'keen'], SUDOKU)).toMatchObject({ status: 1, stdout: '' })
  })
})
