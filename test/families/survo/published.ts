// Published Survo puzzles, each with one solution. `degree` is Mustonen's measure of difficulty. `nodes` is
// the number of nodes that the default search opens: it changes only with propagation or heuristics.

export interface PublishedSurvo {
  readonly source: string
  readonly shape: string
  readonly text: string
  readonly nodes: readonly [basic: number, full: number]
  readonly degree?: number
  /** The rows of the solution, if it is printed. */
  readonly solution?: string
}

export const PUBLISHED: readonly PublishedSurvo[] = [
  {
    source: 'the Survo post; Mustonen 2006, example 1; Wikipedia "Survo puzzle"',
    shape: '3x4',
    text: '. 6 . . | 30\n8 . . . | 18\n. . 3 . | 30\n27 16 10 25',
    nodes: [3, 1],
    solution: '12 6 2 10 / 8 1 5 4 / 7 9 3 11',
  },
  {
    source: 'Wikipedia "Survo puzzle"',
    shape: '2x3',
    text: '. . 3 | 9\n. 6 . | 12\n9 7 5',
    nodes: [1, 1],
    degree: 0,
  },
  {
    source: 'Wikipedia "Survo puzzle", open, degree 150',
    shape: '3x4',
    text: '. . . . | 24\n. . . . | 15\n. . . . | 39\n21 10 18 29',
    nodes: [9, 2],
    degree: 150,
  },
  {
    source: 'Mustonen 2006, problem 11; survo.fi T11_KV.TUT',
    shape: '4x4',
    text: '. . . . | 51\n. . . . | 36\n. . . . | 32\n. . . . | 17\n51 42 26 17',
    nodes: [204, 16],
    degree: 2050,
  },
  {
    source: 'survo.fi, puzzle 1/2006',
    shape: '3x3',
    text: '. . . | 8\n. . . | 17\n. . . | 20\n8 15 22',
    nodes: [3, 1],
    solution: '1 2 5 / 3 6 8 / 4 7 9',
  },
  {
    source: 'survo.fi, puzzle 2/2006',
    shape: '3x4',
    text: '. 12 . . | 30\n. . . 10 | 16\n11 . . . | 32\n22 20 14 22',
    nodes: [4, 2],
    solution: '9 12 5 4 / 2 1 3 10 / 11 7 6 8',
  },
  {
    source: 'survo.fi, puzzle 3/2006',
    shape: '2x10',
    text: '. . . . . . . . . . | 64\n. . . . . . . . . . | 146\n10 11 14 17 20 22 23 27 31 35',
    nodes: [4, 3],
    degree: 1550,
    solution: '2 1 3 4 6 5 7 9 12 15 / 8 10 11 13 14 17 16 18 19 20',
  },
  {
    source: 'survo.fi, puzzle 4/2006',
    shape: '4x4',
    text: '7 . . 16 | 46\n6 5 . . | 21\n. . 1 12 | 20\n11 15 . . | 49\n28 36 22 50',
    nodes: [1, 1],
    solution: '7 13 10 16 / 6 5 2 8 / 4 3 1 12 / 11 15 9 14',
  },
  {
    source: 'survo.fi, puzzle 5/2006',
    shape: '3x5',
    text: '. . . 3 . | 26\n15 . . . . | 39\n. 11 13 . 14 | 55\n25 28 31 13 23',
    nodes: [6, 1],
    degree: 55,
    solution: '2 10 6 3 5 / 15 7 12 1 4 / 8 11 13 9 14',
  },
  {
    source: 'survo.fi, puzzle 6/2006',
    shape: '3x6',
    text: '11 . . 18 . 17 | 72\n. 15 . . . . | 43\n. . 2 . 16 14 | 56\n23 22 23 35 34 34',
    nodes: [2, 1],
    degree: 130,
    solution: '11 1 12 18 13 17 / 4 15 9 7 5 3 / 8 6 2 10 16 14',
  },
  {
    source: 'survo.fi, puzzle 128/2008',
    shape: '3x6',
    text: '. . . . . . | 30\n. . 18 . . . | 86\n. . . . . . | 55\n22 11 42 32 27 37',
    nodes: [130, 9],
    degree: 1700,
  },
  {
    source: 'survo.fi, puzzle 269/2012, in github.com/hakank/hakank',
    shape: '4x4',
    text: '. . . . | 16\n. . . . | 40\n. . . . | 53\n. . . . | 27\n16 32 40 48',
    nodes: [84, 5],
    degree: 920,
  },
  {
    source: 'survo.fi, swapm.html',
    shape: '4x4',
    text: '. . . . | 14\n. . . . | 28\n. . . . | 44\n. . . . | 50\n16 33 40 47',
    nodes: [135, 10],
    solution: '1 3 4 6 / 2 7 9 10 / 5 11 13 15 / 8 12 14 16',
  },
  {
    source: 'survo.fi, puzzle 71/2007',
    shape: '4x5',
    text: '. . . . . | 24\n. . . . . | 41\n. . . . . | 58\n. . . . . | 87\n21 37 42 50 60',
    nodes: [661, 14],
  },
  {
    source: 'ECLiPSe program citing survo.fi, problem 9',
    shape: '4x5',
    text: '. . . . . | 20\n. . . . . | 44\n. . . . . | 65\n. . . . . | 81\n24 33 38 57 58',
    nodes: [4358, 318],
  },
  {
    source: 'ECLiPSe program citing survo.fi, problem 10',
    shape: '3x7',
    text: '. . . . . . . | 50\n. . . . . . . | 67\n. . . . . . . | 114\n12 17 28 37 40 45 52',
    nodes: [279, 4],
  },
]
