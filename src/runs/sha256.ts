// The checksums of corpora, of results and of people's own orders.

import { createHash } from 'node:crypto'

/** SHA-256, in hexadecimal. */
export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}
