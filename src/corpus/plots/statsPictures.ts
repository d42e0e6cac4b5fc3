// The pictures of a corpus, as SVG and PNG, drawn like those of a benchmark's report.

import { countTicks } from '../../bench/report/axes.ts'
import { drawPlot, plotPng, svgOfPlot } from '../../bench/report/drawPlot.ts'
import { percent, shortNumber } from '../../bench/report/numberTexts.ts'
import { type PlotBlock, stackedBlocks } from '../../bench/report/plotLayout.ts'
import { box, label } from '../../bench/report/plotMarks.ts'
import { PLOT_WIDTH, TEXT } from '../../bench/report/theme.ts'
import { NO_CLASS, SHADES } from '../../design/tokens.ts'
import { TIERS } from '../../families/inference.ts'
import { BORDERS, STARS } from '../../grader/stars.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { PlotScene } from '../../scene.ts'
import {
  type CorpusStats,
  countsWithoutTier,
  type KindStats,
  sortedCounts,
  spreadOf,
} from '../corpusStats.ts'
import { type Bar, type BarKey, type BarPanel, barPanels, keyBlock } from './barPanels.ts'

/** A picture: its file name without the extension, its title, its description in words, and its drawing. */
interface StatsPicture {
  readonly name: string
  readonly title: string
  readonly inWords: (kind: KindStats, name: string) => string
  readonly scene: (kinds: readonly KindStats[]) => PlotScene
}

const PICTURES: readonly StatsPicture[] = [
  { name: 'stars', title: 'Puzzles by stars and tier', inWords: starsInWords, scene: starsScene },
  { name: 'degrees', title: 'Puzzles by degree', inWords: spreadInWords, scene: degreesScene },
  { name: 'clues', title: 'Puzzles by clues', inWords: spreadInWords, scene: cluesScene },
  { name: 'techniques', title: 'Techniques', inWords: techniquesInWords, scene: techniquesScene },
]

/** A picture file. */
interface StatsFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** Draws the pictures one after another, and leaves out pictures that would be empty. */
export function* statsPictures({ kinds }: CorpusStats, typeface: Typeface): Generator<StatsFile> {
  for (const { name, title, inWords, scene } of PICTURES) {
    // Of kinds without grades, only clues can be drawn.
    const shown = name === 'clues' ? kinds : kinds.filter(({ graded }) => graded > 0)
    if (shown.length === 0) continue
    const drawing = drawPlot(scene(shown), typeface)
    const texts = shown.map((kind) => `${kind.family} ${kind.shape}: ${inWords(kind, name)}.`)
    const svg = svgOfPlot({ name, title, alternative: texts.join(' ') }, drawing, true)
    yield { name: `${name}.svg`, content: svg }
    yield { name: `${name}.png`, content: plotPng(svg) }
  }
}

// The plots of stars, degrees and clues: for each family and shape, the number of puzzles with each value.

const TIER_KEYS: readonly BarKey[] = TIERS.map((name, index) => ({ name, colour: SHADES[index] }))
/** The key of puzzles whose grades state no tier. */
const NO_TIER: BarKey = { name: 'no tier', colour: NO_CLASS }
const PLAIN: readonly BarKey[] = [{ name: 'puzzles', colour: SHADES[1] }]

/** Half the width of a bar, if the distance between neighbouring bars is 1. */
const HALF_BAR = 0.4

/** The puzzles by stars, divided by tiers. */
export function starsScene(kinds: readonly KindStats[]): PlotScene {
  const lackTiers = kinds.some((kind) => countsWithoutTier(kind).some((puzzles) => puzzles > 0))
  const keys = lackTiers ? [...TIER_KEYS, NO_TIER] : TIER_KEYS
  return barPanels(kinds, keys, 'stars', (kind) => ({
    bars: STARS.map((stars, index) => ({
      from: stars - HALF_BAR,
      to: stars + HALF_BAR,
      puzzles: [...TIERS.map((tier) => kind.grades[tier][index]), countsWithoutTier(kind)[index]],
    })),
    domain: [STARS[0] - 0.6, STARS[STARS.length - 1] + 0.6],
    ticks: () => STARS.map((value) => ({ value, text: String(value) })),
  }))
}

/** The puzzles by their number of clues. */
export function cluesScene(kinds: readonly KindStats[]): PlotScene {
  return barPanels(kinds, PLAIN, 'clues', ({ clues }) => {
    const { least = 0, most = 0 } = spreadOf(clues) ?? {}
    const from = least - 1
    const span = most + 1 - from
    return {
      bars: sortedCounts(clues).map(([value, puzzles]) => bar(value - HALF_BAR, value + HALF_BAR, puzzles)),
      domain: [from, most + 1],
      ticks: (length) =>
        countTicks(span, length)
          .map(({ place }) => Math.round((place / length) * span) + from)
          .filter((value) => value >= least && value <= most)
          .map((value) => ({ value, text: String(value) })),
    }
  })
}

const bar = (from: number, to: number, puzzles: number): Bar => ({ from, to, puzzles: [puzzles] })

/** The number of bars between a degree and ten times this degree. */
const BARS_IN_DECADE = 12

/** The puzzles by degree, on a logarithmic axis, with the borders between the stars. */
export function degreesScene(kinds: readonly KindStats[]): PlotScene {
  return barPanels(kinds, PLAIN, 'degree; dashed: where the stars change', degreePanel)
}

/** Lower degrees are drawn at this degree, which is far below two stars. */
const LEAST_DRAWN = 1

function degreePanel({ degrees }: KindStats): BarPanel {
  const bars = new Map<number, number>()
  for (const [degree, puzzles] of degrees) {
    const index = Math.floor(Math.log10(Math.max(LEAST_DRAWN, degree)) * BARS_IN_DECADE)
    bars.set(index, (bars.get(index) ?? 0) + puzzles)
  }
  const indices = Array.from(bars.keys())
  const from = Math.floor(Math.min(...indices, BARS_IN_DECADE) / BARS_IN_DECADE)
  const to = Math.max(Math.ceil((Math.max(...indices, 0) + 1) / BARS_IN_DECADE), from + 1)
  return {
    bars: sortedCounts(bars).map(([index, puzzles]) =>
      bar(index / BARS_IN_DECADE, (index + 1) / BARS_IN_DECADE, puzzles),
    ),
    domain: [from, to],
    ticks: () =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step).map((power) => ({
        value: power,
        text: shortNumber(10 ** power),
      })),
    borders: BORDERS.map((border) => Math.log10(border)).filter((place) => place > from && place < to),
  }
}

// Describes the plots in words, for readers who cannot see them.

function starsInWords(kind: KindStats): string {
  return kind.stars.map((puzzles, index) => `${index + 1}: ${puzzles}`).join(', ')
}

function spreadInWords({ clues, degrees }: KindStats, name: string): string {
  const spread = spreadOf(name === 'clues' ? clues : degrees)
  return spread ? `from ${spread.least} to ${spread.most}, median ${spread.median}` : 'none'
}

function techniquesInWords(kind: KindStats): string {
  return usedTechniques(kind)
    .map(({ name, puzzles }) => `${name} in ${puzzles}`)
    .join(', ')
}

// The plot of techniques: for each family, shape and technique, the share of graded puzzles whose path uses the
// technique, and the share of graded puzzles whose hardest technique it is.
//
//   naked-pair  ▓▓▓▓▓░░░░░░░░░   51 %, hardest 20 %

/** The techniques of a kind with their names, the most used first. */
export function usedTechniques({ techniques }: KindStats) {
  return Array.from(techniques, ([name, use]) => ({ name, ...use })).sort(
    (one, other) => other.puzzles - one.puzzles || (one.name < other.name ? -1 : 1),
  )
}

const TITLE = 24
const ROW = 17
const BAR = 11
/** The width of the names at the left, and of the figures at the right. */
const NAMES = 160
const FIGURES = 130
const [USED] = SHADES
const HARDEST = SHADES[2]

/** Draws the techniques of each kind that has any. */
export function techniquesScene(kinds: readonly KindStats[]): PlotScene {
  return stackedBlocks([
    ...kinds.filter(({ techniques }) => techniques.size > 0).map(kindBlock),
    keyBlock(KEYS, KEY_STEP),
  ])
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

const KEYS: readonly BarKey[] = [
  { name: 'share of the graded puzzles whose path uses it', colour: USED },
  { name: 'share whose hardest technique it is', colour: HARDEST },
]
const KEY_STEP = 330
