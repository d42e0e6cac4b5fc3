// The setup of a run: what was asked of whom, so that a reader can judge the results and repeat the run.

import type { ReportData } from '../reportData.ts'
import { corpusText, limitsText, repeatsText, starCounts, taskText } from './corpusText.ts'
import { factList } from './elements.ts'

/** The facts of the setup. */
export function setup({ results: { header, rows } }: ReportData): string {
  return factList([
    ['Puzzles', corpusText(header)],
    ['Stars', starCounts(rows)],
    ['Question', taskText(header)],
    ['Limits of a search', limitsText(header)],
    ['Times', repeatsText(header)],
    ['Seed of random orders', header.seed],
  ])
}
