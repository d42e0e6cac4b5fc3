/** The numbers of a reply; throws unless the line is the reply that is expected. */
export function parseReply(line: string, expected: 'read' | 'solved' | 'made'): number[]

/** Throws if contenders count differently how many puzzles have no, one, or several solutions. */
export function demandAgreement(
  answers: readonly (readonly [name: string, counts: readonly number[]])[],
): void

/** Boards with several solutions: puzzles without a clue to spare that lose one or two clues. */
export function withSeveralSolutions(puzzles: readonly string[]): string[]
