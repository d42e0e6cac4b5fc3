// `page` and `play` as a person uses them: what they write and print, and what they refuse.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIN } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const SMALL = 'sudoku:4x4:.1.23..........1'
const SEVERAL = 'sudoku:4x4:................'

const folder = newFolder()

/** The result of `page` for a file with these puzzles. */
async function page(input: string, ...args: string[]) {
  const file = join(folder, 'puzzles.txt')
  writeFileSync(file, input)
  return runWords(['page', file, ...args])
}

describe('page', () => {
  it('writes a folder that a web server can serve', async () => {
    const out = join(folder, 'site')
    const { status, stderr } = await page(SMALL, '--out', out, '--title', 'Four by four')
    expect({ status, stderr }).toEqual({ status: 0, stderr: `1 puzzle in ${join(out, 'index.html')}\n` })
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('heading="Four by four"')
    expect(existsSync(join(out, 'sw.js'))).toBe(true)
  })

  it('writes a single file with --single', async () => {
    const out = join(folder, 'single.html')
    expect(await page(SMALL, '--single', '--lang', 'de', '--out', out)).toMatchObject({ status: 0 })
    expect(readFileSync(out, 'utf8')).toMatch(/^<!doctype html>\n<html lang="de">/)
  })

  it('writes nothing if one of several puzzles is bad', async () => {
    const out = join(folder, 'partly')
    const { status, stderr } = await page(`${SMALL}\nsudoku:4x4:99\n`, '--out', out)
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${join(folder, 'puzzles.txt')}:2:12: 2 cells in a line; expected 16\n`,
    })
    expect(existsSync(out)).toBe(false)
  })

  it('names a missing file without a line number', async () => {
    const missing = join(folder, 'missing.jsonl')
    const { status, stderr } = await runWords(['page', missing, '--out', join(folder, 'none')])
    expect({ status, stderr: stderr.split('\n')[0] }).toEqual({
      status: 1,
      stderr: `${missing}: no such file`,
    })
  })

  it.each([
    ['a puzzle with several solutions', SEVERAL, ['--out', 'X'], 1, /2:?|several solutions|more than one/],
    ['a text that is not a puzzle', 'nonsense', ['--out', 'X'], 1, /puzzles\.txt:1/],
    ['no puzzle at all', '', ['--out', 'X'], 1, /no puzzle/],
    [
      '--single for two puzzles',
      `${SMALL}\n${SMALL}`,
      ['--single', '--out', 'X.html'],
      2,
      /needs exactly one puzzle, got 2/,
    ],
  ])('refuses %s, and writes nothing', async (_, input, args, exit, message) => {
    const named = args.map((arg) => (arg.startsWith('X') ? join(folder, 'refused', arg) : arg))
    const { status, stderr } = await page(input, ...named)
    expect(stderr).toMatch(message)
    expect(status).toBe(exit)
    expect(existsSync(join(folder, 'refused'))).toBe(false)
  })
})

describe('play', () => {
  let process_: ChildProcess
  let address = ''
  let said = ''

  beforeAll(async () => {
    process_ = spawn(process.execPath, [MAIN, 'play', 'magic', '--shape', '3x3', '--seed', 'p', '--no-open'])
    process_.stdout?.on('data', (data) => {
      address += data
    })
    process_.stderr?.on('data', (data) => {
      said += data
    })
    while (!address.includes('\n')) await new Promise((done) => setTimeout(done, 20))
    address = address.trim()
  })

  afterAll(() => {
    process_.kill()
  })

  /** A request that a browser would not send. */
  function ask(path: string, options: { method?: string; host?: string } = {}) {
    return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (done, fail) => {
        const { hostname, port } = new URL(address)
        const { method = 'GET', host = `${hostname}:${port}` } = options
        request({ hostname, port, path, method, headers: { host } }, (response) => {
          let body = ''
          response.on('data', (data) => {
            body += data
          })
          response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }))
        })
          .on('error', fail)
          .end()
      },
    )
  }

  it('prints the address first, and then the command that makes the puzzle again', () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    expect(said).toContain("to regenerate: puzzlewright generate 'magic:3x3#p/0@")
  })

  it('reports a port that is in use, and suggests another', async () => {
    const { port } = new URL(address)
    const taken = ['play', 'magic', '--shape', '3x3', '--seed', 'p', '--no-open', '--port', port]
    const { status, stderr } = await runWords(taken)
    expect(stderr).toContain(`127.0.0.1:${port}: the port is in use; try another --port`)
    expect(status).toBe(1)
  })

  it('serves the page with its policy', async () => {
    const { status, headers, body } = await ask('/')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('<number-puzzle')
  })

  it('answers HEAD without a body', async () => {
    const { status, body, headers } = await ask('/', { method: 'HEAD' })
    expect({ status, body }).toEqual({ status: 200, body: '' })
    expect(Number(headers['content-length'])).toBeGreaterThan(1000)
  })

  it.each([
    ['another host name, as a foreign page would send it', '/', { host: 'evil.example' }, 421],
    ['the host name of another machine with the port of the server', '/', { host: 'evil.example:7341' }, 421],
    ['a method that changes data', '/', { method: 'POST' }, 405],
    ['an unknown path', '/nothing', {}, 404],
    ['a path that leaves the site', '/../package.json', {}, 404],
    ['a path that leaves the site, encoded', '/%2e%2e/package.json', {}, 404],
  ])('refuses %s', async (_, path, options, wanted) => {
    expect((await ask(path, options)).status).toBe(wanted)
  })

  it('answers requests to localhost, too', async () => {
    expect((await ask('/', { host: 'localhost:1' })).status).toBe(200)
  })

  it('exits with 0 when it is interrupted', async () => {
    const exit = new Promise((done) => process_.once('exit', done))
    process_.kill('SIGINT')
    expect(await exit).toBe(0)
  })
})
