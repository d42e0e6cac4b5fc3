// The browser's storage.

import type { Store } from '../progress.ts'

/** The browser's storage; undefined if it is forbidden. */
export function openStore(): Store | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
