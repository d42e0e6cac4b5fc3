// Marks the links, cards and calendar days of solved puzzles.

import type { SolvedPuzzles } from '../../daily/solvedPuzzles.ts'
import { create } from '../create.ts'
import { partsWith } from './pageParts.ts'

/** Marks solved puzzles that are not marked yet. */
export function markSolved(solved: SolvedPuzzles): void {
  const { solvedWord = '' } = document.body.dataset
  for (const part of partsWith('data-solved')) {
    if (!solved.has(part.dataset.solved ?? '') || part.classList.contains('is-solved')) continue
    part.classList.add('is-solved')
    part.append(create('span', { class: 'mark' }, '✓ ', create('span', { class: 'sr' }, solvedWord)))
  }
}
