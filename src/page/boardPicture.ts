// The static board of a page: a picture that is shown in print and until the script runs.

import { pictureElements } from '../render/pictureSvgElements.ts'
import { vectorElements, viewBoxOf } from '../render/webSvgElements.ts'
import type { Picture, Scene } from '../scene.ts'
import { type Html, html } from './html.ts'

/** Draws a board as SVG in black; `title` is announced by screen readers. */
export function boardPicture(scene: Scene, title: string): Html {
  const elements = vectorElements(scene.marks, pictured).map(({ tag, attributes, text }) => {
    const { class: _, ...own } = attributes
    const fill = tag === 'rect' || tag === 'text' ? { ...own, fill: '#000', stroke: 'none' } : own
    const list = Object.entries(fill).map(([name, value]) => html` ${name}="${value}"`)
    return text === undefined ? html`<${tag}${list}/>` : html`<${tag}${list}>${text}</${tag}>`
  })
  return html`<svg role="img" viewBox="${viewBoxOf(scene)}" fill="none" stroke="#000" stroke-linecap="square"><title>${title}</title>${elements}</svg>`
}

function pictured({ x, y, size, content }: Picture) {
  return pictureElements({ x: x - size / 2, y: y - size / 2, size, content }, 'href')
}
