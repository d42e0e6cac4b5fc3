// The star as a path of SVG in a square of 24 units.

import { starCorners } from './star.ts'

/** The path. The star stands in the middle of its square. */
export const STAR_PATH = `M${starCorners(12, 12.8, 11.5)
  .map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)
  .join('L')}Z`
