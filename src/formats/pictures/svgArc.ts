// Elliptical arcs of SVG paths as cubic curves of at most a quarter turn each. After SVG 2, appendix "Elliptical arc
// implementation notes".

type Point = readonly [number, number]

/** The cubic curves of an elliptical arc; undefined if it is a straight line. */
export function arcCurves(
  [x1, y1]: Point,
  radii: Point,
  degrees: number,
  isLarge: boolean,
  isClockwise: boolean,
  [x2, y2]: Point,
): number[][] | undefined {
  let [rx, ry] = radii.map(Math.abs)
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return undefined
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Half the way from end to start, in the axes of the ellipse.
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx]
  // Radii that are too small for the distance grow until they reach.
  const reach = (px / rx) ** 2 + (py / ry) ** 2
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)]
  const left = Math.max(
    0,
    ((rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2) / ((rx * py) ** 2 + (ry * px) ** 2),
  )
  const root = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(left)
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx]
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx)
  const to = Math.atan2((-py - cy) / ry, (-px - cx) / rx)
  const sweep = to - from + (isClockwise ? (to < from ? 2 : 0) : to > from ? -2 : 0) * Math.PI
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const step = sweep / pieces
  const handle = (4 / 3) * Math.tan(step / 4)
  const place = (u: number, v: number) => [
    cos * rx * u - sin * ry * v + cos * cx - sin * cy + (x1 + x2) / 2,
    sin * rx * u + cos * ry * v + sin * cx + cos * cy + (y1 + y2) / 2,
  ]
  return Array.from({ length: pieces }, (_, piece) => {
    const [a, b] = [from + piece * step, from + (piece + 1) * step]
    const end = piece === pieces - 1 ? [x2, y2] : place(Math.cos(b), Math.sin(b))
    return [
      ...place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...end,
    ]
  })
}
