// A local web server for browsers on this machine. It serves only the files that it is given.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { extname } from 'node:path'
import mediaTypes from './mediaTypes.json' with { type: 'json' }
import { sha256 } from './sha256.ts'

/** The files to serve. */
export interface ServedFiles {
  /** Returns the file at a path from the root, without a leading slash. */
  get(path: string): string | Uint8Array | undefined
}

/** A running server. */
export interface LocalServer {
  /** The URL of the root, with a trailing slash. */
  readonly address: string
  /** Stops the server. */
  close(): Promise<void>
}

/** The media types of files, by the endings of their names. */
const TYPES: Readonly<Record<string, string>> = mediaTypes

/**
 * Serves files until it is closed, at a port of a host name or IP address; port 0 takes a free one. Rejects with the system's error if it
 * cannot listen.
 */
export async function serveFiles(
  files: ServedFiles,
  { port, host }: { readonly port: number; readonly host: string },
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
  // Refuses requests for other names: a foreign page whose name resolves to this machine would count as ours
  // (DNS rebinding).
  if (!isOwnName(headers.host ?? '', host)) {
    refuse(421, 'this server answers only requests to its own host name')
    return
  }
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    refuse(405, 'only GET and HEAD are allowed')
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
    if (page === undefined) refuse(404, 'not found')
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

/**
 * Whether a request names this machine: by IP address, by `localhost`, or by the name that the server listens
 * on.
 */
function isOwnName(header: string, host: string): boolean {
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  return name === 'localhost' || name === host.toLowerCase() || isIP(name) !== 0
}
