// Keeps other users of the machine from reading private files, because the files of a feed reveal all coming puzzles.

import { chmodSync, type Stats, statSync } from 'node:fs'
import { shellWord } from '../../formats/shellWord.ts'
import { accessMode, lookAt } from '../fileSystem.ts'
import type { FeedFolder } from './feedFolder.ts'

/** The files that reveal future puzzles. The plan does not. */
const TELLING = ['secret', 'ledger', 'stock', 'index', 'review'] as const

const OTHERS = 0o077

/** The command that protects a file or folder; undefined where no other user can read it. */
export function protection(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && isOpen(found)
    ? `chmod ${accessMode(found, 'private').toString(8)} ${shellWord(path)}`
    : undefined
}

/** The files and folders of a feed that other users can read, each with the command that protects it. */
export function openPlaces({ place }: FeedFolder): { readonly path: string; readonly command: string }[] {
  return TELLING.flatMap((name) => {
    const command = protection(place(name))
    return command === undefined ? [] : [{ path: place(name), command }]
  })
}

/**
 * Protects what earlier versions wrote for everybody. The secret is not touched: its owner has to know that it was open. Nor is
 * the target of a link, which may be any folder.
 */
export function protectFiles({ place }: FeedFolder): void {
  for (const name of TELLING) {
    const found = lookAt(place(name))
    if (name === 'secret' || !found || found.isSymbolicLink() || !isOpen(found)) continue
    try {
      chmodSync(place(name), accessMode(found, 'private'))
    } catch {
      // Only the owner of a file can protect it; `feed verify` names the command.
    }
  }
}

function isOpen({ mode }: Stats): boolean {
  return process.platform !== 'win32' && (mode & OTHERS) !== 0
}
