// Lines in box-drawing characters: one character for each way in which thin and thick lines can meet.
//
//   ┏━┯━┓   From the middle of a character, a line goes up, right, down and left: none (0), a thin one (1) or
//   ┠─┼─┨   a thick one (2). Unicode has all 81 combinations.
//   ┗━┷━┛

/** The weights of the lines that meet in the middle of a character; 0 means no line. */
export interface Arms {
  /** The weight of the line upwards. */
  above: number
  /** The weight of the line to the right. */
  right: number
  /** The weight of the line downwards. */
  below: number
  /** The weight of the line to the left. */
  left: number
}

/**
 * One row for each combination of the weights above and to the right; within a row, those below and to the
 * left.
 */
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

/** The character in which these lines meet; a space if there are none. */
export function boxCharacter({ above, right, below, left }: Readonly<Arms>): string {
  return CHARACTERS[3 * above + right][3 * below + left]
}
