// Regenerates the sample corpus in generated/corpus-sample/: 500 puzzles as Parquet, with their data card
// and the manifest; and as a table for eyes, CSV of ids and grades alone. Needs the package @duckdb/node-api, as `npm ci` installs it.
//
//   npm run sample-corpus

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MAIN = resolve(import.meta.dirname, '../dist/program/main.js')
const RECIPE = resolve(import.meta.dirname, '../examples/sample-corpus.yaml')
const SAMPLE = resolve(import.meta.dirname, '../generated/corpus-sample')

const GRADES = 'SELECT id, degree, stars, tier, hardest_technique FROM puzzles'

function corpus(...args) {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, 'corpus', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`corpus ${args.join(' ')}: exit code ${status}`)
  return stdout
}

const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-'))
try {
  corpus('make', RECIPE, '--out', folder)
  corpus('finish', folder)
  corpus('verify', folder, '--all')
  rmSync(SAMPLE, { recursive: true, force: true })
  corpus('export', folder, '--format', 'parquet', '--compact', '--out', join(SAMPLE, 'puzzles.parquet'))
  writeFileSync(join(SAMPLE, 'puzzles.csv'), corpus('query', folder, GRADES, '--csv'))
  copyFileSync(join(folder, 'manifest.json'), join(SAMPLE, 'manifest.json'))
} finally {
  rmSync(folder, { recursive: true })
}
