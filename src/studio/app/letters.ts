// The letters of the studio come after its first puzzle: until then, those of the system are seen.

import { FONT, WEIGHT } from '../../design/tokens.ts'

let letters: FontFace | undefined

/** Loads the letters. If that fails, the letters of the system stay. */
export function loadLetters(): void {
  if (letters) return
  const [name] = FONT.split(',')
  letters = new FontFace(name.replaceAll('"', ''), 'url(letters.woff2)', {
    weight: `${WEIGHT.regular} ${WEIGHT.given}`,
    display: 'swap',
  })
  document.fonts.add(letters)
  letters.load().catch(() => {})
}
