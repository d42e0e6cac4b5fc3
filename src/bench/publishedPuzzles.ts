// Published puzzles on which solvers are often compared: the boards of the five posts, and those that the
// tests cite. Each has exactly one solution. They form a corpus like any other.

import { makeReader } from '../formats/puzzleReader.ts'
import type { Entry, Read } from '../formats/readRecord.ts'
import type { Grader } from '../grader/grade.ts'
import { describePuzzle, type PuzzleRecord } from '../maker/puzzleRecord.ts'
import { makeSolver } from '../solver/solve.ts'

interface Published {
  /** Author, title, year, place of publication. */
  readonly source: string
  /** The id: family, shape and clues. */
  readonly id: string
}

/** The published puzzles, by family. */
export const PUBLISHED: readonly Published[] = [
  {
    source: 'the Sudoku post (2011), the puzzle of its first part',
    id: 'sudoku:9x9:..3.75.......2..869.2..1..3.4.18......7......2.....6.....7..3.1..4.....7.3.45.2..',
  },
  {
    source: 'Norvig, Solving Every Sudoku Puzzle (2006), grid 1',
    id: 'sudoku:9x9:..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
  },
  {
    source: 'Arto Inkala, AI Escargot (2006)',
    id: 'sudoku:9x9:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  },
  {
    source: 'Arto Inkala, The hardest Sudoku in the world (The Telegraph, 2012)',
    id: 'sudoku:9x9:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 1',
    id: 'kenken:4x4:7+A1,B1;2/C1,D1;1-A2,A3;3-B2,B3;2/A4,B4;3=C2;12xC3,C4,D4;2/D2,D3',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 2',
    id: 'kenken:4x4:1-A1,A2;2/A3,B3;5+A4,B4;2/B1,C1;5+B2,C2;1-C3,D3;6xC4,D4;4xD1,D2',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 3',
    id: 'kenken:4x4:48xA1,A2,A3,B1;5+A4,B4;2/B2,C2;12xB3,C3;5+C1,D1;2-D2,D3;1-C4,D4',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 4',
    id: 'kenken:5x5:12xA1,B1;2-A2,B2;4-A3,A4;2/A5,B5;2/B3,B4;2/C1,C2;15+C3,C4,C5,D3;3-D1,E1;16xD2,E2,E3;1-D4,E4;2-D5,E5',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 5',
    id: 'kenken:5x5:8+A1,B1,C1;2-A2,A3;4xA4,A5,B5;2/B2,B3;1-B4,C4;3=C5;4-C2,D2;10+C3,D3,D4;48xD1,E1,E2;2/E3,E4;3-D5,E5',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 6',
    id: 'kenken:5x5:3-A1,A2;1-A3,A4;15xA5,B5,B4;12xB1,B2,C2;10+B3,C3,D3;1=C1;2/C4,C5;2/D1,D2;20xD4,D5,E5;8+E1,E2;3+E3,E4',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 7',
    id: 'kenken:6x6:11+A1,B1;2/A2,A3;20xA4,B4;6xA5,A6,B6,C6;3-B2,B3;3/B5,C5;240xC1,C2,D1,D2;6xC3,C4;6xD3,E3;7+D4,E4,E5;30xD5,D6;6xE1,E2;9+E6,F6;8+F1,F2,F3;2/F4,F5',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 8',
    id: 'kenken:7x7:3-A1,B1;108xA2,A3,B3;13+A4,B4,B5;2/A5,A6;13+A7,B6,B7;3-B2,C2;70xC1,D1,E1;5=D2;504xC3,C4,D3,E3,E4;60xC5,D4,D5,E5;4-C6,C7;1-D6,D7;6-E6,E7;2/F1,G1;2/G2,G3;30xE2,F2,F3;140xF4,F5,G4;1-G5,G6;14+F6,F7,G7',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 9',
    id: 'kenken:7x7:3=A1;15+A2,A3,B3;12+A4,A5,A6;1-A7,B7;6/B1,B2;7+B4,B5;7=B6;8xC1,C2;2/C3,C4;35xC5,C6,C7;11+D1,E1,E2;5-D2,D3;3/D4,E4;30xD5,D6;9+D7,E7;2-E5,E6;8+E3,F3,G3;24xF1,F2;35xG1,G2;10+F4,F5;2xF6,F7;6+G4,G5;3-G6,G7',
  },
  {
    source: 'Norvig, KenKen Puzzles (2016, 2021), puzzle 10',
    id: 'kenken:8x8:3/A1,A2;9+A3,A4;210xA5,B5,C5,B4,C4;19+A6,B6,C6;90xA7,A8,B7;10xB1,B2;8-B3;4/B8,C8;7+C1,D1;7=C2;1-C3,D3;4=C7;2/D2,E2;17+D4,E4,F4;6/D5,D6;6xD7,D8;16+E1,F1,F2,G2;7=E3;5-E5,E6;12xE7,E8,F8;7+F3,G3;80xF5,F6,F7;8/G1,H1;4-H2,H3;1-G4,H4;15+G5,H5,H6;1=G6;12+G7,H7;1-G8,H8',
  },
  {
    source: 'the Survo post; Mustonen 2006, example 1; Wikipedia "Survo puzzle"',
    id: 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25',
  },
  { source: 'Wikipedia "Survo puzzle"', id: 'survo:2x3:,,3/,6,|9,12|9,7,5' },
  { source: 'Wikipedia "Survo puzzle", open, degree 150', id: 'survo:3x4:,,,/,,,/,,,|24,15,39|21,10,18,29' },
  {
    source: 'Mustonen 2006, problem 11; survo.fi T11_KV.TUT',
    id: 'survo:4x4:,,,/,,,/,,,/,,,|51,36,32,17|51,42,26,17',
  },
  { source: 'survo.fi, puzzle 1/2006', id: 'survo:3x3:,,/,,/,,|8,17,20|8,15,22' },
  { source: 'survo.fi, puzzle 2/2006', id: 'survo:3x4:,12,,/,,,10/11,,,|30,16,32|22,20,14,22' },
  {
    source: 'survo.fi, puzzle 3/2006',
    id: 'survo:2x10:,,,,,,,,,/,,,,,,,,,|64,146|10,11,14,17,20,22,23,27,31,35',
  },
  { source: 'survo.fi, puzzle 4/2006', id: 'survo:4x4:7,,,16/6,5,,/,,1,12/11,15,,|46,21,20,49|28,36,22,50' },
  { source: 'survo.fi, puzzle 5/2006', id: 'survo:3x5:,,,3,/15,,,,/,11,13,,14|26,39,55|25,28,31,13,23' },
  {
    source: 'survo.fi, puzzle 6/2006',
    id: 'survo:3x6:11,,,18,,17/,15,,,,/,,2,,16,14|72,43,56|23,22,23,35,34,34',
  },
  { source: 'survo.fi, puzzle 128/2008', id: 'survo:3x6:,,,,,/,,18,,,/,,,,,|30,86,55|22,11,42,32,27,37' },
  {
    source: 'survo.fi, puzzle 269/2012, in github.com/hakank/hakank',
    id: 'survo:4x4:,,,/,,,/,,,/,,,|16,40,53,27|16,32,40,48',
  },
  { source: 'survo.fi, swapm.html', id: 'survo:4x4:,,,/,,,/,,,/,,,|14,28,44,50|16,33,40,47' },
  { source: 'survo.fi, puzzle 71/2007', id: 'survo:4x5:,,,,/,,,,/,,,,/,,,,|24,41,58,87|21,37,42,50,60' },
  {
    source: 'ECLiPSe program citing survo.fi, problem 9',
    id: 'survo:4x5:,,,,/,,,,/,,,,/,,,,|20,44,65,81|24,33,38,57,58',
  },
  {
    source: 'ECLiPSe program citing survo.fi, problem 10',
    id: 'survo:3x7:,,,,,,/,,,,,,/,,,,,,|50,67,114|12,17,28,37,40,45,52',
  },
  {
    source: 'the Hidoku post (Findling 2015)',
    id: 'hidoku:10x10:,,93,,,,,,,57/,,,22,,53,54,40,,/,,18,23,52,,100,,,/,,,,,99,33,,,/,,,,,25,,,,/,,,,,,,,,29/14,,7,,,,,,,/,,,65,,,46,72,77,/,9,,,,,,,80,76/1,,,11,,68,82,,,',
  },
  {
    source: 'the magic number board post (Findling 2014)',
    id: 'magic:5x5/5..29:,,,,15/,,25,17,/,26,,5,/,18,,,11/,,21,,',
  },
]

/**
 * The record of a published puzzle: like that of a generated one, with the source in place of the seed and
 * made name.
 */
type PublishedRecord = Omit<PuzzleRecord, 'minimal' | 'seed' | 'generator' | 'made'> & {
  readonly source: string
}

/** Solves and grades a published puzzle. */
export function publishedRecord({ source, id }: Published, gradeOf: Grader): PublishedRecord {
  const { family, puzzle } = readName(id)
  const [solution] = makeSolver()(family, puzzle).solutions
  const grade = gradeOf(family, puzzle)
  return {
    ...describePuzzle(family, puzzle, solution),
    source,
    ...(typeof grade === 'object' && { grade }),
  }
}

function readName(id: string): Read {
  const entries: Entry[] = []
  const reader = makeReader({}, (entry) => entries.push(entry))
  reader.push(id)
  reader.end()
  const [entry] = entries
  if ('error' in entry) throw entry.error
  return entry
}
