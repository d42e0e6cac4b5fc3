// The address of a Redis or Valkey server. It may hold a password, so no sentence shows it as it was typed: neither the
// sentences about mistakes in it, nor those about the connection.

import { isIP } from 'node:net'
import type { RedisOptions } from 'ioredis'
import { PuzzleError } from '../../families/error.ts'

/** An address, for people and for the client. */
export interface RedisAddress {
  /** Without name and password: `redis://host:6379/0`. */
  readonly shown: string
  /** The parts, as the client takes them. */
  readonly options: RedisOptions
}

const EXPECTED =
  'expected redis://[NAME:PASSWORD@]HOST[:PORT][/DATABASE], or rediss:// for TLS, with special characters of the password as %XX'

const USUAL_PORT = 6379

/** Reads an address. Throws a PuzzleError that does not repeat it. */
export function parseRedisAddress(text: string): RedisAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const database = /^\/?(\d*)$/.exec(url?.pathname ?? '?')?.[1]
  const isKnown = url?.protocol === 'redis:' || url?.protocol === 'rediss:'
  if (!url || !isKnown || url.hostname === '' || database === undefined || url.search || url.hash) {
    throw new PuzzleError('unrecognized', EXPECTED)
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = url.port === '' ? USUAL_PORT : Number(url.port)
  return {
    shown: `${url.protocol}//${url.hostname}:${port}/${Number(database)}`,
    options: {
      host,
      port,
      db: Number(database),
      ...(url.username !== '' && { username: decoded(url.username) }),
      ...(url.password !== '' && { password: decoded(url.password) }),
      ...(url.protocol === 'rediss:' && { tls: isIP(host) ? {} : { servername: host } }),
    },
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new PuzzleError('unrecognized', EXPECTED)
  }
}
