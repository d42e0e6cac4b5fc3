// What the benchmark and its contenders say to each other, and the boards they solve. A contender is a process that
// answers each line with one line:
//
//   read FILE        read COUNT              the puzzles of a file, 81 characters a line, '.' for no given
//   solve TIMES      solved MS NONE ONE MORE that many passes over all puzzles, asked for two solutions each: the processor
//                                            time, and how many puzzles have no, one, or several solutions
//   make COUNT FILE  made MS                 that many minimal Sudokus, written to the file after the time is taken
//
// So starting, reading and writing are in no time, and the passes of all contenders can take turns.

const NUMBERS = { read: 1, solved: 4, made: 1 }

/** The numbers of a reply; throws unless the line is the reply that is expected. */
export function parseReply(line, expected) {
  const [word, ...rest] = line.trim().split(/\s+/)
  const numbers = rest.map(Number)
  const isWhole = numbers.length === NUMBERS[expected] && numbers.every((one) => one >= 0)
  if (word !== expected || !isWhole) throw new Error(`expected a line "${expected} …", found "${line}"`)
  return numbers
}

/** Throws if contenders count differently how many puzzles have no, one, or several solutions. */
export function demandAgreement(answers) {
  const [[first, agreed], ...others] = answers
  for (const [name, counts] of others) {
    if (counts.join() !== agreed.join())
      throw new Error(`${name} counts ${counts.join(', ')}, but ${first} counts ${agreed.join(', ')}`)
  }
}

/**
 * Boards with several solutions, from puzzles without a clue to spare: every puzzle loses one clue, and every second puzzle
 * the next clue too. Which clue goes depends on the place of the puzzle in the list.
 */
export function withSeveralSolutions(puzzles) {
  return puzzles.map((puzzle, index) => {
    const clues = Array.from(puzzle.matchAll(/[1-9]/g), (match) => match.index)
    const gone = [index, ...(index % 2 === 1 ? [index + 1] : [])].map((at) => clues[at % clues.length])
    return Array.from(puzzle, (character, cell) => (gone.includes(cell) ? '.' : character)).join('')
  })
}
