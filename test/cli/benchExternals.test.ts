// Tests runs with external solvers: what the first line and the notes say of them, and how such runs resume.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseExternal } from '../../src/bench/measureExternalSolver.ts'
import { parseResults } from '../../src/bench/readResults.ts'
import { unfinishedIn } from '../../src/bench/report/unfinishedContenders.ts'
import { floorOf } from '../../src/cli/bench/probeVersionAndStart.ts'
import { EXIT } from '../../src/cli/shared/output.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

const FULL = '123456789456789123789123456234567891567891234891234567345678912678912345912345678'

/**
 * A solver on a line: it knows the trivial puzzle, the one with two solutions, and ours. Its first argument is the number of
 * solutions at which it stops.
 */
const SCRIPT = `
[ "$1" = --version ] && { echo 'shell 1.2'; exit; }
case $2 in
  .23*) echo "$2:1:${FULL}" ;;
  ..345*) if [ "$1" = 1 ]; then echo "$2:1:${FULL}"; else echo "$2:2:"; fi ;;
  *) echo "$2:1:${SOLUTION}" ;;
esac
`

const folder = newFolder()
const fileOf = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const script = fileOf('script.sh', SCRIPT)
const corpus = fileOf('corpus.txt', `survo:2x2:,/,|3,7|4,6\nsudoku:9x9:${SUDOKU}\n`)

function run(out: string, most: string, ...more: string[]) {
  const external = `shell=sh ${script} ${most} {line}`
  const limits = ['--node-limit', 'none', '--time-limit', '20000']
  return runWords(['bench', 'run', corpus, '--external', external, ...limits, '--out', out, ...more])
}

describe('the floor of an external solver', () => {
  const { encoding } = parseExternal('shell {line}')
  const floorOfRuns = (...took: number[]) =>
    floorOf(
      { name: 'shell', encoding },
      async () => ({
        output: `${FULL},1,\n`,
        milliseconds: took.shift() as number,
        cpuMilliseconds: null,
        memory: null,
        ended: 'itself',
        lastWords: '',
      }),
      Infinity,
    )

  it('is the least of the runs after the first', async () => {
    expect((await floorOfRuns(1, 9, 5, 7)).floor).toBe(5)
  })
})

describe('a run with an external solver', () => {
  it('states what was found out, and resumes with the first line as it was', async () => {
    const out = join(folder, 'results.jsonl')
    const first = await run(out, '2', '--repeat', '1', '--memory-limit', '4000')
    expect(first.status).toBe(EXIT.fine)
    expect(first.stderr).toContain('note: shell accepts only 1 of 2 puzzles; it reads 9x9 Sudokus')
    expect(first.stderr).toContain('note: memory is limited to 4000 MB by')
    const text = readFileSync(out, 'utf8')
    const results = parseResults(text)
    const { header, rows } = results
    expect(header.limits.memory).toBe(4000)
    expect(header.contenders.map(({ name, kind, puzzles }) => [name, kind, puzzles])).toEqual([
      ['shell', 'external', 1],
      ['control', 'control', 1],
    ])
    expect(header.environment?.memoryLimit).toMatch(/^(?:cgroup|ulimit)$/)
    expect(header.environment?.solvers).toEqual([
      { name: 'shell', version: 'shell 1.2', floorMilliseconds: expect.any(Number) },
    ])
    expect(rows.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['solved', 'unique'],
      ['solved', 'unique'],
    ])
    // What a solver does not take is not missing.
    expect(unfinishedIn(results)).toEqual([])

    const lines = text.trimEnd().split('\n')
    writeFileSync(out, `${lines.slice(0, 2).join('\n')}\n`)
    expect((await run(out, '2', '--repeat', '1', '--memory-limit', '4000')).status).toBe(EXIT.fine)
    const [head, row, ...others] = readFileSync(out, 'utf8').trimEnd().split('\n')
    expect([head, row]).toEqual(lines.slice(0, 2))
    expect(others.length).toBe(1)

    const other = await run(out, '2', '--repeat', '1', '--memory-limit', '5000')
    expect(other.status).toBe(EXIT.badInput)
    expect(other.stderr).toContain('limit on memory: 4000 there, 5000 here')
  })

  it('is refused if the solver stops at the first solution and more are asked for', async () => {
    const { status, stderr } = await run(join(folder, 'refused.jsonl'), '1', '--no-time')
    expect(status).toBe(EXIT.badInput)
    expect(stderr).toContain(
      'error: shell reports 1 solution of a puzzle that has several: it stops at the first',
    )
    expect((await run(join(folder, 'one.jsonl'), '1', '--no-time', '--limit', '1')).status).toBe(EXIT.fine)
  })

  it('keeps the command as typed, and says what it does not take', async () => {
    const out = join(folder, 'typed.jsonl')
    const survo = fileOf('survo.txt', 'survo:2x2:,/,|3,7|4,6\n')
    const cat = (file: string) => {
      const limits = ['--node-limit', 'none', '--time-limit', '20000', '--limit', '1']
      return runWords([
        'bench',
        'run',
        file,
        '--external',
        'cat {file:sudoku81}',
        '--no-time',
        ...limits,
        '--out',
        out,
      ])
    }
    expect((await cat(survo)).stderr).toBe(
      'error: no contender accepts any of these puzzles; choose other --contenders\n',
    )
    const { stderr } = await cat(corpus)
    expect(parseResults(readFileSync(out, 'utf8')).header.contenders[0].what).toBe('cat {file:sudoku81}')
    expect(stderr).toMatch(/\ncat: 1 row with a message, the first: \S/)
  })
})
