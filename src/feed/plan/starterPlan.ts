// The plan of a new feed: five slots, stars that rise over the week, and comments about what can be changed.

import type { CalendarDate } from '../calendarDates.ts'

/** The facts that a new plan needs. */
interface NewFeed {
  /** The first date. */
  readonly start: CalendarDate
  /** A UUID. */
  readonly id: string
}

/** Writes the text of a new plan. */
export function starterPlan({ start, id }: NewFeed): string {
  return `# The plan of the feed. docs/feed.md explains every key. Change anything before the first build;
# after it never change "slug", "id", "start" and the names of the slots.

title: Daily Numbers
description: Five number puzzles a day, each with exactly one solution.
slug: daily-numbers
id: ${id}
language: en                          # en or de; any other language needs "words: FILE"
start: ${start}
base: https://example.org/puzzles/    # the address of the site
# author: Your name
# zone: Europe/Berlin                 # the time zone of the times below
# release: "06:00"                    # when a date goes public (default: when it begins in the first time zone)
solutions: 1                          # solutions appear after this many days; or never
stock: 7                              # this many days are made in advance

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

# dates:                              # holidays and other special dates
#   - { date: 12-25, slot: sudoku, shape: 16x16, stars: 3 }
#   - { date: 2027-04-01, slot: survo, none: true }
`
}
