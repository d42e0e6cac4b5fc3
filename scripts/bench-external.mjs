// Runs external solvers and ours over small corpora of all families, with the same task for all. Uses
// the installed solvers and prints how to install the others: `puzzlewright bench contenders` lists the
// commands.
//
//   apt-get install minizinc minisat cadical gringo qqwing
//   npm run bench:external                  takes some minutes
//   npm run bench:external -- 5             5 puzzles of each family

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { SOLVERS } from '../dist/bench/solverProfiles/solverProfiles.js'
import { FAMILIES } from '../dist/index.js'
import { bench, makeCorpora, ROOT } from './run-bench.mjs'

const FOLDER = 'generated/external'
const SEED = 'external'
const MILLISECONDS = 20_000

const solvers = SOLVERS.flatMap(({ commands }) => commands).map(({ line: command, install }) => {
  const [program, ...words] = command.split(' ')
  // A launcher runs a file of the solver: both the launcher and the file must exist.
  const file = words.find((word) => /\.(?:jar|mjs)$/.test(word))
  return { program, file, name: basename(file ?? program), command, install }
})

function isInstalled({ program, file }) {
  if (spawnSync(program, ['--version'], { stdio: 'ignore' }).error) return false
  return file === undefined || existsSync(resolve(ROOT, file))
}

for (const { command, install } of solvers.filter((one) => !isInstalled(one))) {
  console.log(`not installed: ${command} (${install})`)
}
const externals = solvers.filter(isInstalled)
const number = process.argv[2] ?? '10'
const families = FAMILIES.map(({ name }) => ({ family: name }))
const files = makeCorpora(FOLDER, families, number, SEED)
const results = `${FOLDER}/results-${number}-${externals.length}.jsonl`
const contenders = ['--contenders', 'full/fewest-alternatives/ascending']
const commands = externals.flatMap(({ name, command }) => ['--external', `${name}=${command}`])
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
bench('run', ...files, ...contenders, ...commands, ...limits, '--out', results)
bench('report', results, '--out', `${FOLDER}/report`, '--title', 'External solvers and ours')

const [head] = readFileSync(resolve(ROOT, results), 'utf8').split('\n', 1)
console.log('\nVersions, and what a start costs')
for (const { name, version, floorMilliseconds } of JSON.parse(head).environment.solvers) {
  console.log(`  ${name.padEnd(36)}${version ?? 'no version'}, ${floorMilliseconds?.toFixed(1) ?? '-'} ms`)
}

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
