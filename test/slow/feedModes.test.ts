// What other users of the machine can read of a feed, whatever the umask: the site, and nothing that tells coming puzzles.

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { FEED_MAIN, smallFeed } from '../support/tinyFeed.ts'

const NOW = ['--as-of', '2027-01-02T12:00:00Z']

/** Runs `feed ...` under a umask. */
function feedUnder(umask: string, ...args: readonly string[]) {
  const script = `umask ${umask} && exec "$@"`
  const words = ['-c', script, 'sh', process.execPath, FEED_MAIN, 'feed', ...args]
  const { status, stdout, stderr } = spawnSync('sh', words, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** The modes of the files and of the folders at and below a path. */
function modesBelow(path: string) {
  const all = [
    path,
    ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
  ]
  const modes = (isFolder: boolean) => [
    ...new Set(all.filter((one) => statSync(one).isDirectory() === isFolder).map(modeOf)),
  ]
  return { files: modes(false), folders: modes(true) }
}

describe.each(['000', '077'])('under the umask %s', (umask) => {
  let folder: string
  const at = (...names: string[]) => join(folder, ...names)

  beforeAll(() => {
    folder = smallFeed()
    expect(feedUnder(umask, 'build', folder, '-q', ...NOW).status).toBe(0)
    expect(feedUnder(umask, 'review', folder, '-q', '--ahead', '1', ...NOW).status).toBe(0)
  })

  it('everybody can read the site', () => {
    const { files, folders } = modesBelow(at('site'))
    for (const mode of files) expect(Number.parseInt(mode, 8) & 0o444).toBe(0o444)
    for (const mode of folders) expect(Number.parseInt(mode, 8) & 0o555).toBe(0o555)
  })

  it('only the owner can read ledger, stock, index and review', () => {
    for (const name of ['stock', 'review'])
      expect(modesBelow(at(name))).toEqual({ files: ['600'], folders: ['700'] })
    for (const name of ['ledger.jsonl', 'site.index']) expect(modeOf(at(name))).toBe('600')
  })

  it('only the owner can read prints with coming puzzles', () => {
    const month = ['--out', at('prints/month.pdf')]
    expect(feedUnder(umask, 'calendar', folder, '2027-01', ...month, ...NOW).status).toBe(0)
    const block = ['--format', 'svg', '--width', '60mm', '--out', at('blocks')]
    expect(feedUnder(umask, 'sheet', folder, '2027-01-04', ...block).status).toBe(0)
    for (const name of ['prints', 'blocks'])
      expect(modesBelow(at(name))).toEqual({ files: ['600'], folders: ['700'] })
  })
})

describe('a feed that an earlier version wrote', () => {
  const open = {
    'feed.secret': 'chmod 600',
    'ledger.jsonl': 'chmod 600',
    stock: 'chmod 700',
    'site.index': 'chmod 600',
    review: 'chmod 700',
  }
  let folder: string

  beforeAll(() => {
    folder = smallFeed()
    expect(feedUnder('022', 'build', folder, '-q', ...NOW).status).toBe(0)
    mkdirSync(join(folder, 'review'))
    for (const name of Object.keys(open))
      chmodSync(join(folder, name), statSync(join(folder, name)).isDirectory() ? 0o755 : 0o644)
  })

  it('is not fine: verify names what other users can read, with the command that protects it', () => {
    const { status, stderr } = feedUnder('022', 'verify', folder, ...NOW)
    expect(status).toBe(1)
    const lines = Object.entries(open).map(([name, command]) => {
      const path = join(folder, name)
      return `${path}: other users can read it; protect it with: ${command} ${path}`
    })
    expect(stderr.trim().split('\n')).toEqual(lines)
  })

  it('is protected by the next build, except for its secret', () => {
    expect(feedUnder('022', 'build', folder, '-q', ...NOW).status).toBe(0)
    const { stderr } = feedUnder('022', 'verify', folder, ...NOW)
    const secret = join(folder, 'feed.secret')
    expect(stderr).toBe(`${secret}: other users can read it; protect it with: chmod 600 ${secret}\n`)
    chmodSync(secret, 0o600)
    expect(feedUnder('022', 'verify', folder, ...NOW)).toMatchObject({ status: 0, stderr: '' })
  })
})
