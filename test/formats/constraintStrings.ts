// Published constraint strings of Interactive Sudoku Solver: examples of github.com/sigh/Interactive-Sudoku-Solver (MIT), with the
// source and the solution that it states for each.

/** A published string with one puzzle. */
interface ConstraintString {
  readonly text: string
  readonly shape: string
  readonly cells: string
  readonly solution: string
}

/** The published strings. */
export const CONSTRAINT_STRINGS: readonly ConstraintString[] = [
  {
    // http://forum.enjoysudoku.com/6x6-su-dokus-how-hard-can-they-be-t2053.html; the shape stands at the end.
    text: '.~R1C5_4~R2C2_1~R2C4_3~R2C6_5~R3C4_2~R4C3_3~R5C1_6~R5C3_2~R5C5_5~R6C2_5.Shape~6x6',
    shape: '6x6',
    cells: '....4..1.3.5...2....3...6.2.5..5....',
    solution: '325146416325541263263514632451154632',
  },
  {
    // http://forum.enjoysudoku.com/the-hardest-sudokus-new-thread-t6539-645.html
    text: '.Diagonal~1.Diagonal~-1.~R1C3_1~R1C7_2~R2C3_2~R2C4_3~R2C9_4~R3C1_4~R4C1_5~R4C3_3~R4C8_6~R5C2_1~R5C9_5~R6C3_6~R7C5_7~R7C6_8~R8C5_9~R9C2_7~R9C6_1~R9C8_9',
    shape: '9x9+x',
    cells: '..1...2....23....44........5.3....6..1......5..6..........78.......9.....7...1.9.',
    solution: '681945237792316584435827619523784961817639425946152873369478152158293746274561398',
  },
  {
    // http://forum.enjoysudoku.com/x-sudoku-extreme-t34714-30.html
    text: '.Diagonal~1.Diagonal~-1.Windoku.~R1C8_1~R2C5_2~R2C9_3~R4C1_4~R4C6_3~R5C5_5~R5C9_6~R6C5_1~R7C6_7~R7C7_8~R8C5_6~R9C5_3~R9C6_2',
    shape: '9x9+x+hyper',
    cells: '.......1.....2...3.........4....3.......5...6....1.........78......6........32...',
    solution: '932674518678521943541398267469283751217459386853716429326147895794865132185932674',
  },
  {
    // https://www.reddit.com/r/sudoku/comments/gk8si6/antiking_antiknight_sudoku_to_compliment_the/
    text: '.AntiKnight.AntiKing.~R1C1_1~R1C7_5~R1C8_6~R1C9_7~R2C1_2~R2C2_3~R2C3_4~R2C9_8',
    shape: '9x9+anti-knight+anti-king',
    cells: `1.....567234.....8${'.'.repeat(63)}`,
    solution: '198234567234567198567198234982345671345671982671982345823456719456719823719823456',
  },
  {
    // https://rishipuri.blogspot.com/2013/02/antiknight-nonconsecutive-sudoku-2013-2.html, as an address of the solver.
    text: 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.AntiConsecutive.%7ER3C4_4%7ER3C6_7%7ER4C3_6%7ER4C7_5%7ER6C3_4%7ER6C7_3%7ER7C4_2%7ER7C6_5&mode=all-possibilities',
    shape: '9x9+anti-knight+non-consecutive',
    cells: '.....................4.7.....6...5.............4...3.....2.5.....................',
    solution: '973518264425963718861427953316842597758396142294751386649275831182639475537184629',
  },
]
