// `npm run bench`: prints the table of speeds. The rows run one after the other, each in a separate process,
// so that no row is affected by the just-in-time compilation of another.
//
//   npm run bench -- WORD                           the rows that contain the word
//   npm run bench -- "feed: a year"                 takes minutes, as do "ten years", "noise", "corpora" and "peers": only so
//   npm run bench -- --against DIR                  this build's time over that of another checkout, which is built;
//                    --against DIR --pairs 20 WORD  exits with 1 unless it is certain that no row is slower

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compareBuilds } from './compare-builds.mjs'
import { measure, rowsFor } from './rows.mjs'

const {
  values: { row, against, pairs },
  positionals: [word],
} = parseArgs({
  allowPositionals: true,
  options: {
    row: { type: 'string' },
    against: { type: 'string' },
    pairs: { type: 'string', default: '10' },
  },
})
if (row !== undefined) {
  process.stdout.write(JSON.stringify(await measure(row)))
} else if (against !== undefined) {
  const isFine = await compareBuilds(against, { pairs: Number(pairs), word })
  process.exitCode = isFine ? 0 : 1
} else {
  printTable(rowsFor(word))
}

function printTable(names) {
  print('work', 'figure', 'must', 'aim', 'verdict')
  for (const name of names) {
    const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--row', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.status !== 0) {
      process.exitCode = 1
      print(name, 'failed', '', '', '')
      continue
    }
    const figures = JSON.parse(child.stdout)
    if (typeof figures === 'string') print(name, figures, '', '', '')
    else
      for (const { what, figure, must, aim, verdict, note = '' } of figures)
        print(name, `${round(figure)} ${what}`, must, aim, verdict, note)
  }
}

function round(figure) {
  return Number(figure.toPrecision(3))
}

function print(work, figure, must, aim, verdict, note = '') {
  const columns = [
    work.padEnd(42),
    figure.padEnd(32),
    String(must).padEnd(5),
    String(aim).padEnd(5),
    verdict.padEnd(9),
    note,
  ]
  console.log(columns.join(' ').trimEnd())
}
