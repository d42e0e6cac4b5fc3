// The plan that a new feed begins with: five slots, a ramp over the week, and comments that say what can be changed.

import type { CalendarDate } from '../calendarDates.ts'

/** What a new plan is told. */
interface NewFeed {
  /** The first date. */
  readonly start: CalendarDate
  /** A UUID. */
  readonly id: string
}

/** The text of a new plan. */
export function starterPlan({ start, id }: NewFeed): string {
  return `# What appears when. docs/feed.md explains every key. Change what you like before the first build;
# afterwards leave "slug", "id", "start" and the names of the slots as they are.

title: Daily Numbers
description: Five number puzzles a day, each with exactly one solution.
slug: daily-numbers
id: ${id}
language: en                          # en or de; others need "words: FILE"
start: ${start}
base: https://example.org/puzzles/    # where the site will be
# author: Your name
# zone: Europe/Berlin                 # whose clocks the times below are
# release: "06:00"                    # when a date goes public; when it begins anywhere on earth if left out
solutions: 1                          # so many days after a date its solutions appear; or never
stock: 7                              # so many days are made beforehand, and kept back

slots:
  - slot: sudoku
    family: sudoku
    ramp: [1, 2, 2, 3, 3, 4, 5]       # stars from Monday to Sunday
    symmetry: rotate180
  - slot: kenken
    family: kenken
    ramp: [1, 1, 2, 2, 3, 4, 4]
    week:
      mon: { shape: 4x4 }
      tue: { shape: 5x5 }
      wed: { shape: 5x5 }
  - slot: hidoku
    family: hidoku
    ramp: [1, 1, 2, 2, 3, 3, 4]
  - slot: survo
    family: survo
    ramp: [1, 1, 2, 2, 3, 3, 4]
  - slot: magic
    family: magic
    ramp: [1, 1, 2, 2, 3, 3, 4]

# dates:                              # holidays, and whatever else is special
#   - { date: 12-25, slot: sudoku, shape: 16x16, stars: 3 }
#   - { date: 2027-04-01, slot: survo, none: true }
`
}
