// The connection to a Redis or Valkey server. The first attempt must succeed within seconds; afterwards a lost connection
// is tried again for ever. The client's errors carry the commands and their arguments, AUTH with the password among them,
// so none of them leaves this file: sentences name their codes only.

import { isIP } from 'node:net'
import type { Redis } from 'ioredis'
import { PuzzleError } from '../../families/puzzleError.ts'
import { errorCode } from '../systemErrors.ts'
import reasons from './redisErrorTexts.json' with { type: 'json' }

/** The longest wait for an answer, in milliseconds; the texts of redisErrorTexts.json state it. */
const PATIENCE = 5000

/** The longest wait between two attempts to connect again, in milliseconds. */
const LONGEST_PAUSE = 2000

/** The reasons in words, by the codes of the system and of the server. */
const REASONS: Readonly<Record<string, string>> = reasons

/** The reason why a command or a connection failed, without anything else that the error may contain. */
export function redisReason(error: unknown): string {
  const { message = '' } = error as Error
  // The server's own errors begin with a code in capitals; others have the system's code.
  const code = errorCode(error) ?? /(?:^|: )(?:-?)([A-Z]{3,})\b/.exec(message)?.[1]
  if (code === undefined) return 'it does not answer as Redis does; check the host and the port'
  return REASONS[code] ?? code
}

const WRONG_DATABASE = '; is there a database with this number?'

/** Advice by the reason for which a connection has failed, with TLS and without. */
const HINTS: Readonly<Record<'tls' | 'plain', Readonly<Record<string, string>>>> = {
  // A server without TLS waits for the end of a command that it does not understand.
  tls: { [reasons.ETIMEDOUT]: '; if it does not speak TLS, try redis://', [reasons.ERR]: WRONG_DATABASE },
  plain: { [reasons.ECONNRESET]: '; if it speaks TLS, try rediss://', [reasons.ERR]: WRONG_DATABASE },
}

/** Connects. Throws a PuzzleError. Calls `warn` when the connection is lost, and when it is back. */
export async function connectRedis(
  client: new (options: Redis['options']) => Redis,
  { shown, options }: ReturnType<typeof parseRedisAddress>,
  warn: (sentence: string) => void,
): Promise<Redis> {
  let hasConnected = false
  let isLost = false
  let lastError: unknown = Object.assign(new Error(), { code: 'ETIMEDOUT' })
  const redis = new client({
    ...options,
    lazyConnect: true,
    connectTimeout: PATIENCE,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (hasConnected ? Math.min(LONGEST_PAUSE, 100 * times) : null),
  } as Redis['options'])
  redis.on('error', (error: unknown) => {
    lastError = error
  })
  try {
    await inTime(redis.connect())
    // The client connects without an error even if the database does not exist; selecting it reports that.
    await inTime(redis.select(options.db ?? 0))
  } catch (error) {
    redis.disconnect()
    // Otherwise the client would wait until a server that does not answer closes the connection.
    redis.stream?.destroy()
    // The error that `connect` throws says only that the connection is closed; the last `error` event says why.
    const reason = redisReason(errorCode(error) === undefined && !isReply(error) ? lastError : error)
    const hint = HINTS[options.tls ? 'tls' : 'plain'][reason] ?? ''
    throw new PuzzleError('unreadable', `${shown} cannot be used: ${reason}${hint}`)
  }
  hasConnected = true
  redis.on('close', () => {
    // A connection that this process ends is not reported as lost.
    if (!isLost && redis.status !== 'end') warn(`${shown} does not answer; the work goes on when it does`)
    isLost = true
  })
  redis.on('ready', () => {
    if (isLost) warn(`${shown} answers again`)
    isLost = false
  })
  return redis
}

const isReply = (error: unknown) => (error as Error).name === 'ReplyError'

/** Waits for an answer, but not for ever: throws ETIMEDOUT. An answer that comes too late is passed to `late`. */
export async function inTime<T>(answer: Promise<T>, late: (value: T) => void = () => {}): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }))
    }, PATIENCE)
  })
  answer.then(
    (value) => isLate && late(value),
    () => {},
  )
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const EVICTING = 'so it may drop chunks of the queue; set it to noeviction'
const FORGETFUL = 'it writes no append-only file, so a restart may lose the queue; set appendonly yes'

/** Sentences that say what is wrong with the settings of a server that keeps a queue. */
export async function serverFaults(redis: Redis): Promise<string[]> {
  const info = await inTime(redis.info())
  const value = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1]
  const policy = value('maxmemory_policy')
  const isEvicting = policy !== undefined && policy !== 'noeviction'
  return [
    ...(isEvicting ? [`its maxmemory-policy is ${policy}, ${EVICTING}`] : []),
    ...(value('aof_enabled') === '0' ? [FORGETFUL] : []),
  ]
}

// The address of a Redis or Valkey server. It may hold a password, so no sentence shows it as it was typed: neither the
// sentences about mistakes in it, nor those about the connection.

const EXPECTED =
  'expected redis://[NAME:PASSWORD@]HOST[:PORT][/DATABASE], or rediss:// for TLS, with special characters of the password as %XX'

const USUAL_PORT = 6379

/**
 * Parses an address into a text for people and options for the client. Throws a PuzzleError that does not
 * repeat the address.
 */
export function parseRedisAddress(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const database = /^\/?(\d*)$/.exec(url?.pathname ?? '?')?.[1]
  const isKnown = url?.protocol === 'redis:' || url?.protocol === 'rediss:'
  if (!url || !isKnown || url.hostname === '' || database === undefined || url.search || url.hash) {
    throw new PuzzleError('unrecognized', EXPECTED)
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = url.port === '' ? USUAL_PORT : Number(url.port)
  return {
    /** The address without name and password: `redis://host:6379/0`. */
    shown: `${url.protocol}//${url.hostname}:${port}/${Number(database)}`,
    /** The parts, as the client takes them. */
    options: {
      ...{ host, port, db: Number(database) },
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
