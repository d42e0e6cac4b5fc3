import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseExternal } from '../../src/bench/measureExternalSolver.ts'
import { makeCgroupMeter, usableCgroup } from '../../src/cli/bench/cgroupMeter.ts'
import { solverFacts } from '../../src/cli/bench/probeVersionAndStart.ts'
import { type Meter, makeGroupMeter } from '../../src/cli/bench/processGroupMeter.ts'
import { chooseMetering, limitNote, runCommandLine } from '../../src/cli/bench/runCommandLine.ts'
import { newFolder } from '../support/folder.ts'
import { corpusPuzzle, rowsOfCommands } from './rows.ts'

const { signal } = new AbortController()
const ONE = corpusPuzzle('survo:2x2:,/,|3,7|4,6')

const ran = (line: string, { milliseconds = 60_000, meter = makeGroupMeter(null) as Meter } = {}) =>
  runCommandLine(line, { milliseconds, signal, meter })

/** `tail` keeps a line of this many MB in memory. */
const hog = (megabytes: number) => `head -c ${megabytes}000000 /dev/zero | tail -n 1 | wc -c`

describe('the memory of a command', () => {
  it('is the peak of its largest process', async () => {
    const { memory, output } = await ran(`${hog(60)}; sleep 0.2`)
    expect(Number(output)).toBe(60_000_000)
    expect(memory).toBeGreaterThan(58)
    expect(memory).toBeLessThan(150)
    expect((await ran('sleep 0.1')).memory).toBeLessThan(20)
  })

  it('is known of a command that was stopped', async () => {
    const { memory, ended } = await ran('sleep 60', { milliseconds: 100 })
    expect(ended).toBe('time')
    expect(memory).toBeGreaterThan(0)
  })

  it('can be limited, without harm to others', async () => {
    const others = ['small=echo s UNKNOWN; {file:cnf}', 'bad=echo no; {file:cnf}']
    const commands = [`hog=${hog(400)}; {file:cnf}`, ...others]
    const rows = await rowsOfCommands(commands, [ONE], { memory: 100, times: true })
    expect(rows.map(({ outcome, ended }) => [outcome, ended])).toEqual([
      ['capped', 'memory-limit'],
      ['capped', undefined],
      ['crashed', undefined],
    ])
    expect(rows[0].memory).toBeLessThan(101)
  })

  it('is limited in a way that is said', () => {
    const make = () => makeGroupMeter(64)
    expect(limitNote({ isByCgroup: true, make }, 64)).toContain('64 MB by a cgroup')
    expect(limitNote({ isByCgroup: false, make }, 64)).toContain('64 MB by ulimit -v')
  })
})

describe('the time on a processor', () => {
  const BUSY = 'i=0; while [ $i -lt 200000 ]; do i=$((i + 1)); done'

  it('counts the command with its children', async () => {
    expect((await ran(BUSY)).cpuMilliseconds).toBeGreaterThan(0)
    expect((await ran(`sh -c '${BUSY}'; true`)).cpuMilliseconds).toBeGreaterThan(0)
  })

  it('is known of a command that was stopped', async () => {
    const { cpuMilliseconds, milliseconds } = await ran('while :; do :; done', { milliseconds: 300 })
    expect(cpuMilliseconds).toBeGreaterThan(0)
    expect(cpuMilliseconds).toBeLessThan(milliseconds + 100)
  })
})

describe('a control group', () => {
  const MOUNTS = (folder: string) =>
    `25 1 0:23 / /proc rw - proc proc rw\n30 24 0:26 / ${folder} rw,nosuid shared:4 - cgroup2 cgroup2 rw\n`

  it('is not used where memory is not handed over, or where there is none', () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'user', 'session'), { recursive: true })
    const usable = () => usableCgroup(MOUNTS(folder), '9:memory:/x\n0::/user/session\n')
    writeFileSync(join(folder, 'user', 'cgroup.subtree_control'), 'cpu pids\n')
    expect(usable()).toBe(undefined)
    // This folder only looks like one: new folders in it get no memory.max.
    writeFileSync(join(folder, 'user', 'cgroup.subtree_control'), 'cpu memory pids\n')
    expect(usable()).toBe(undefined)
    expect(readdirSync(join(folder, 'user')).toSorted()).toEqual(['cgroup.subtree_control', 'session'])
    expect(usableCgroup('25 1 0:23 / /proc rw - proc proc rw\n', '0::/\n')).toBe(undefined)
    expect(usableCgroup(MOUNTS(folder), '9:memory:/x\n')).toBe(undefined)
  })

  it('is that of this process, or the nearest above it that can hold others', () => {
    const asked: string[] = []
    const holds = (last: string) => (folder: string) => asked.push(folder) > 0 && folder === last
    const membership = '9:memory:/x\n0::/user/session\n'
    const [session, user, top] = ['/user/session', '/user', ''].map((path) => `/sys/fs/cgroup${path}`)
    expect(usableCgroup(MOUNTS(top), membership, holds(user))).toBe(user)
    expect(usableCgroup(MOUNTS(top), membership, holds('/sys/fs'))).toBe(undefined)
    expect(asked).toEqual([session, user, session, user, top])
    // In a container, the group of the process is the top.
    expect(usableCgroup(MOUNTS(top), '0::/\n', () => true)).toBe(top)
  })

  it('sets the limit, takes the command in, and tells what it took', async () => {
    const folder = newFolder()
    const meter = makeCgroupMeter(folder, 50)
    const [name] = readdirSync(folder)
    const group = join(folder, name)
    writeFileSync(join(group, 'memory.peak'), '31457280\n')
    writeFileSync(join(group, 'cpu.stat'), 'usage_usec 12345\nuser_usec 12000\n')
    writeFileSync(join(group, 'memory.events'), 'low 0\nmax 9\noom 1\noom_kill 0\n')
    const one = await ran('echo $$; true', { meter })
    expect(one).toMatchObject({ memory: 31.45728, cpuMilliseconds: 12.345, ended: 'itself' })
    expect(readFileSync(join(group, 'memory.max'), 'utf8')).toBe('50000000')
    expect(readFileSync(join(group, 'memory.swap.max'), 'utf8')).toBe('0')
    // The shell that writes its number into the group becomes the shell of the command.
    expect(readFileSync(join(group, 'cgroup.procs'), 'utf8')).toBe(one.output)
    writeFileSync(join(group, 'memory.events'), 'oom_kill 2\n')
    expect(await meter.end(null)).toMatchObject({ isAtLimit: true })
  })

  it('limits memory by itself, where this machine has one', async ({ skip }) => {
    const parent = usableCgroup()
    skip(parent === undefined, 'this machine hands no cgroup over')
    const meter = makeCgroupMeter(parent as string, 30)
    const { ended, memory } = await ran(hog(200), { meter })
    expect(ended).toBe('memory')
    expect(memory).toBeLessThanOrEqual(30.1)
    const other = await ran('sleep 60 & echo $!', { meter: makeCgroupMeter(parent as string, null) })
    expect(other.ended).toBe('itself')
    expect(existsSync(`/proc/${other.output.trim()}`)).toBe(false)
    expect(readdirSync(parent as string).filter((name) => name.startsWith('puzzlewright'))).toEqual([])
  })
})

describe('what is found out before a run', () => {
  const limits = { nodes: null, milliseconds: 20_000, solutions: 2, memory: null }
  const folder = newFolder()
  const program = join(folder, 'mine')
  writeFileSync(
    program,
    `#!/bin/sh
echo "$1" >> ${folder}/starts
[ "$1" = --version ] && { echo; echo Mine, a solver; echo 'mine   2.5 of today'; exit 0; }
echo s SATISFIABLE; echo v 1 0
`,
    { mode: 0o755 },
  )

  it('are the version and the floor of three starts after one', async () => {
    const externals = [parseExternal(`${program} {file:cnf}`)]
    const { solvers, notes } = await solverFacts(externals, { limits, times: true }, signal)
    expect(solvers).toEqual([
      { name: 'mine', version: 'mine 2.5 of today', floorMilliseconds: expect.any(Number) },
    ])
    expect(solvers[0].floorMilliseconds).toBeGreaterThan(0)
    expect(notes).toEqual([])
    const starts = readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n')
    expect(starts.filter((word) => word === '--version').length).toBe(1)
    expect(starts.length).toBe(5)
  })

  const lost = [parseExternal('lost=/no/such/program {file:cnf}')]

  it('are unknown of a program that does not answer, which users hear', async () => {
    const { solvers, notes } = await solverFacts(lost, { limits, times: true }, signal)
    expect(solvers).toEqual([{ name: 'lost', version: null, floorMilliseconds: null }])
    expect(notes).toEqual([expect.stringMatching(/^lost does not solve a trivial puzzle: .*no.such/)])
  })

  it('need no start without times', async () => {
    expect(await solverFacts(lost, { limits, times: false }, signal)).toEqual({ solvers: [], notes: [] })
  })

  it('include how memory is limited', async () => {
    const run = { limits: { ...limits, memory: 4000 }, times: false }
    const { notes } = await solverFacts([parseExternal('minisat {file}')], run, signal)
    expect(notes).toEqual([limitNote(chooseMetering(4000), 4000)])
  })
})
