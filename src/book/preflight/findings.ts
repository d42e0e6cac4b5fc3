// What is looked at, and what is found wrong: the first few of a kind in words, the others counted.

/** The checks by what a table of them says. */
export const CHECKS = {
  file: 'file',
  size: 'page size',
  pages: 'number of pages',
  fonts: 'fonts',
  type: 'smallest type',
  line: 'thinnest line',
  live: 'live area',
  colours: 'colours',
  images: 'images',
  transparency: 'transparency',
  extras: 'beside the pages',
  empty: 'empty pages',
  solutions: 'solutions',
  links: 'links',
} as const satisfies Record<string, string>
/** The name of a check. */
export type PreflightCheck = keyof typeof CHECKS
/** The names of all checks, in the order of a report. */
export const CHECK_NAMES = Object.keys(CHECKS) as readonly PreflightCheck[]

/** A fault of a file. */
export interface PreflightProblem {
  /** Counted from 1 through the file, whatever is printed on it. */
  readonly page?: number
  /** The check that found it. */
  readonly check: PreflightCheck
  /** Where, what, and what would be right. */
  readonly message: string
}

/** Collects problems while a file is read. */
export interface Findings {
  /** Notes a problem, of a page or of the whole file. */
  readonly add: (check: PreflightCheck, message: string, page?: number) => void
  /** The problems by check; of each check the first few and a count of the rest. */
  readonly problems: () => PreflightProblem[]
}

/** So many of a kind are said in words: who has more to repair knows where to look. */
const MOST_SAID = 5

/** An empty collection. */
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
