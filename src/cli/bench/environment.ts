// The environment of a run, as a paper must state it.

import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Environment } from '../../bench/results.ts'
import { count } from '../../families/gridText.ts'
import { shellWord } from '../../formats/shellWord.ts'

/** The folder of this package. */
const PACKAGE = fileURLToPath(new URL('../../../', import.meta.url))

/** Reads the environment before a run. `words` are the words of the command line after the name of the program. */
export function environmentOf(
  words: readonly string[],
  { workers = availableParallelism() }: { workers?: number | undefined } = {},
): Environment {
  const [one, five, fifteen] = loadavg()
  return {
    began: new Date().toISOString(),
    command: ['puzzlewright', ...words].map(shellWord).join(' '),
    workers,
    os: `${type()} ${release()}`,
    processor: processorName(),
    cores: cpus().length,
    memory: Math.round(totalmem() / 1e6),
    load: [one, five, fifteen],
    node: process.versions.node,
    solvers: [],
  }
}

/**
 * The commit of this package, or of another folder that is a repository of its own, with `-dirty` after it if files have
 * changed since; null for a folder elsewhere, such as an installed package.
 */
export function commitOf(folder: string = PACKAGE): string | null {
  try {
    if (realpathSync(git(folder, 'rev-parse', '--show-toplevel')) !== realpathSync(folder)) return null
    return git(folder, 'describe', '--always', '--dirty', '--abbrev=40', '--exclude=*')
  } catch {
    return null
  }
}

function git(folder: string, ...words: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 5000,
  }).trim()
}

// The machine on which times are measured.

/** The name of the processor. */
function processorName(): string {
  return cpus()[0]?.model.replace(/\s+/g, ' ').trim() || process.arch
}

/** The processor, the number of its cores, and the version of Node. */
export function machineName(): string {
  return `${processorName()}, ${count(cpus().length, 'core')}, Node ${process.versions.node}`
}
