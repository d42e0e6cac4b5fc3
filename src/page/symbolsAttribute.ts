// Writes the attribute `symbols` of the player on a page: a name for letters and shapes; for pictures, a list with each picture
// as an image in a data URL. The images are made from shapes and pixels that have been checked.

import type { SymbolSet } from '../families/symbolSet.ts'
import { pictureElements } from '../render/pictureSvgElements.ts'
import type { PictureContent } from '../scene.ts'
import type { Language } from '../words/languages.ts'

/** The value of the attribute. */
export function symbolsAttribute({ kind, symbols }: SymbolSet, language: Language): string {
  if (kind === 'shapes') return 'shapes'
  if (kind === 'letters') return `letters:${symbols.map(({ sign }) => sign).join('')}`
  return JSON.stringify(
    symbols.map(({ label, pictures }) => ({
      name: label[language],
      image: pictures ? imageAddress(pictures.given) : '',
    })),
  )
}

/** The data URL of an image with a picture. */
function imageAddress(content: PictureContent): string {
  if (content.kind === 'pixels') return `data:image/png;base64,${content.png}`
  const paths = pictureElements({ x: 0, y: 0, size: SIDE, content }, 'href').map(({ tag, attributes }) => {
    const list = Object.entries(attributes).map(([name, value]) => ` ${name}='${value}'`)
    return `<${tag}${list.join('')}/>`
  })
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE} ${SIDE}'>${paths.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const SIDE = 100
