// The plot of techniques: for each family and shape, the share of graded puzzles whose path uses each, and the
// share of those whose hardest technique it is.
//
//   naked-pair  ▓▓▓▓▓░░░░░░░░░   51 %, hardest 20 %

import { percent } from '../../bench/report/numberTexts.ts'
import { type PlotBlock, stackedBlocks } from '../../bench/report/plot.ts'
import { box, label } from '../../bench/report/plotMarks.ts'
import { PLOT_WIDTH, TEXT } from '../../bench/report/theme.ts'
import type { PlotScene } from '../../scene.ts'
import type { KindStats, TechniqueUse } from '../corpusStats.ts'

/** A technique of a kind, with its name. */
interface NamedUse extends TechniqueUse {
  readonly name: string
}

/** The techniques of a kind, the most used first. */
export function usedTechniques({ techniques }: KindStats): NamedUse[] {
  return Array.from(techniques, ([name, use]) => ({ name, ...use })).sort(
    (one, other) => other.puzzles - one.puzzles || (one.name < other.name ? -1 : 1),
  )
}

const TITLE = 24
const ROW = 17
const BAR = 11
/** The room of names at the left, and of figures at the right. */
const NAMES = 160
const FIGURES = 130
const USED = '#c6dbef'
const HARDEST = '#2171b5'

/** Draws the techniques of each kind that has any. */
export function techniquesScene(kinds: readonly KindStats[]): PlotScene {
  return stackedBlocks([...kinds.filter(({ techniques }) => techniques.size > 0).map(kindBlock), keyBlock()])
}

function kindBlock(kind: KindStats): PlotBlock {
  const uses = usedTechniques(kind)
  const width = PLOT_WIDTH - NAMES - FIGURES
  const rows = uses.flatMap(({ name, puzzles, hardest }, index) => {
    const y = TITLE + index * ROW
    const bar = (number: number, fill: typeof USED | typeof HARDEST) =>
      number === 0 ? [] : [box(NAMES, y + (ROW - BAR) / 2, (width * number) / kind.graded, BAR, { fill })]
    const figures = `${percent(puzzles / kind.graded)}${hardest > 0 ? `, hardest ${percent(hardest / kind.graded)}` : ''}`
    return [
      label(name, NAMES - 8, y + ROW / 2, { align: 'end', size: TEXT.tick, room: NAMES - 8 }),
      ...bar(puzzles, USED),
      ...bar(hardest, HARDEST),
      label(figures, NAMES + width + 10, y + ROW / 2, { size: TEXT.tick, room: FIGURES - 10 }),
    ]
  })
  const title = `${kind.family} ${kind.shape}`
  return {
    marks: [label(title, 0, TITLE / 2, { size: TEXT.title, weight: 'bold' }), ...rows],
    height: TITLE + uses.length * ROW,
  }
}

const KEYS = [
  { text: 'share of the graded puzzles whose path uses it', fill: USED },
  { text: 'share whose hardest technique it is', fill: HARDEST },
] as const

function keyBlock(): PlotBlock {
  const marks = KEYS.flatMap(({ text, fill }, index) => [
    box(index * 330, 3, 14, 14, { fill }),
    label(text, index * 330 + 22, 10, { size: TEXT.key }),
  ])
  return { marks, height: 20 }
}
