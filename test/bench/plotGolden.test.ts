// The look of each kind of plot, kept as pictures in test/fixtures/golden. `npm run golden` draws missing and changed
// pictures; look at them before committing.

import { describe, expect, it } from 'vitest'
import { drawPlot, svgOfPlot } from '../../src/bench/report/drawPlot.ts'
import { colourPng } from '../../src/render/png.ts'
import { expectPicture } from '../support/golden.ts'
import { typeface } from '../support/png.ts'
import { madeResults, own, TWO_KINDS } from '../support/results.ts'
import { plotsOf, reportOf } from './rows.ts'

/** Pixels of a picture for each pixel of a plot: enough to see letters, small enough to keep. */
const SCALE = 0.9

const dozen = madeResults({
  contenders: [
    ...Array.from({ length: 11 }, (_, index) => own(`contender ${index + 1}`, 1 + index * 0.25)),
    own('survo alone', 2, ['survo']),
  ],
  kinds: TWO_KINDS,
  puzzles: 30,
  nodes: 300,
  times: false,
})
/** The second contender does as the first, so their lines coincide. */
const run = {
  ...dozen,
  rows: dozen.rows.map((row) => {
    const one = dozen.rows.find(
      ({ contender, puzzle }) => contender === 'contender 1' && puzzle === row.puzzle,
    )
    return row.contender === 'contender 2' && one ? { ...one, contender: row.contender } : row
  }),
}

const plots = plotsOf(reportOf(run))

describe('plots of twelve contenders', () => {
  it('are of each kind', () => {
    const kinds = ['heat-nodes', 'cactus-nodes', 'ecdf-nodes', 'profile-nodes', 'stars-nodes', 'scatter']
    expect(plots.map(({ name }) => name)).toEqual(kinds)
  })

  it.each(plots.map((plot) => [plot.name, plot] as const))('look as they did: %s', (name, plot) => {
    const svg = svgOfPlot(plot, drawPlot(plot.scene, typeface), true)
    expectPicture(colourPng(svg, SCALE), `plot-${name}`)
  })
})
