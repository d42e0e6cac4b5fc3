import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { NAMING, type NamingOperations, writeOnce } from '../../../src/runs/atomicWrite.ts'
import { type ChunkFiles, chunkFiles } from '../../../src/runs/corpora/chunkFiles.ts'
import { sha256 } from '../../../src/runs/sha256.ts'
import { newFolder } from '../../support/folder.ts'

const content = (text: string, puzzles = 1) => ({
  lines: new TextEncoder().encode(text),
  keys: new Uint8Array(16 * puzzles).fill(7),
})

let folder: string
let files: ChunkFiles
beforeEach(() => {
  folder = newFolder()
  files = chunkFiles(folder)
})

const names = () => readdirSync(files.folder).sort()

describe('the files of a chunk', () => {
  it('are records, keys and hashes, and nothing else', () => {
    const hash = files.write(12, content('{"id":"é"}\n'))
    expect(hash).toBe(sha256('{"id":"é"}\n'))
    expect(names()).toEqual(['000012.jsonl', '000012.keys', '000012.sha256'])
    expect(readFileSync(files.path(12, 'jsonl'), 'utf8')).toBe('{"id":"é"}\n')
    expect(readFileSync(files.path(12, 'keys'))).toEqual(Buffer.alloc(16, 7))
    expect(files.sha256Of(12)).toBe(hash)
    expect(files.entryOf(12)).toEqual({ number: 12, puzzles: 1, bytes: 12, sha256: hash })
  })

  it('are checked by sha256sum', () => {
    files.write(0, content('a\n'))
    files.write(1, content('', 0))
    const check = () =>
      execFileSync('sh', ['-c', 'sha256sum --check --quiet *.sha256'], { cwd: files.folder, stdio: 'pipe' })
    check()
    writeFileSync(files.path(0, 'keys'), 'x')
    expect(check).toThrow()
  })

  it('are done when all of them are there', async () => {
    expect(files.listDone()).toEqual([])
    expect(await files.findDone()).toEqual(new Set())
    expect(files.isDone(3)).toBe(false)
    files.write(3, content('a\n'))
    files.write(1_000_000, content('b\n'))
    files.write(999_999, content('c\n'))
    writeFileSync(join(files.folder, '4.sha256'), '')
    writeFileSync(join(files.folder, '000005.sha256.half'), '')
    expect(files.listDone()).toEqual([3, 999_999, 1_000_000])
    expect(await files.findDone()).toEqual(new Set([3, 999_999, 1_000_000]))
    expect(files.isDone(3)).toBe(true)
    rmSync(files.path(999_999, 'jsonl'))
    expect(files.listDone()).toEqual([3, 1_000_000])
    expect(await files.findDone()).toEqual(new Set([3, 1_000_000]))
    expect(files.isDone(999_999)).toBe(false)
    expect(files.sha256Of(999_999)).toBeUndefined()
    rmSync(files.path(3, 'sha256'))
    expect(files.isDone(3)).toBe(false)
    expect(files.sha256Of(3)).toBeUndefined()
    expect(() => files.entryOf(3)).toThrow('incomplete')
  })

  it('may be written again with the same bytes, whole or after a kill', () => {
    const hash = files.write(5, content('a\n'))
    expect(files.write(5, content('a\n'))).toBe(hash)
    for (const missing of [['sha256'], ['keys', 'sha256'], ['jsonl', 'keys', 'sha256']] as const) {
      for (const kind of missing) rmSync(files.path(5, kind))
      expect(files.write(5, content('a\n'))).toBe(hash)
      expect(names()).toHaveLength(3)
    }
  })

  it.each([
    ['records', content('b\n'), 'jsonl'],
    ['keys', { ...content('a\n'), keys: new Uint8Array(16).fill(8) }, 'keys'],
  ] as const)('are an alarm with other %s, and stay as they were', (_, other, kind) => {
    files.write(5, content('a\n'))
    expect(() => files.write(5, other)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        message: expect.stringContaining(`000005.${kind}: making it again gave different bytes`),
      }),
    )
    expect(readFileSync(files.path(5, 'jsonl'), 'utf8')).toBe('a\n')
    expect(readFileSync(files.path(5, 'keys'))).toEqual(Buffer.alloc(16, 7))
    expect(names()).toHaveLength(3)
  })

  it.skipIf(process.getuid?.() === 0)('that cannot be written are refused in a sentence', () => {
    mkdirSync(files.folder)
    chmodSync(files.folder, 0o500)
    expect(() => files.write(5, content('a\n'))).toThrow(/cannot be written: no permission/)
    chmodSync(files.folder, 0o700)
  })

  it('that stand in the way of the folder are refused in a sentence', () => {
    writeFileSync(files.folder, '')
    expect(() => files.write(5, content('a\n'))).toThrow(
      /cannot be written: a part of the path is not a directory/,
    )
  })
})

/** An error of the system. */
const failure = (code: string) => Object.assign(new Error(code), { code, syscall: 'test' })

/** The operations of the system, with a note of each; `mishaps` come before. */
function noted(mishaps: Partial<NamingOperations> = {}) {
  const steps: string[] = []
  const note =
    <Paths extends string[]>(name: keyof NamingOperations, real: (...paths: Paths) => void) =>
    (...paths: Paths) => {
      steps.push(
        `${name} ${paths.map((path) => (path.includes('.puzzlewright-') ? 'half' : basename(path))).join(' ')}`,
      )
      ;(mishaps[name] as ((...paths: Paths) => void) | undefined)?.(...paths)
      real(...paths)
    }
  const operations: NamingOperations = {
    link: note('link', NAMING.link),
    rename: note('rename', NAMING.rename),
    flush: note('flush', NAMING.flush),
  }
  return { steps, operations }
}

const noLinks = () => {
  throw failure('EPERM')
}

describe('a file that never changes', () => {
  let path: string
  beforeEach(() => {
    path = join(folder, 'new', 'file')
  })
  const left = () => readdirSync(join(folder, 'new'))

  it('is written once', () => {
    expect(writeOnce(path, 'a')).toBe('new')
    expect(writeOnce(path, 'a')).toBe('same')
    expect(writeOnce(path, new TextEncoder().encode('a'))).toBe('same')
    expect(writeOnce(path, 'b')).toBe('other')
    expect(readFileSync(path, 'utf8')).toBe('a')
    expect(left()).toEqual(['file'])
  })

  it('is on the disk before it has its name, and its name before it counts', () => {
    const { steps, operations } = noted()
    expect(writeOnce(path, 'a', operations)).toBe('new')
    expect(steps).toEqual(['flush half', 'link half file', 'flush new'])
  })

  it('is moved where the file system has no links', () => {
    const { steps, operations } = noted({ link: noLinks })
    expect(writeOnce(path, 'a', operations)).toBe('new')
    expect(steps).toEqual(['flush half', 'link half file', 'rename half file', 'flush new'])
    expect(readFileSync(path, 'utf8')).toBe('a')
    expect(left()).toEqual(['file'])
  })

  it.each([
    ['by a link', () => {}],
    ['without links', noLinks],
  ])('is not overwritten by a writer that comes later by a moment, %s', (_, link) => {
    for (const [content, written] of [
      ['a', 'same'],
      ['b', 'other'],
    ]) {
      // Another writer comes between the question whether the file is there and its naming.
      const { operations } = noted({
        link: (_half, name) => {
          writeFileSync(name, 'a')
          link()
        },
      })
      expect(writeOnce(path, content, operations)).toBe(written)
      expect(readFileSync(path, 'utf8')).toBe('a')
      expect(left()).toEqual(['file'])
      rmSync(path)
    }
  })

  it('has no name and leaves nothing if the disk is full', () => {
    const full = () => {
      throw failure('ENOSPC')
    }
    for (const mishap of ['flush', 'link'] as const) {
      const { operations } = noted({ [mishap]: full })
      expect(() => writeOnce(path, 'a', operations)).toThrow(
        expect.objectContaining({
          code: 'unwritable',
          message: `${path} cannot be written: the disk is full`,
        }),
      )
      expect(left()).toEqual([])
    }
  })
})
