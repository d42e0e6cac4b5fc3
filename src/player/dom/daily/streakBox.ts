// Marks solved puzzles, and fills the box that shows the reader's streaks; a file carries the results to another
// browser.

import {
  exportSolved,
  importSolved,
  type SolvedLog,
  type SolvedPuzzles,
  streaksOf,
} from '../../daily/solvedPuzzles.ts'
import { hashOfLog, type Store } from '../../knownLogs.ts'
import { clockText } from '../clock.ts'
import { create } from '../createElement.ts'
import { saveFile } from '../saveFile.ts'
import { partsWith, showParts } from './findPageParts.ts'
import { readersToday } from './followDay.ts'

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
        saveFile(`${series}-solved.json`, exportSolved(series, log.solved), 'text/plain'),
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

/**
 * Marks the links, cards and calendar days of solved puzzles, and the cards of begun ones, that are not marked yet. A card tells the
 * time of a solved puzzle.
 */
export function markSolved(solved: SolvedPuzzles, begun: ReadonlySet<string>): void {
  const { solvedWord = '', begunWord = '' } = document.body.dataset
  for (const part of partsWith('data-solved')) {
    const { solved: key = '', game = '' } = part.dataset
    const result = solved.get(key)
    if (part.classList.contains('is-solved') || !(result || begun.has(game))) continue
    part.classList.toggle('is-solved', Boolean(result))
    part.querySelector('.mark')?.remove()
    const word = create('span', { class: 'sr' }, result ? solvedWord : begunWord)
    const time = result && game && result.seconds > 0 ? ` ${clockText(result.seconds)}` : ''
    part.append(create('span', { class: 'mark' }, result ? '✓ ' : '…', word, time))
  }
}

/** The hashes of the puzzles whose games are in the browser's storage. */
export function begunGames(store: Store | undefined): Set<string> {
  const games = new Set<string>()
  try {
    for (let index = 0; index < (store?.length ?? 0); index++) {
      const hash = hashOfLog(store?.key(index) ?? '')
      if (hash !== undefined) games.add(hash)
    }
  } catch {
    // Without storage, no game is known.
  }
  return games
}
