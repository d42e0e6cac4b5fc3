// A server for browsers on this machine: it has the files that it is given, and nothing else.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { extname } from 'node:path'
import { sha256 } from './sha256.ts'

/** What is served. */
export interface ServedFiles {
  /** The file at a path from the root, without a slash at its beginning. */
  get(path: string): string | Uint8Array | undefined
}

/** Where a server listens. */
interface ServerPlace {
  /** A free one is taken where it is 0. */
  readonly port: number
  /** The name or the number of the machine. */
  readonly host: string
}

/** A server that runs. */
export interface LocalServer {
  /** Its root, with a slash at its end. */
  readonly address: string
  /** Ends it. */
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** Serves files until it is closed; rejects with the system's error where it cannot listen. */
export async function serveFiles(
  files: ServedFiles,
  { port, host }: ServerPlace,
  headers: Readonly<Record<string, string>>,
): Promise<LocalServer> {
  const server = createServer((request, response) => answer(request, response, files, host, headers))
  server.listen(port, host)
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    address: `http://${isIP(host) === 6 ? `[${host}]` : host}:${own}/`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function answer(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  files: ServedFiles,
  host: string,
  added: Readonly<Record<string, string>>,
): void {
  const refuse = (status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
  // A page from elsewhere whose name leads to this machine would otherwise be taken for ours (DNS rebinding).
  if (!isOwnName(headers.host ?? '', host)) {
    refuse(421, 'this server answers to its own name only')
    return
  }
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    refuse(405, 'only GET and HEAD')
    return
  }
  const path = url.replace(/[?#].*$/, '').slice(1)
  const isFolder = path === '' || path.endsWith('/')
  const name = isFolder ? `${path}index.html` : path
  const content = files.get(name)
  if (content === undefined) {
    if (!isFolder && files.get(`${path}/index.html`) !== undefined) {
      response.writeHead(301, { location: `/${path}/` }).end()
      return
    }
    const page = files.get('404.html')
    if (page === undefined) refuse(404, 'there is nothing here')
    else response.writeHead(404, { 'content-type': TYPES['.html'] }).end(page)
    return
  }
  const etag = `"${sha256(content)}"`
  const common = { etag, 'cache-control': 'no-cache', ...added }
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, common).end()
    return
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'content-length': Buffer.byteLength(content),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...common,
  })
  response.end(method === 'HEAD' ? undefined : content)
}

/** Whether a request is meant for this machine: by a number, by `localhost`, or by the name it listens to. */
function isOwnName(header: string, host: string): boolean {
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  return name === 'localhost' || name === host.toLowerCase() || isIP(name) !== 0
}
