import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Processes } from '../../src/runs/fileLock.ts'
import { claim } from '../../src/runs/fileLock.ts'
import type { Machine } from '../../src/runs/machineIdentity.ts'
import { newFolder } from '../support/folder.ts'

const MAIN = resolve(import.meta.dirname, '../../dist/program/main.js')

const LOCK = resolve(import.meta.dirname, '../../dist/runs/fileLock.js')

const systemError = (code: string) => Object.assign(new Error(code), { code, syscall: 'kill' })

const HERE: Machine = { host: 'here', start: 'boot/1' }

/** The process that a lock names. */
const ownerIn = (lock: string) => readFileSync(lock, 'utf8').split(' ')[0]

/** A process; `asked` is called with an id before the check whether that process is alive. */
function processOf(
  own: number,
  alive: readonly number[],
  asked: (process: number) => void = () => {},
  machine = HERE,
): Processes {
  return {
    own,
    machine,
    signal(process) {
      asked(process)
      if (!alive.includes(process)) throw systemError('ESRCH')
    },
  }
}

/** The processes that get the lock if process 2 tries at the moment when process 1 asks for the n-th time who is alive. */
function claimantsAt(file: string, moment: number): number[] {
  const got: number[] = []
  let asked = 0
  const attempt = (own: number, hook?: (process: number) => void) => {
    try {
      claim(file, processOf(own, [1, 2], hook))
      got.push(own)
    } catch (error) {
      expect(error).toMatchObject({ code: 'conflict' })
    }
  }
  attempt(1, () => {
    if (++asked === moment) attempt(2)
  })
  return got
}

describe('a claim', () => {
  it('is on the real path: a file is locked under all its names', () => {
    const folder = newFolder()
    const file = join(folder, 'file')
    writeFileSync(file, '')
    symlinkSync('file', join(folder, 'link'))
    symlinkSync('link', join(folder, 'second'))
    mkdirSync(join(folder, 'deep'))
    symlinkSync('..', join(folder, 'deep', 'up'))
    const first = claim(join(folder, 'link'), processOf(1, [1]))
    expect(first.place).toBe(file)
    for (const name of ['file', 'link', 'second', 'deep/up/file']) {
      expect(() => claim(join(folder, name), processOf(2, [1, 2])), name).toThrow('process 1 is writing it')
    }
    first.release()
    claim(file, processOf(2, [2])).release()
    expect(readdirSync(folder).sort()).toEqual(['deep', 'file', 'link', 'second'])
  })

  it('is on the target of a dangling link', () => {
    const folder = newFolder()
    symlinkSync('there', join(folder, 'link'))
    const { place, release } = claim(join(folder, 'link'))
    expect(place).toBe(join(folder, 'there'))
    expect(() => claim(join(folder, 'there'))).toThrow('is writing it')
    release()
  })

  it('is not taken over from this process, but from a dead one with its id', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(`${file}.lock`, '7')
    const { release } = claim(file, processOf(7, [7]))
    expect(() => claim(file, processOf(7, [7]))).toThrow('process 7 is writing it')
    release()
  })

  it("is not taken over from another user's process, which may not be signalled", () => {
    const file = join(newFolder(), 'file')
    writeFileSync(`${file}.lock`, '99')
    const signal = () => {
      throw systemError('EPERM')
    }
    expect(() => claim(file, { own: 1, machine: HERE, signal })).toThrow('process 99 is writing it')
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe('99')
  })

  it('is released by its owner only', () => {
    const file = join(newFolder(), 'file')
    const { release } = claim(file, processOf(1, [1]))
    // The lock was removed, and another run has locked the file.
    writeFileSync(`${file}.lock`, '2')
    release()
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe('2')
  })
})

describe('a lock of another machine', () => {
  const claimOn = (file: string, own: number, machine: Machine, alive = [own]) =>
    claim(
      file,
      processOf(own, alive, () => {}, machine),
    )

  it.each([
    { machine: { host: 'there', start: 'boot/1' }, where: 'process 1 on there has locked it' },
    { machine: { host: 'here', start: 'boot/2' }, where: 'process 1 on here (in another container) has' },
    { machine: { host: 'here', start: '-/-' }, where: 'process 1 on here (in another container) has' },
  ])('is never taken over, whatever runs here: $machine', ({ machine, where }) => {
    const file = join(newFolder(), 'file')
    const { release } = claimOn(file, 1, machine)
    const text = readFileSync(`${file}.lock`, 'utf8')
    // Two pods have a process 1 each; on two hosts, no process has the id of the other's.
    for (const own of [1, 2]) {
      const attempt = () => claimOn(file, own, HERE)
      expect(attempt).toThrow(where)
      expect(attempt).toThrow(`if it is not, remove ${file}.lock`)
      expect(readFileSync(`${file}.lock`, 'utf8')).toBe(text)
    }
    release()
    claimOn(file, 1, HERE).release()
  })

  it('is taken over after a restart of its host, whatever has its id now', () => {
    const file = join(newFolder(), 'file')
    claimOn(file, 1, { host: 'here', start: 'earlier/1' })
    const { release } = claimOn(file, 2, HERE)
    expect(ownerIn(`${file}.lock`)).toBe('2')
    release()
    expect(existsSync(`${file}.lock`)).toBe(false)
  })

  it('is not released by a process with the same id here', () => {
    const file = join(newFolder(), 'file')
    const { release } = claimOn(file, 1, HERE)
    writeFileSync(`${file}.lock`, '1 there boot/1\n')
    release()
    expect(existsSync(`${file}.lock`)).toBe(true)
  })

  it('is told from those of this machine, whose dead processes are noticed', () => {
    const file = join(newFolder(), 'file')
    claimOn(file, 99, HERE)
    claimOn(file, 1, HERE)
    expect(ownerIn(`${file}.lock`)).toBe('1')
    const folder = newFolder()
    // A process that ended without releasing its lock.
    const script = `import(${JSON.stringify(LOCK)}).then(({ claim }) => claim(process.argv[1]))`
    const place = join(folder, 'file')
    expect(spawnSync(process.execPath, ['-e', script, place]).status).toBe(0)
    expect(existsSync(`${place}.lock`)).toBe(true)
    claim(place).release()
    expect(readdirSync(folder)).toEqual([])
  })

  it.skipIf(!existsSync('/proc/self/stat'))(
    'is of a dead process also if its parent never asks (Linux)',
    async () => {
      const place = join(newFolder(), 'file')
      const script = `import(${JSON.stringify(LOCK)}).then(({ claim }) => claim(process.argv[1]))`
      // The shell becomes a program that does not wait for the process.
      const command = ['-c', '"$0" "$@" & exec sleep 60', process.execPath, '-e', script, place]
      const parent = spawn('bash', command, { stdio: 'ignore' })
      try {
        const isZombie = () => / Z /.test(readFileSync(`/proc/${ownerIn(`${place}.lock`)}/stat`, 'latin1'))
        await expect.poll(() => existsSync(`${place}.lock`) && isZombie(), { timeout: 20_000 }).toBe(true)
        const { isTakenOver, release } = claim(place)
        release()
        expect(isTakenOver).toBe(true)
      } finally {
        parent.kill()
      }
    },
  )
})

describe('two runs that take over the lock of a dead process', () => {
  it('the later one finds the lock of the earlier, wherever it was', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(`${file}.lock`, '99')
    let isFirst = true
    const slow = processOf(1, [1, 2], () => {
      // The other run takes over between reading the lock and removing it.
      if (isFirst) claim(file, processOf(2, [1, 2]))
      isFirst = false
    })
    expect(() => claim(file, slow)).toThrow('process 2 is writing it')
    expect(ownerIn(`${file}.lock`)).toBe('2')
    expect(readdirSync(join(file, '..'))).toEqual(['file.lock'])
  })

  it('only one gets the lock, whenever the other tries', () => {
    for (const moment of [1, 2]) {
      const file = join(newFolder(), 'file')
      writeFileSync(`${file}.lock`, '99')
      const got = claimantsAt(file, moment)
      expect(got).toHaveLength(1)
      expect(ownerIn(`${file}.lock`)).toBe(String(got[0]))
    }
  })
})

describe('a run that died while it took over the lock of a dead process', () => {
  const withGuard = (guard: string) => {
    const file = join(newFolder(), 'file')
    writeFileSync(`${file}.lock`, '99')
    writeFileSync(`${file}.lock.guard`, guard)
    return file
  }

  it('does not stop the next run', () => {
    const file = withGuard('98 here boot/1\n')
    const { isTakenOver, release } = claim(file, processOf(1, [1]))
    expect(isTakenOver).toBe(true)
    expect(readdirSync(join(file, '..'))).toEqual(['file.lock'])
    release()
    expect(readdirSync(join(file, '..'))).toEqual([])
  })

  it.each([
    ['is alive', '2 here boot/1\n'],
    ['is one of another machine', '98 there boot/1\n'],
    ['is not named', ''],
  ])('stops the next run if it %s', (_, guard) => {
    const file = withGuard(guard)
    expect(() => claim(file, processOf(1, [1, 2]))).toThrow(
      'try again, and if this persists, remove file.lock.guard',
    )
    expect(readFileSync(`${file}.lock.guard`, 'utf8')).toBe(guard)
    expect(readdirSync(join(file, '..')).sort()).toEqual(['file.lock', 'file.lock.guard'])
  })

  it('is followed by one run only, whenever another one takes the same guard', () => {
    for (const moment of [1, 2, 3, 4]) {
      const file = withGuard('98 here boot/1\n')
      const got = claimantsAt(file, moment)
      expect(got, `moment ${moment}`).toHaveLength(1)
      expect(ownerIn(`${file}.lock`)).toBe(String(got[0]))
    }
  })
})

describe('a lock in a folder that others may write to', () => {
  it('is not written through a link', () => {
    const folder = newFolder()
    const precious = join(folder, 'precious')
    writeFileSync(precious, 'mine')
    const file = join(folder, 'file')
    for (const name of [`${process.pid}`, `${process.pid}.taken`, 'guard'])
      symlinkSync(precious, `${file}.lock.${name}`)
    claim(file).release()
    symlinkSync(precious, `${file}.lock`)
    expect(() => claim(file)).toThrow('cannot be written')
    expect(readFileSync(precious, 'utf8')).toBe('mine')
  })
})

describe('a full disk', () => {
  it('leaves no lock', () => {
    const folder = newFolder()
    const out = join(folder, 'survos.jsonl')
    const args = [MAIN, 'generate', 'survo', '-n', '2', '--seed', 's', '--out', out]
    // No file may hold any bytes.
    const command = ['trap "" XFSZ; ulimit -f 0; exec "$@"', 'sh', process.execPath, ...args]
    const { status, stderr } = spawnSync('bash', ['-c', ...command], { encoding: 'utf8' })
    expect(stderr).toContain('cannot be written: the file would be larger than allowed\n')
    expect(status).toBe(1)
    expect(readdirSync(folder)).toEqual([])
    expect(existsSync(out)).toBe(false)
  })
})
