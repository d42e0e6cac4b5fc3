// The plots on the page, each with its caption, its table and links to its files.

import { escaped } from '../../../render/xml.ts'
import { type DrawnPlot, definitionsOf, svgOfPlot } from '../drawPlot.ts'
import { tableOrFile } from './elements.ts'

/** The outlines of the letters of all plots, each once. */
export function lettersOf(drawn: readonly DrawnPlot[]): string {
  const letters = new Map(drawn.flatMap(({ drawing }) => Array.from(drawing.letters)))
  const place = 'width="0" height="0" aria-hidden="true" style="position:absolute"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place}>${definitionsOf(letters)}</svg>\n`
}

/** Tables of plots with more rows are left to the CSV file. */
const MOST_ROWS = 200

/** A plot with its caption, followed by its table. */
export function figure({ plot, drawing }: DrawnPlot): string {
  const { name, title, caption, summary } = plot
  return [
    `<figure id="${name}">\n<h3>${escaped(title)}</h3>\n`,
    `<div class="wide">${svgOfPlot(plot, drawing, false)}</div>\n`,
    `<figcaption>${escaped(caption)}</figcaption>\n</figure>\n`,
    `<details class="data"><summary>Table of this plot</summary>\n${tableOrFile(summary, `${name}.csv`, MOST_ROWS)}`,
    `<p>All data: <a href="${name}.csv">${name}.csv</a>. Plot: <a href="${name}.svg">SVG</a>, <a href="${name}.pdf">PDF</a>, <a href="${name}.png">PNG</a>.</p></details>\n`,
  ].join('')
}
