// A queue on a Redis server that speaks TLS, with a certificate of an authority of the test's own and a user with a password:
// workers make the same bytes, and each mistake is told in a sentence that does not show the password.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectWhole, makeTinyCorpus, startWorker, type TinyCorpus } from '../support/corpusWorkers.ts'
import { newFolder } from '../support/folder.ts'
import { freePort, hasRedis, type RedisServer, startRedis } from '../support/redisServer.ts'
import { corpusPlaces } from '../support/tinyCorpus.ts'

const USER = 'maker:S3cret%2F%40@'

let folder: string
let redis: RedisServer
let tls: number
let corpus: TinyCorpus

/** Makes an authority, and a certificate of it for this machine. */
function makeCertificates(): void {
  const openssl = (line: string) => execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'pipe' })
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost')
  openssl('req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.crt -days 2 -subj /CN=authority')
  openssl('req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj /CN=localhost')
  openssl(
    'x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.crt',
  )
}

const trust = () => vi.stubEnv('NODE_EXTRA_CA_CERTS', join(folder, 'ca.crt'))

describe.skipIf(!hasRedis)('a queue by TLS', () => {
  beforeAll(async () => {
    folder = newFolder()
    makeCertificates()
    tls = await freePort()
    const paths = { cert: 'server.crt', key: 'server.key', 'ca-cert': 'ca.crt' }
    redis = await startRedis(
      ...['--tls-port', String(tls), '--tls-auth-clients', 'no'],
      ...Object.entries(paths).flatMap(([name, file]) => [`--tls-${name}-file`, join(folder, file)]),
      ...['--user', 'default', 'off', '--user', 'maker', 'on', '>S3cret/@', '~*', '&*', '+@all'],
    )
    corpus = await makeTinyCorpus(40)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await redis.stop()
  })

  it('makes the same bytes when a worker is killed half-way and another goes on', async () => {
    trust()
    const out = join(newFolder(), 'corpus')
    const options = ['--queue', `rediss://${USER}localhost:${tls}`, '--lease', '2s']
    const first = startWorker(corpus.recipe, out, options)
    const made = () => (existsSync(join(out, 'chunks')) ? readdirSync(join(out, 'chunks')) : [])
    while (made().filter((name) => name.endsWith('.sha256')).length < 5) await pause(20)
    first.child.kill('SIGKILL')
    expect(await first.ended).toMatchObject({ signal: 'SIGKILL', stderr: '' })
    expect(made().length).toBeLessThan(3 * corpus.chunks)
    expect(await startWorker(corpus.recipe, out, options).ended).toEqual({
      ...{ status: 0, signal: null, stderr: '' },
    })
    expectWhole(out, corpus)
  })

  const UNKNOWN =
    "its certificate is of an unknown authority; name the authority's file in NODE_EXTRA_CA_CERTS"

  it.each([
    ['rediss://maker:wrong-S3cret@localhost', 'tls', 'it refuses the name or the password'],
    ['rediss://localhost', 'tls', 'it wants a password'],
    [`rediss://${USER}127.0.0.1`, 'tls', 'its certificate is for another host'],
    [`rediss://${USER}localhost`, 'stranger', UNKNOWN],
    [`redis://${USER}localhost`, 'tls', 'it ends the connection; if it speaks TLS, try rediss://'],
    [`rediss://${USER}127.0.0.1`, 'plain', 'no answer within 5 s; if it does not speak TLS, try redis://'],
  ])('tells what is wrong: %s, %s', async (address, kind, reason) => {
    trust()
    if (kind === 'stranger') vi.stubEnv('NODE_EXTRA_CA_CERTS', undefined)
    const { recipe, out } = corpusPlaces()
    const port = kind === 'plain' ? redis.port : tls
    const found = await startWorker(recipe, out, ['--queue', `${address}:${port}`]).ended
    const shown = `${address.replace(USER, '').replace('maker:wrong-S3cret@', '')}:${port}/0`
    expect(found).toEqual({ status: 1, signal: null, stderr: `error: ${shown} cannot be used: ${reason}\n` })
    expect(existsSync(out), 'nothing is begun').toBe(false)
  })
})
