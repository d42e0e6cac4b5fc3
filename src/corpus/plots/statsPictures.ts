// The pictures of a corpus, as SVG and PNG, drawn like those of a benchmark's report.

import { drawPlot, plotPng, svgOfPlot } from '../../bench/report/drawPlot.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { PlotScene } from '../../scene.ts'
import type { CorpusStats, KindStats } from '../corpusStats.ts'
import { cluesScene, degreesScene, spreadInWords, starsInWords, starsScene } from './gradePlots.ts'
import { techniquesScene, usedTechniques } from './techniquesPlot.ts'

/** A picture: its file name without the ending, its title, what it shows in words, and its drawing. */
interface StatsPicture {
  readonly name: string
  readonly title: string
  readonly inWords: (kind: KindStats) => string
  readonly scene: (kinds: readonly KindStats[]) => PlotScene
  /** Whether it shows grades, so that kinds without them are left out. */
  readonly isGraded: boolean
}

const PICTURES: readonly StatsPicture[] = [
  {
    name: 'stars',
    title: 'Puzzles by stars and tier',
    inWords: starsInWords,
    scene: starsScene,
    isGraded: true,
  },
  {
    name: 'degrees',
    title: 'Puzzles by degree',
    inWords: (kind) => spreadInWords(kind, kind.degrees),
    scene: degreesScene,
    isGraded: true,
  },
  {
    name: 'clues',
    title: 'Puzzles by clues',
    inWords: (kind) => spreadInWords(kind, kind.clues),
    scene: cluesScene,
    isGraded: false,
  },
  {
    name: 'techniques',
    title: 'Techniques',
    inWords: techniquesInWords,
    scene: techniquesScene,
    isGraded: true,
  },
]

function techniquesInWords(kind: KindStats): string {
  const uses = usedTechniques(kind).map(({ name, puzzles }) => `${name} in ${puzzles}`)
  return `${kind.family} ${kind.shape}: ${uses.join(', ')}.`
}

/** A file of a picture. */
export interface StatsFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** Draws the pictures one after the other; those that nothing can be drawn of are left out. */
export function* statsPictures({ kinds }: CorpusStats, typeface: Typeface): Generator<StatsFile> {
  for (const { name, title, inWords, scene, isGraded } of PICTURES) {
    const shown = isGraded ? kinds.filter(({ graded }) => graded > 0) : kinds
    if (shown.length === 0) continue
    const drawing = drawPlot(scene(shown), typeface)
    const svg = svgOfPlot({ name, title, alternative: shown.map(inWords).join(' ') }, drawing, true)
    yield { name: `${name}.svg`, content: svg }
    yield { name: `${name}.png`, content: plotPng(svg) }
  }
}
