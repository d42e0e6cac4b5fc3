// The name under which a process leases chunks: people read host and process in `corpus status`, and the random part
// tells apart processes that have the same id on machines or in containers that have the same name.

import { randomBytes } from 'node:crypto'
import { hostName } from '../machine.ts'

/** Who makes a chunk. */
export interface HeldChunk {
  /** The number of the chunk. */
  readonly chunk: number
  /** The name of the process that makes it. */
  readonly holder: string
}

/** Makes the name of this process as a holder of leases: `host/1234/5f0c9a1b`. */
export function holderName(): string {
  return `${hostName()}/${process.pid}/${randomBytes(4).toString('hex')}`
}
