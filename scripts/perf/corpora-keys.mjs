// The last pass of a corpus with ten million keys: a folder with cheap records, one in a hundred of which is a
// twin of an earlier one, and a few different ones whose keys agree. The set needs exactly the others, so the
// command fails if it drops one too many or too few.

import { createHash, randomFillSync } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { atMost, noted } from './bounds.mjs'
import { corpus } from './corpora-runs.mjs'
import { ROOT } from './data.mjs'
import { inFolder } from './program.mjs'

const PUZZLES = 10_000_000
const CHUNK = 5000
const KEY_BYTES = 16
/** One puzzle in so many is a twin. */
const TWINS = 100
/** One twin in so many is none: only its key agrees. */
const COLLISIONS = 1000
const MUST = { minutes: 10, megabytes: 500 }
const AIM = { minutes: 3, megabytes: 200 }

export const CORPORA_KEYS = {
  'corpora: ten million keys': () =>
    inFolder(async (folder) => {
      const planted = await fabricate(folder)
      const { seconds, megabytes } = await corpus('finish', folder)
      const { finished } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
      if (finished.dropped.twins !== planted.twins) {
        throw new Error(`expected ${planted.twins} twins, got ${finished.dropped.twins}`)
      }
      const note = `${planted.twins} twins, ${planted.collisions} different puzzles with equal keys`
      return [
        { what: 'min', figure: seconds / 60, note, ...atMost(MUST.minutes, AIM.minutes) },
        { what: 'MB at the peak', figure: megabytes, ...atMost(MUST.megabytes, AIM.megabytes) },
        { what: 'MB of records', figure: finished.bytes / 1e6, ...noted },
      ]
    }),
}

/** Cheap records: of different puzzles, without what the pass does not read. */
async function cheapLines() {
  const { NO_WISHES, generate, findFamily } = await import(pathToFileURL(resolve(ROOT, 'dist/index.js')).href)
  const family = findFamily('survo')
  const recipe = { family, shape: family.notation.parseShape('2x3'), order: NO_WISHES }
  const options = { count: 20, distinct: 'essential', isGraded: false }
  const records = Array.from(generate(recipe, 'keys', options))
  return records.map(({ id, solution }) => `${JSON.stringify({ id, solution })}\n`)
}

/** Writes the chunks. Returns what was planted. */
async function fabricate(folder) {
  const lines = await cheapLines()
  const sha256 = (content) => createHash('sha256').update(content).digest('hex')
  const chunks = join(folder, 'chunks')
  mkdirSync(chunks)
  // Some earlier puzzles: their keys, and which line each is.
  const earlier = { keys: Buffer.alloc(KEY_BYTES * CHUNK), lines: new Uint8Array(CHUNK) }
  const planted = { twins: 0, collisions: 0 }
  for (let number = 0; number < PUZZLES / CHUNK; number++) {
    const keys = randomFillSync(Buffer.alloc(KEY_BYTES * CHUNK))
    const records = []
    for (let index = 0; index < CHUNK; index++) {
      let line = (number + index) % lines.length
      if (number > 0 && index % TWINS === 0) {
        // Each earlier puzzle is used once, so that those whose keys agree are pairs.
        const other = ((number - 1) % TWINS) + index
        earlier.keys.copy(keys, KEY_BYTES * index, KEY_BYTES * other, KEY_BYTES * (other + 1))
        const isOther = (planted.twins + planted.collisions) % COLLISIONS === COLLISIONS - 1
        line = (earlier.lines[other] + (isOther ? 1 : 0)) % lines.length
        planted[isOther ? 'collisions' : 'twins']++
      }
      records.push(lines[line])
      if (number % TWINS === 0) earlier.lines[index] = line
    }
    // The twins of a hundred chunks are those of the chunk before them.
    if (number % TWINS === 0) keys.copy(earlier.keys)
    writeChunk(join(chunks, String(number).padStart(6, '0')), records.join(''), keys, sha256)
  }
  writeManifest(folder, PUZZLES - planted.twins, sha256)
  return planted
}

function writeChunk(path, records, keys, sha256) {
  const name = path.slice(-6)
  writeFileSync(`${path}.jsonl`, records)
  writeFileSync(`${path}.keys`, keys)
  writeFileSync(`${path}.sha256`, `${sha256(records)}  ${name}.jsonl\n${sha256(keys)}  ${name}.keys\n`)
}

function writeManifest(folder, count, sha256) {
  const set = { family: 'survo', shape: '2x3', order: '', count, draws: PUZZLES, chunk: CHUNK, grade: false }
  const recipe = { seed: 'keys', sets: [set] }
  const versions = { generator: 2, grade: 3, calibration: 2, node: 20, program: '0.1.0' }
  const manifest = { corpus: 2, checksum: sha256(JSON.stringify(recipe)), recipe, versions, chunks: [] }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
}
