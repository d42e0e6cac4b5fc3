// Lines in box-drawing characters: a character for each way in which thin and thick lines can meet.
//
//   ┏━┯━┓   above, right, below and left of the middle of a character there is no line (0), a thin one (1) or
//   ┠─┼─┨   a thick one (2): 81 ways, and Unicode has them all.
//   ┗━┷━┛

/** How heavy the lines are that meet in the middle of a character: 0 for none. */
export interface Arms {
  /** The line upwards. */
  above: number
  /** The line to the right. */
  right: number
  /** The line downwards. */
  below: number
  /** The line to the left. */
  left: number
}

/** A row for each weight above and to the right, in it those below and to the left. */
const CHARACTERS = [
  ' ╴╸╷┐┑╻┒┓',
  '╶─╾┌┬┭┎┰┱',
  '╺╼━┍┮┯┏┲┳',
  '╵┘┙│┤┥╽┧┪',
  '└┴┵├┼┽┟╁╅',
  '┕┶┷┝┾┿┢╆╈',
  '╹┚┛╿┦┩┃┨┫',
  '┖┸┹┞╀╃┠╂╉',
  '┗┺┻┡╄╇┣╊╋',
] as const

/** The character in whose middle these lines meet; a blank where there is none. */
export function boxCharacter({ above, right, below, left }: Readonly<Arms>): string {
  return CHARACTERS[3 * above + right][3 * below + left]
}
