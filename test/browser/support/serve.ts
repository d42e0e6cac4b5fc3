// Serves a folder as a site, for browsers on this machine.

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

export interface Site {
  /** The address of its root, with a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

export interface ServeOptions {
  /** The file sent instead of a missing one. */
  readonly missing?: string
  /** Changes pages before they are sent. */
  readonly changePage?: (html: string) => string
}

/** Serves the files of a folder at a free port of 127.0.0.1, with these additional headers. */
export async function serveFolder(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
  { missing, changePage = (html) => html }: ServeOptions = {},
): Promise<Site> {
  const root = resolve(folder)
  const server = createServer(async ({ url = '/' }, response) => {
    const file = fileOf(root, url)
    const content = file && (await readFile(file).catch(() => undefined))
    if (!file || !content) {
      const page = file && missing && (await readFile(join(root, missing)).catch(() => undefined))
      const type = page ? { 'content-type': TYPES['.html'] } : {}
      response.writeHead(file ? 404 : 403, { ...type, ...headers }).end(page)
      return
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const isPage = extname(file) === '.html'
    response
      .writeHead(200, { 'content-type': type, ...headers })
      .end(isPage ? changePage(content.toString()) : content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      // Browsers keep connections open for the next request.
      server.closeAllConnections()
      await closed
    },
  }
}

/** The file for a request; undefined outside the folder. */
function fileOf(root: string, url: string): string | undefined {
  try {
    // The address is not read with URL, which would resolve the `..` that some clients send.
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''))
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path)
    return file.startsWith(root + sep) && !file.includes('\0') ? file : undefined
  } catch {
    return undefined
  }
}
