// The known solvers. A decision of a SAT solver and a choice of clingo have two alternatives, so they are branchings, not
// nodes; conflicts are failures.

import type { Encoding } from '../encodings/encoding.ts'
import { ENCODINGS } from '../encodings/encodings.ts'
import { ASP_FIGURES, MINIZINC_FIGURES, SAT_FIGURES } from './figures.ts'
import { innerSolver } from './minizincSolver.ts'
import type { SolverProfile } from './solverProfile.ts'

/** All known solvers. The first of an encoding is the one to begin with. */
export const SOLVERS: readonly SolverProfile[] = [
  {
    name: 'MiniSat',
    encoding: 'cnf',
    programs: ['minisat', 'glucose', 'maplesat'],
    commands: [{ line: 'minisat {file} /dev/stdout', install: 'apt-get install minisat' }],
    statistics: 'printed unless -verb=0',
    figures: SAT_FIGURES,
  },
  {
    name: 'CaDiCaL',
    encoding: 'cnf',
    programs: ['cadical'],
    commands: [{ line: 'cadical {file}', install: 'apt-get install cadical' }],
    statistics: 'printed unless -q',
    figures: SAT_FIGURES,
    leavesZerosOut: /^c --- \[ statistics \]/,
  },
  {
    name: 'Kissat',
    encoding: 'cnf',
    programs: ['kissat'],
    commands: [],
    statistics: 'printed unless -q',
    figures: SAT_FIGURES,
  },
  {
    name: 'CryptoMiniSat',
    encoding: 'cnf',
    programs: ['cryptominisat5'],
    commands: [],
    statistics: 'printed with --verb 1',
    figures: SAT_FIGURES,
  },
  {
    name: 'clasp',
    encoding: 'cnf',
    programs: ['clasp'],
    commands: [],
    statistics: 'printed with --stats',
    figures: ASP_FIGURES,
  },
  { name: 'PicoSAT', encoding: 'cnf', programs: ['picosat'], commands: [], figures: {} },
  { name: 'Lingeling', encoding: 'cnf', programs: ['lingeling', 'plingeling'], commands: [], figures: {} },
  {
    name: 'MiniZinc',
    encoding: 'minizinc',
    programs: ['minizinc', 'mzn-gecode'],
    commands: [{ line: 'minizinc --solver gecode -s -n 2 {file}', install: 'apt-get install minizinc' }],
    statistics: 'printed with -s, by Gecode, Chuffed, OR-Tools and others',
    figures: MINIZINC_FIGURES,
    inner: { flag: '--solvers-json', read: innerSolver },
  },
  {
    name: 'clingo',
    encoding: 'asp',
    programs: ['clingo'],
    commands: [
      { line: 'clingo --outf=2 --stats -n 2 {file}', install: 'apt-get install gringo' },
      { line: 'node scripts/clingo.mjs --outf=2 -n 2 {file}', install: 'npm ci' },
    ],
    statistics: 'printed with --stats',
    figures: ASP_FIGURES,
  },
  {
    name: 'ACE',
    encoding: 'xcsp3',
    programs: ['ace'],
    commands: [
      {
        line: 'java -jar ACE.jar {file} -s=2',
        install: 'java, and ACE from github.com/xcsp3team/ace',
      },
    ],
    figures: {},
  },
  {
    name: 'other solvers of XCSP3',
    encoding: 'xcsp3',
    programs: ['choco', 'cosoco', 'nacre'],
    commands: [],
    figures: {},
  },
  {
    name: 'QQwing',
    encoding: 'sudoku81',
    programs: ['qqwing'],
    commands: [
      {
        line: 'qqwing --solve --one-line --count-solutions < {file}',
        install: 'apt-get install qqwing',
      },
    ],
    figures: {},
  },
  {
    name: 'tdoku',
    encoding: 'sudoku81',
    programs: ['tdoku'],
    commands: [
      {
        line: 'solve 2 < {file:sudoku81}',
        install: 'example/solve.c of github.com/t-dillon/tdoku',
      },
    ],
    figures: {},
  },
]

/** Programs that run other programs. */
const LAUNCHERS = [
  'node',
  'java',
  'env',
  'time',
  'nice',
  'timeout',
  'stdbuf',
  'docker',
  'podman',
  'npx',
  'sh',
]

/** The program of a command. */
interface CommandProgram {
  /** The command up to the program, with all launchers. */
  readonly call: string
  /** What is known of the program. */
  readonly profile: SolverProfile | undefined
}

/** Finds the program that a command runs: its first word, unless that is a launcher such as `nice` or `java`. */
export function programOfCommand(command: string): CommandProgram {
  let call = ''
  for (const [part, word] of command.matchAll(/\s*(\S+)/g)) {
    call += part
    const base = word.replace(/^["']|["']$/g, '').replace(/^.*[/\\]/, '')
    const name = base.toLowerCase().replace(/\.(?:exe|jar|mjs|js|py|sh)$/, '')
    const profile = SOLVERS.find(({ programs }) => programs.some((program) => isVersionOf(program, name)))
    const isBefore = LAUNCHERS.includes(name) || /^(?:-|\w+=|\d+[smh]?$)/.test(word)
    if (profile || !isBefore) return { call: call.trim(), profile }
  }
  return { call: call.trim(), profile: undefined }
}

function isVersionOf(program: string, name: string): boolean {
  return name.startsWith(program) && /^(?:$|[-_.\d])/.test(name.slice(program.length))
}

/**
 * Returns the encoding that the program of a command reads, by the program's file name; undefined if no solver of this
 * name is known. A version may follow the name: `glucose4`, `kissat-3.1`.
 */
export function encodingOfCommand(command: string): Encoding | undefined {
  const { profile } = programOfCommand(command)
  return ENCODINGS.find(({ name }) => name === profile?.encoding)
}
