// The header line of a results file, by which a run decides whether it can resume the file.

import { parseHeader } from '../../bench/readResults.ts'
import type { ResultsHeader } from '../../bench/results.ts'
import { headerDifferences } from '../../bench/sameRun.ts'
import { PuzzleError } from '../../families/error.ts'
import type { Head } from '../../runs/readEarlier.ts'

/**
 * Makes the head of a results file: its header line, and the check that an existing file belongs to the same
 * run.
 */
export function resultsHead(header: ResultsHeader): Head {
  const { environment, ...compared } = header
  return {
    line: JSON.stringify(header),
    // The environment is the last member of the line, and the only one of which some may differ.
    ...(environment && { stable: `${JSON.stringify(compared).slice(0, -1)},` }),
    expectSame(line) {
      const differences = headerDifferences(headerIn(line), header)
      if (differences.length === 0) return
      const sentence = 'the file belongs to a different run; choose another --out, or remove the file'
      throw new PuzzleError('conflict', [sentence, ...differences].join('\n  '))
    },
  }
}

function headerIn(line: string): ResultsHeader {
  try {
    return parseHeader(line)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new PuzzleError('conflict', 'the file exists but is not a results file; choose another --out')
  }
}
