// Makes the SVG of Vega smaller without changing the picture. A page holds ten plots, and most of what Vega
// writes is invisible digits, names of its own parts, and repeated attributes.
//
//   <path transform="translate(8.25,69.75)" d="M2.91,0A2.91,2.91,0,1,1,-2.91,0A…" stroke="#222"/>
//   <circle cx="8.3" cy="69.8" r="2.9"/>                    in a group that has the stroke

/** Returns a smaller version of a drawing by Vega. */
export function squeezed(svg: string): string {
  const bare = svg
    .replaceAll(/ (?:class|aria-[a-z]+|role|pointer-events)="[^"]*"| (?:fill-|stroke-)?opacity="1"/g, '')
    .replaceAll(/ (?:d|x2?|y2?|width|height)="[^"]*"|translate\([^)]*\)/g, (places) =>
      places.replaceAll(NUMBER, tenths),
    )
    .replaceAll(/<path d="M0,0h0v0h0Z"[^>]*\/>/g, '')
    .replaceAll(CIRCLE, '<circle cx="$1" cy="$2" r="$3"')
    .replaceAll(/ d="M[-\d.]+,[-\d.]+(?:L[-\d.]+,[-\d.]+)+"/g, stairs)
  return bare.replaceAll(/<g>((?:<(?:path|line|circle|rect) [^>]*\/>){2,})<\/g>/g, (_, marks: string) =>
    shared(marks),
  )
}

const NUMBER = /-?\d*\.\d+(?:e-?\d+)?/g
const CIRCLE = /<path transform="translate\(([-\d.]+),([-\d.]+)\)" d="M([\d.]+),0A[^"]*,-\3,0A[^"]*,\3,0"/g

/** Rounds to a tenth of a pixel. */
const tenths = (number: string): string => String(Math.round(Number(number) * 10) / 10)

/** Writes horizontal and vertical lines with one coordinate: `H12` and `V7`. */
function stairs(path: string): string {
  const [first, ...points] = path.slice(' d="M'.length, -1).split('L')
  let [x, y] = first.split(',')
  const lines = points.map((point) => {
    const [nextX, nextY] = point.split(',')
    const line =
      nextX === x && nextY === y ? '' : nextX === x ? `V${nextY}` : nextY === y ? `H${nextX}` : `L${point}`
    x = nextX
    y = nextY
    return line
  })
  return ` d="M${first}${lines.join('')}"`
}

/** Attributes that marks inherit from their group. Opacity is not inherited. */
const INHERITED =
  / (?:fill|fill-opacity|stroke|stroke-width|stroke-dasharray|stroke-linejoin|stroke-miterlimit)="[^"]*"/g

/** Puts marks into a group with the attributes that all of them share. */
function shared(marks: string): string {
  const each = marks.match(/<[^>]*>/g) ?? []
  const [first, ...rest] = each.map((mark): readonly string[] => mark.match(INHERITED) ?? [])
  const common = first.filter((attribute) => rest.every((others) => others.includes(attribute)))
  const bare = each.map((mark) => common.reduce((text, attribute) => text.replace(attribute, ''), mark))
  return `<g${common.join('')}>${bare.join('')}</g>`
}
