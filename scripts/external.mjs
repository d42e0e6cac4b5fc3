// Runs solvers that others wrote over small corpora of all five families, beside ours: the same answers are asked of all.
// Takes those that are installed, and says how the others are: `puzzlewright bench contenders` lists the commands.
//
//   apt-get install minizinc minisat cadical gringo
//   npm run bench:external                  some minutes
//   npm run bench:external -- 5             so many puzzles of each family

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const MAIN = 'dist/cli/main.js'
const FOLDER = 'generated/external'
const SEED = 'external'
const MILLISECONDS = 20_000
const FAMILIES = ['sudoku', 'kenken', 'survo', 'hidoku', 'magic']

const SOLVERS = [
  { program: 'minizinc', package: 'minizinc', command: 'gecode=minizinc --solver gecode -n 2 {file}' },
  { program: 'cadical', package: 'cadical', command: 'cadical=cadical -q {file}' },
  { program: 'minisat', package: 'minisat', command: 'minisat=minisat -verb=0 {file} /dev/stdout | cat' },
  { program: 'clingo', package: 'gringo', command: 'clingo=clingo --outf=2 -n 2 {file}' },
  { program: 'node', package: 'nodejs', command: 'clingo-wasm=node scripts/clingo.mjs --outf=2 -n 2 {file}' },
]

function puzzlewright(...args) {
  const { status } = spawnSync(process.execPath, [MAIN, 'bench', ...args], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const isInstalled = ({ program }) => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error

for (const solver of SOLVERS.filter((one) => !isInstalled(one))) {
  console.log(`${solver.program} is not installed: apt-get install ${solver.package}`)
}
const externals = SOLVERS.filter(isInstalled)
const number = process.argv[2] ?? '10'
mkdirSync(resolve(ROOT, FOLDER), { recursive: true })
const files = FAMILIES.map((family) => {
  const file = `${FOLDER}/${family}-${number}.jsonl`
  puzzlewright('corpus', family, '--stars', '1..5', '-n', number, '--seed', SEED, '--out', file)
  return file
})
const results = `${FOLDER}/results-${number}-${externals.length}.jsonl`
const contenders = ['--contenders', 'full/fewest-alternatives/ascending']
const commands = externals.flatMap(({ command }) => ['--external', command])
const limits = [
  '--node-limit',
  'none',
  '--time-limit',
  String(MILLISECONDS),
  '--repeat',
  '1',
  '--workers',
  '1',
]
puzzlewright('run', ...files, ...contenders, ...commands, ...limits, '--out', results)
puzzlewright(
  'report',
  results,
  '--out',
  `${FOLDER}/report`,
  '--title',
  'Solvers that others wrote, beside ours',
)

const { all, byFamily } = JSON.parse(readFileSync(resolve(ROOT, FOLDER, 'report/statistics.json'), 'utf8'))
for (const { title, summaries } of [...byFamily, all]) {
  console.log(`\n${title}`)
  for (const { contender, rows, solved, capped, failed, milliseconds } of summaries) {
    const mean = milliseconds.geometricMean?.toFixed(2) ?? '-'
    console.log(
      `  ${contender.padEnd(36)}${solved} of ${rows} solved, ${capped} capped, ${failed} failed, ${mean} ms`,
    )
  }
}
