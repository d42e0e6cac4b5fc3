// Contents that a page makes, as files of the reader and as addresses.

import { create } from './createElement.ts'

/** The time for which a content has an address, in milliseconds: browsers read it only after the click. */
const LENT = 60_000

/** Lets the browser save a content under this name. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  create('a', { href: lentAddress(content, type), download: name }).click()
}

/** The address of a content, for the next minute. */
export function lentAddress(content: BlobPart, type: string): string {
  const address = URL.createObjectURL(new Blob([content], { type }))
  setTimeout(() => URL.revokeObjectURL(address), LENT)
  return address
}
