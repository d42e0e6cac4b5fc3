// The checks of preflight, and the problems that they find. The first few of a kind are reported in full, the
// others are counted.

/** The checks, with their labels in a report. */
export const CHECKS = {
  file: 'file',
  size: 'page size',
  boxes: 'trim boxes',
  pages: 'number of pages',
  fonts: 'fonts',
  type: 'smallest type',
  line: 'thinnest line',
  live: 'live area',
  colours: 'colours',
  images: 'images',
  transparency: 'transparency',
  extras: 'other content',
  empty: 'empty pages',
  solutions: 'solutions',
  links: 'links',
} as const satisfies Record<string, string>
/** The name of a check. */
export type PreflightCheck = keyof typeof CHECKS
/** The names of all checks, in the order of a report. */
export const CHECK_NAMES = Object.keys(CHECKS) as readonly PreflightCheck[]

/** A problem with a file. */
export interface PreflightProblem {
  /** The page in the file, from 1, regardless of printed page numbers. */
  readonly page?: number
  /** The check that found the problem. */
  readonly check: PreflightCheck
  /** The message: where, what is wrong, and what would be right. */
  readonly message: string
}

/** Collects problems while a file is read. */
export interface Findings {
  /** Adds a problem of a page or of the complete file. */
  readonly add: (check: PreflightCheck, message: string, page?: number) => void
  /** The problems by check: the first few of each, and a count of the rest. */
  readonly problems: () => PreflightProblem[]
}

/** The number of problems of each kind that are reported in full. */
const MOST_SAID = 5

/** Makes an empty collection. */
export function makeFindings(): Findings {
  const found = new Map<PreflightCheck, { readonly said: PreflightProblem[]; count: number }>()
  return {
    add: (check, message, page) => {
      const entry = found.get(check) ?? { said: [], count: 0 }
      found.set(check, entry)
      entry.count++
      if (entry.count > MOST_SAID) return
      entry.said.push({ ...(page !== undefined && { page }), check, message })
    },
    problems: () =>
      CHECK_NAMES.flatMap((check) => {
        const { said, count } = found.get(check) ?? { said: [], count: 0 }
        if (count <= MOST_SAID) return said
        return [...said, { check, message: `${CHECKS[check]}: and ${count - MOST_SAID} more` }]
      }),
  }
}
