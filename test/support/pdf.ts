// A finished PDF as others see it: unpdf (pdf.js) always, and poppler where it is installed.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'

/** The document that pdf.js reads. It takes the bytes it is given, so it is given others. */
export function openPdf(bytes: Uint8Array) {
  return getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
}

export const hasPoppler = !spawnSync('pdftoppm', ['-v']).error

/** What one of poppler's programs answers of a file: the path of the file comes after the options. */
export function poppler(
  bytes: Uint8Array,
  program: string,
  options: string[],
  behind: string[] = [],
): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-pdf-'))
  try {
    const path = join(folder, 'file.pdf')
    writeFileSync(path, bytes)
    const { stdout, status, stderr } = spawnSync(program, [...options, path, ...behind], {
      maxBuffer: 1 << 26,
    })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
