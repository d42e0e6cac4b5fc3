// Counts the open Survos of a shape that have one solution: docs/survo-counts.md. The count is divided into chunks, which are
// files of a folder; the same command continues a run that ended early.
//
//   npm run count-survo -- 4x4                                      counts, in a folder that is removed
//   npm run count-survo -- 4x5 --out FOLDER --workers 2             counts the chunks that are missing in a folder
//   npm run count-survo -- 4x5 --out FOLDER --machine 1/3           counts those of the first of three machines
//   npm run count-survo -- 5x5 --out FOLDER --sample 100            counts 100 chunks, and estimates the count
//   npm run count-survo -- 4x5 --out FOLDER --merge OTHER...        takes the chunks of other folders over, and sums up
//   npm run count-survo -- 4x5 --out FOLDER --chunks 1000           begins a count with this number of chunks

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progressOf } from '../dist/runs/survoCounts/chunkOrder.js'
import { countChunks } from '../dist/runs/survoCounts/countChunks.js'
import { beginCount, existingPlan, mergeCounts, readCounts } from '../dist/runs/survoCounts/countFolder.js'
import { makeThreads } from '../dist/runs/threadExecutor.js'
import { countLists } from '../dist/solver/openSurvos/countOpenPuzzles.js'

/** A chunk has about so many pairs of row sums and column sums, and a count at least so many chunks. */
const PAIRS_OF_CHUNK = 2_000_000
const FEWEST_CHUNKS = 10

const OPTIONS = {
  out: { type: 'string' },
  workers: { type: 'string' },
  machine: { type: 'string' },
  sample: { type: 'string' },
  chunks: { type: 'string' },
  merge: { type: 'boolean', default: false },
}

/** The script's error for a wrong command. */
function refuse(message) {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

/** A whole number of at least 1, or undefined if it is not given. */
function wholeNumber(name, text) {
  if (text === undefined) return undefined
  return /^[1-9]\d{0,8}$/.test(text)
    ? Number(text)
    : refuse(`--${name} ${text}: expected a whole number, such as 10`)
}

function parse() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return refuse(error.message)
  }
}

function readShape(text = '') {
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(text) ?? []
  return rows
    ? { rows: Number(rows), columns: Number(columns) }
    : refuse(`${text && `${text}: `}expected a shape, such as 4x4`)
}

function readMachine(text) {
  if (text === undefined) return undefined
  const [, index, machines] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  return index >= 1 && index <= machines
    ? { index, machines }
    : refuse(`--machine ${text}: expected one such as 1/3`)
}

const number = (count) => Math.round(count).toLocaleString('en')

/** What is known of the count, as a sentence. */
function sentenceOf({ rows, columns, chunks }, { done, puzzles, drawn, estimate }) {
  const name = `S(${rows},${columns})`
  if (done === chunks) return `${name} = ${puzzles}`
  const known = `${number(done)} of ${number(chunks)} chunks are done, with ${number(puzzles)} puzzles`
  if (!estimate) return known
  const interval = `${number(estimate.from)} to ${number(estimate.to)}`
  return `${known}\n${name} is about ${number(estimate.estimate)}; 95 % interval ${interval}, from ${number(drawn)} chunks`
}

async function main() {
  const { values, positionals } = parse()
  const [text, ...others] = positionals
  const shape = readShape(text)
  const [machine, sample] = [readMachine(values.machine), wholeNumber('sample', values.sample)]
  const [workers = availableParallelism(), chunks] = ['workers', 'chunks'].map((name) =>
    wholeNumber(name, values[name]),
  )
  if (!values.out && (machine || sample || values.merge))
    refuse('expected --out FOLDER, which keeps the chunks')
  if (!values.merge && others.length > 0)
    refuse(`${others.join(' ')}: expected one shape; other folders follow --merge`)

  const folder = values.out ?? mkdtempSync(join(tmpdir(), 'count-survo-'))
  try {
    const lists = countLists(shape)
    const usual = Math.max(FEWEST_CHUNKS, Math.ceil((lists.rows * lists.columns) / PAIRS_OF_CHUNK))
    const plan = { ...shape, chunks: chunks ?? existingPlan(folder)?.chunks ?? usual }
    beginCount(folder, plan)
    mergeCounts(folder, others)
    if (!values.merge) {
      const onChunk = (counted, all) => process.stderr.write(`${counted} of ${all} chunks\n`)
      await countChunks({ folder, plan, executor: makeThreads(workers), share: machine, sample, onChunk })
    }
    const progress = progressOf(plan, readCounts(folder, plan))
    if (progress.done === plan.chunks && progress.lists !== lists.columns) {
      throw new Error(`the chunks have ${progress.lists} lists of column sums instead of ${lists.columns}`)
    }
    process.stdout.write(`${sentenceOf(plan, progress)}\n`)
  } finally {
    if (!values.out) rmSync(folder, { recursive: true })
  }
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
