// A corpus as Parquet: its size against that of JSON Lines, and the time of a question over a million rows. The
// graded Sudokus are made here, on all cores, unless PUZZLEWRIGHT_RECORDS names a file of records; the million
// rows are the same ones several times.

import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { atLeast, atMost, noted } from './bounds.mjs'
import { Missing, ROOT } from './data.mjs'
import { inFolder } from './program.mjs'

/** The puzzles of the exports, and the rows of the large table. */
const PUZZLES = 100_000
const ROWS = 1_000_000
/** As `corpus export` has them. */
const ROW_GROUP = 20_480
const TIMES_ASKED = 5

export const CORPORA_PARQUET = {
  'corpora: Parquet, sizes and a grouping': () =>
    inFolder(async (folder) => {
      const { DuckDBInstance } = await loadDuckDb()
      const records = process.env.PUZZLEWRIGHT_RECORDS ?? join(folder, 'records.jsonl')
      if (!existsSync(records)) {
        puzzlewright('generate', 'sudoku', '-n', String(PUZZLES), '--seed', 'corpus', '-q', '--out', records)
      }
      const whole = exported(records, join(folder, 'whole', 'puzzles.parquet'))
      const compact = exported(records, join(folder, 'compact', 'puzzles.parquet'), '--compact')
      const size = statSync(records).size
      const large = join(folder, 'large.parquet')
      const connection = await (await DuckDBInstance.create(':memory:')).connect()
      await connection.run(repeated(whole.file, large))
      const seconds = await grouping(large)
      return [
        { what: 'times smaller than JSON Lines, as they are', figure: size / whole.bytes, ...atLeast(6, 10) },
        { what: 'times smaller, --compact', figure: size / compact.bytes, ...atLeast(10, 20) },
        { what: 's to group a million rows by stars and tier', figure: seconds, ...atMost(0.5, 0.1) },
        { what: 's to export as they are', figure: whole.seconds, ...noted },
        { what: 's to export --compact', figure: compact.seconds, ...noted },
      ]
    }),
}

async function loadDuckDb() {
  try {
    return await import('@duckdb/node-api')
  } catch {
    throw new Missing('needs the package @duckdb/node-api')
  }
}

function puzzlewright(...args) {
  const { status, stderr } = spawnSync(process.execPath, [resolve(ROOT, 'dist/program/main.js'), ...args], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
}

function exported(records, file, ...options) {
  const start = performance.now()
  puzzlewright('corpus', 'export', records, '--format', 'parquet', '-q', '--out', file, ...options)
  return { file, bytes: statSync(file).size, seconds: (performance.now() - start) / 1000 }
}

/** A statement that writes rows again and again to a file that queries take for an export. */
function repeated(file, large) {
  const origin = `{puzzlewright: '{"form":"whole","bytes":0,"sha256":""}'}`
  const rows = `SELECT puzzles.* FROM range(${Math.ceil(ROWS / PUZZLES)}), read_parquet('${file}') puzzles`
  return `COPY (${rows} LIMIT ${ROWS}) TO '${large}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP}, KV_METADATA ${origin})`
}

/** The median time of the question, with the opening of the file and the sandbox, in seconds. */
async function grouping(file) {
  const { queryCorpus } = await import('../../dist/runs/corpora/queryCorpus.js')
  const sql = 'SELECT stars, tier, count(*) AS puzzles FROM puzzles GROUP BY ALL ORDER BY ALL'
  const times = []
  for (let time = 0; time < TIMES_ASKED; time++) {
    const start = performance.now()
    let counted = 0
    await queryCorpus(file, sql, async (_, pieces) => {
      for await (const rows of pieces) for (const [, , puzzles] of rows) counted += puzzles
    })
    times.push((performance.now() - start) / 1000)
    if (counted !== ROWS) throw new Error(`expected ${ROWS} rows, got ${counted}`)
  }
  return times.sort((one, other) => one - other)[Math.floor(TIMES_ASKED / 2)]
}
