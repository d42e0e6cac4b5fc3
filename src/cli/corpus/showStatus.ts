// Shows how much of a corpus has been made.

import { type CorpusProgress, corpusProgress, rangesText } from '../../corpus/corpusProgress.ts'
import { fromCanonical } from '../../corpus/corpusRecipe.ts'
import type { CorpusManifest, Versions } from '../../corpus/manifest.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError, visible } from '../../families/puzzleError.ts'
import { type ChunkFiles, chunkFiles } from '../../runs/corpora/chunkFiles.ts'
import { readLog, recentPace } from '../../runs/corpora/chunkLog.ts'
import type { HeldChunk } from '../../runs/corpora/connectRedisQueue.ts'
import { readManifest } from '../../runs/corpora/folderManifest.ts'
import { timeText } from '../../runs/timeEstimate.ts'
import type { Typed } from '../commandsFromTable.ts'
import { EXIT, flush, print, tell } from '../shared/output.ts'
import { checkQueueOptions } from './checkQueueOptions.ts'

/** Prints the status. Returns the exit code. Throws a PuzzleError. */
export async function showStatus({ folder, queue, json }: Typed<'corpus status'>): Promise<number> {
  checkQueueOptions({ queue })
  const manifest = readManifest(folder)
  const recipe = fromCanonical(manifest.recipe)
  const files = chunkFiles(folder)
  // The chunk files decide which chunks are done; the manifest only saves reading them.
  const done = files.listDone().map((number) => manifest.chunks[number] ?? files.entryOf(number))
  const log = readLog(folder)
  const progress = corpusProgress(recipe, done, log)
  const pace = recentPace(log)
  const { held, fault } = await readHeld(files, manifest, queue)
  if (json) {
    const { checksum, versions, finished } = manifest
    print(
      JSON.stringify({ checksum, versions, ...progress, chunksPerHour: pace && 3600 * pace, held, finished }),
    )
  } else {
    for (const line of [...lines(folder, manifest, progress, pace), ...heldLines(held ?? [])]) print(line)
  }
  await flush()
  if (fault !== undefined) {
    tell(`error: the running workers cannot be listed: ${fault}`)
    return EXIT.badInput
  }
  return progress.missing.length === 0 ? EXIT.fine : EXIT.limit
}

function lines(
  folder: string,
  { recipe, versions, finished }: CorpusManifest,
  progress: CorpusProgress,
  pace: number | undefined,
): string[] {
  const { chunks, missing, sets, secondsLeft } = progress
  const made = chunks - missing.length
  const givenUp = sets.reduce((all, set) => all + set.givenUp, 0)
  return [
    `${visible(folder)}: ${made === chunks ? 'all' : `${made} of`} ${count(chunks, 'chunk')} made, seed ${recipe.seed}`,
    `versions: ${versionText(versions)}`,
    ...sets.map((set, index) => {
      const { family, shape, order, count: wanted } = recipe.sets[index]
      const kind = `${family} ${shape}${order && ` ${order}`}`
      return `set ${index}: ${kind}: ${set.drawn} of ${set.draws} puzzles drawn, of which ${wanted} are wanted${set.givenUp > 0 ? `; ${set.givenUp} given up` : ''}`
    }),
    ...(givenUp > 0 ? [`given up: ${count(givenUp, 'puzzle')} that the search did not find`] : []),
    ...(missing.length > 0
      ? [`missing: ${rangesText(missing)}`, `time left: ${leftText(secondsLeft, missing.length, pace)}`]
      : []),
    ...(finished ? [`finished: ${count(finished.puzzles, 'puzzle')} in corpus.jsonl`] : []),
  ]
}

function versionText({ program, generator, grade, calibration, node }: Versions): string {
  return `puzzlewright ${program}, generator ${generator}, grade ${grade}, calibration ${calibration}, Node ${node}`
}

/** The time left, as the time of one core and, if known, at the pace of the last chunks. */
function leftText(seconds: number | undefined, missing: number, pace: number | undefined): string {
  const core = seconds === undefined ? 'unknown' : `about ${timeText(seconds)} of one core`
  return pace === undefined ? core : `${core}, ${timeText(missing / pace)} at the pace of the last chunks`
}

// Finds which worker is making which chunk at present: the active jobs of a queue.

/**
 * Reads the active jobs of chunks that are not done. If the server cannot be read, returns the reason as `fault`, so
 * that the rest of the status is printed all the same.
 */
async function readHeld(
  files: ChunkFiles,
  manifest: CorpusManifest,
  queue: string | undefined,
): Promise<{ held?: HeldChunk[]; fault?: string }> {
  if (queue === undefined) return { held: [] }
  try {
    const { readQueueLeases } = await import('../../runs/corpora/connectRedisQueue.ts')
    const held = await readQueueLeases(manifest, queue)
    return {
      held: held.filter(({ chunk }) => !files.isDone(chunk)).sort((one, other) => one.chunk - other.chunk),
    }
  } catch (error) {
    if (error instanceof PuzzleError) return { fault: error.message }
    throw error
  }
}

/** A line for each worker: its host, its process, and its chunks. */
function heldLines(held: readonly HeldChunk[]): string[] {
  const holders = new Set(held.map(({ holder }) => holder))
  return Array.from(holders, (name) => {
    const [host, process] = name.split('/')
    const chunks = held.filter(({ holder }) => holder === name).map(({ chunk }) => chunk)
    return `worker: ${host}, process ${process}: ${chunks.length === 1 ? 'chunk' : 'chunks'} ${chunks.join(', ')}`
  })
}
