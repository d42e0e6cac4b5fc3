// A box that shows the reader's streaks and carries them to another browser in a file.

import type { SolvedLog } from '../../daily/solvedLog.ts'
import { exportSolved, importSolved } from '../../daily/solvedPuzzles.ts'
import { streaksOf } from '../../daily/streaks.ts'
import { saveFile } from '../saveFile.ts'
import { partsWith, showParts } from './pageParts.ts'
import { readersToday } from './today.ts'

/** Updates all boxes of the page. */
export function updateStreaks({ solved }: SolvedLog): void {
  for (const box of partsWith('data-streaks')) {
    const streaks = streaksOf(solved.keys(), readersToday(), box.dataset.slot)
    for (const [name, count] of Object.entries(streaks)) {
      for (const part of partsWith(`data-${name}`, box)) {
        part.textContent = filled(part.dataset.text, count)
        part.hidden = streaks.total === 0
      }
    }
    showParts('data-none', streaks.total === 0, box)
  }
}

/** Activates the buttons for saving and loading a file; `changed` is called if a file brings new results. */
export function carryStreaks(log: SolvedLog, series: string, changed: () => void): void {
  for (const box of partsWith('data-streaks')) {
    for (const button of partsWith('data-export', box)) {
      button.addEventListener('click', () =>
        saveFile(exportSolved(series, log.solved), `${series}-solved.json`),
      )
    }
    for (const input of partsWith('data-import', box) as HTMLInputElement[]) {
      input.addEventListener('change', async () => {
        const [file] = input.files ?? []
        if (!file) return
        const read = importSolved(await file.text().catch(() => ''), series)
        // Allows the same file to be chosen again.
        input.value = ''
        if (read) {
          log.add(read)
          changed()
        }
        for (const message of partsWith('data-message', box)) {
          const { imported, notImported } = message.dataset
          message.textContent = filled(read ? imported : notImported, log.solved.size)
        }
      })
    }
  }
}

function filled(text: string | undefined, count: number): string {
  return (text ?? '').replace(/\{(?:days|puzzles)\}/g, String(count))
}
