import type { Face } from '../../src/render/typeface.ts'

/** Every letter is half an em wide. */
export const plainFace: Face = {
  capHeight: 0.66,
  width: (text) => 0.5 * Array.from(text).length,
  outline: () => [],
  missing: () => [],
}
