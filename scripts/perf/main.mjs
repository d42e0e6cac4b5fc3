// `npm run bench`: prints the table of speeds. Each row runs in a process of its own, one after the other,
// so that no row profits or suffers from what the compiler learnt in another. `-- WORD` runs the rows that
// contain the word.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { measure, ROWS } from './rows.mjs'

const [flag, name] = process.argv.slice(2)
if (flag === '--row') {
  process.stdout.write(JSON.stringify(measure(name)))
} else {
  printTable(Object.keys(ROWS).filter((row) => !flag || row.toLowerCase().includes(flag.toLowerCase())))
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
