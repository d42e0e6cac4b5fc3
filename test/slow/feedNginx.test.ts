// Debian's nginx serves a built feed with the configuration that docs/feed.md gives editors: how long each
// file may be cached, what must be revalidated, content types, and the pages for missing files.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSmallFeed, SMALL_FEED } from '../support/builtFeed.ts'
import { newFolder } from '../support/folder.ts'
import { sumsBelow } from '../support/tinyFeed.ts'

const NGINX = '/usr/sbin/nginx'
const GUIDE = resolve(import.meta.dirname, '../../docs/feed.md')

const { yesterday, today } = SMALL_FEED

const MINUTES = /^public, max-age=300\b/
const A_DAY = 'public, max-age=86400'
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The configuration of the guide, for this port and this folder. */
function documentedServer(port: number, site: string): string {
  const [, block] = /^```nginx\n([\s\S]*?)^```$/m.exec(readFileSync(GUIDE, 'utf8')) ?? []
  if (!block) throw new Error(`${GUIDE} has no block for nginx`)
  const put = (text: string, placeholder: string, what: string) => {
    expect(text.split(placeholder), `${placeholder} in ${GUIDE}`).toHaveLength(2)
    return text.replace(placeholder, what)
  }
  return put(put(block, 'listen 8080;', `listen 127.0.0.1:${port};`), '/srv/daily/site', site)
}

/** The rest as in Debian's own file, but in one process and with all files written in one folder. */
const configOf = (server: string, folder: string) => `daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  gzip on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${server}
}
`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

if (!existsSync(NGINX)) console.log(`skipped: the test with nginx needs Debian's package nginx (${NGINX})`)

describe.skipIf(!existsSync(NGINX))('nginx with the configuration of docs/feed.md', () => {
  let folder: string
  let site: string
  let port: number
  let nginx: ChildProcess

  beforeAll(async () => {
    folder = newFolder()
    site = join(folder, 'site')
    port = await freePort()
    await buildSmallFeed(join(folder, 'feed'), site, `http://127.0.0.1:${port}/`)
    const own = join(folder, 'nginx')
    mkdirSync(own)
    const config = join(own, 'nginx.conf')
    writeFileSync(config, configOf(documentedServer(port, site), own))
    const args = ['-e', join(own, 'error.log'), '-c', config]
    execFileSync(NGINX, ['-t', '-q', ...args])
    nginx = spawn(NGINX, args, { stdio: 'inherit' })
    // Stops the server even if a test fails.
    process.once('exit', () => nginx.kill())
    for (let tries = 0; ; tries++) {
      if (await get('/').catch(() => undefined)) break
      if (nginx.exitCode !== null || tries === 100)
        throw new Error(readFileSync(join(own, 'error.log'), 'utf8'))
      await sleep(50)
    }
  })

  afterAll(async () => {
    if (nginx && nginx.exitCode === null) {
      const ended = once(nginx, 'exit')
      nginx.kill()
      await ended
    }
    rmSync(folder, { recursive: true })
  })

  /** Without `fetch`, which hides the encoding of an answer. */
  async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
    const asked = request({ host: '127.0.0.1', port, path, headers }).end()
    const [response]: IncomingMessage[] = await once(asked, 'response')
    const { statusCode: status, headers: told } = response
    return { status, headers: told, body: await buffer(response) }
  }

  /** The addresses of all files of the site. */
  function addresses(): string[] {
    const paths = Object.keys(sumsBelow(site)).map((path) => `/${path}`)
    return paths.filter((path) => !/\/[._][^/]*$/.test(path))
  }

  const withBody = { 'accept-encoding': 'gzip' }
  /** The files that change, by their types. */
  const CHANGING = {
    'text/html; charset=utf-8$': [
      '',
      `${today}/`,
      `${today}/sudoku/`,
      `${today}/sudoku/embed/`,
      'sudoku/embed/',
      'archive/2025-03/',
      `${yesterday}/magic-embed/index.html`,
    ],
    'application/(feed[+])?json': ['feed.json', 'sudoku/feed.json'],
    'application/(atom[+])?xml': ['atom.xml', 'sudoku/atom.xml', 'sitemap.xml'],
    'text/calendar; charset=utf-8': ['calendar.ics'],
    'application/json': ['latest.json'],
    'application/manifest[+]json': ['manifest.webmanifest'],
    'text/plain': ['robots.txt'],
    '(text|application)/javascript': ['embed.js'],
  }
  const changing = Object.entries(CHANGING).flatMap(([type, paths]) =>
    paths.map((path) => [`/${path}`, type]),
  )

  it.each(changing)('serves %s for five minutes, then answers 304', async (path, type) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toMatch(MINUTES)
    expect(headers['content-type']).toMatch(new RegExp(`^${type}`))
    const file = path.endsWith('/') ? `${path}index.html` : path
    expect(body.equals(readFileSync(join(site, file)))).toBe(true)
    const packed = await get(path, withBody)
    for (const etag of [headers.etag, packed.headers.etag]) {
      expect(etag).toBeTruthy()
      const again = await get(path, { 'if-none-match': etag as string, ...withBody })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers['cache-control']).toMatch(MINUTES)
    }
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('serves assets that are kept for a year', async () => {
    const assets = addresses().filter((path) => path.startsWith('/assets/'))
    expect(assets.length).toBeGreaterThan(10)
    for (const path of assets) expect((await get(path)).headers['cache-control']).toBe(FOR_GOOD)
  })

  it.each(['assets/player-0000000000.js', `${today}/sudoku/solution.json`])(
    'serves no long-lived answer for %s, which is missing',
    async (path) => {
      const { status, headers } = await get(`/${path}`)
      expect(status).toBe(404)
      expect(headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=\d{4,}/)
    },
  )

  it.each([
    [`/${today}/sudoku/puzzle.json`, 'application/json'],
    [`/${today}/sudoku/puzzle.svg`, 'image/svg+xml'],
    [`/${today}/sudoku/puzzle.png`, 'image/png'],
    [`/${today}/sudoku/card.png`, 'image/png'],
    [`/${today}/sudoku/sheet.pdf`, 'application/pdf'],
    [`/${yesterday}/sudoku/solution.json`, 'application/json'],
    [`/${yesterday}/sudoku/solution.svg`, 'image/svg+xml'],
  ])('serves %s that is kept for a day', async (path, type) => {
    const { status, headers } = await get(path)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, A_DAY, type])
  })

  it('serves a service worker that is never older than the site', async () => {
    const { headers } = await get('/sw.js')
    expect(headers['cache-control']).toMatch(/no-cache|max-age=0/)
    expect(headers['content-type']).toMatch(/javascript/)
  })

  it('compresses all text without changing it, and does not compress packed files again', async () => {
    for (const path of addresses()) {
      const { headers, body } = await get(path, withBody)
      const content = readFileSync(join(site, path))
      const isPacked = headers['content-encoding'] === 'gzip'
      if (/\.(png|pdf|woff2)$/.test(path)) expect([path, isPacked]).toEqual([path, false])
      else if (content.length > 1000) {
        expect([path, isPacked, headers.vary]).toEqual([path, true, 'Accept-Encoding'])
      }
      expect((isPacked ? gunzipSync(body) : body).equals(content), path).toBe(true)
    }
  })

  it('lets pages be framed, and sends the common headers with every answer', async () => {
    for (const path of addresses()) {
      const { headers } = await get(path)
      expect(headers['x-frame-options'], path).toBeUndefined()
      expect(headers['content-security-policy'] ?? '', path).not.toContain('frame-ancestors')
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['content-type'], path).not.toBe('application/octet-stream')
    }
  })

  it.each(['/nothing', `/${today}/nothing/`, '/2027-01-01/sudoku/', '/.puzzlewright-feed', '/_headers'])(
    'answers %s with the page for missing files',
    async (path) => {
      const { status, headers, body } = await get(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body.equals(readFileSync(join(site, '404.html')))).toBe(true)
    },
  )

  it('redirects a folder without its slash to the address with it, at the requested port', async () => {
    const { status, headers } = await get(`/${today}/sudoku`)
    expect(status).toBe(301)
    const base = `http://127.0.0.1:${port}/${today}/`
    expect(new URL(headers.location ?? '', base).href).toBe(`${base}sudoku/`)
  })
})
