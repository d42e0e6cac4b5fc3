import { InvalidArgumentError } from 'commander'
import { type CalendarDate, datesOfMonth, monthOf, parseMonth, weekdayOf } from '../../feed/calendarDates.ts'
import type { Ledger } from '../../feed/ledger.ts'
import type { PlannedPuzzle, Schedule } from '../../feed/plan/schedule.ts'
import { dateIn, type Instant, lastPublic } from '../../feed/releaseTimes.ts'
import { formatRange } from '../../maker/puzzleRequest.ts'
import { lookIntoLedger } from '../../runs/feed/openFeed.ts'
import { openFolder } from './answering.ts'
import { printMonth } from './printMonth.ts'

interface CalendarOptions {
  readonly asOf?: Instant
  readonly json?: boolean
  readonly out?: string
  readonly paper?: string
}

/** The puzzle of a slot on a date. */
interface CalendarCell {
  readonly slot: string
  readonly state: 'public' | 'made' | 'planned' | 'withdrawn'
  readonly family?: string
  readonly shape?: string
  /** The stars of a puzzle that is made, `3`, or the stars that the plan asks for, `2..3`. */
  readonly stars?: string
}

/** Prints the puzzles of a month as a table or as JSON. */
export async function calendar(
  folder: string,
  month: string | undefined,
  options: CalendarOptions,
): Promise<void> {
  const feed = openFolder(folder)
  if (!feed) return
  const { schedule } = feed
  const { asOf: now = Date.now(), json, out } = options
  expectPdf(options)
  const shown = month === undefined ? monthOf(dateIn(schedule.times.zone, now)) : parseMonth(month)
  const ledger = lookIntoLedger(feed)
  if (out !== undefined) {
    await printMonth(feed, ledger, shown, { ...options, out })
    return
  }
  const last = lastPublic(now, schedule.times)
  const days = datesOfMonth(shown).map((date) => ({
    date,
    cells: schedule.slots.flatMap(({ name }) => cellOf(schedule, ledger, date, name, last) ?? []),
  }))
  if (json) {
    process.stdout.write(`${JSON.stringify({ month: shown, days })}\n`)
    return
  }
  const slots = schedule.slots.map(({ name }) => name)
  const rows = days.map(({ date, cells }) => [
    `${weekdayOf(date)} ${date}`,
    ...slots.map((slot) => textOf(cells.find((cell) => cell.slot === slot))),
  ])
  const table = [['', ...slots], ...rows]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  const lines = table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
  process.stdout.write(`${lines.join('\n')}\n\n${LEGEND}\n`)
}

/** Refuses options that contradict each other. */
function expectPdf({ json, out, paper }: CalendarOptions): void {
  if (out === undefined && paper !== undefined) throw new InvalidArgumentError('--paper needs --out')
  if (out !== undefined && json) throw new InvalidArgumentError('--json does not go with --out')
  if (out !== undefined && !/\.pdf$/i.test(out)) {
    throw new InvalidArgumentError(`--out must end in .pdf, not ${out}`)
  }
}

const LEGEND = '★ public   + made, not public yet   ? planned   - withdrawn; the number is the stars'

const SIGNS = { public: '★', made: '+', planned: '?', withdrawn: '-' } as const

function textOf(cell: CalendarCell | undefined): string {
  if (!cell) return ''
  const { state, shape = '', stars = '' } = cell
  return `${SIGNS[state]}${stars} ${shape}`.trimEnd()
}

function cellOf(
  schedule: Schedule,
  ledger: Ledger,
  date: CalendarDate,
  slot: string,
  last: CalendarDate,
): CalendarCell | undefined {
  const entry = ledger.current(date, slot)
  if (!entry) {
    const planned = schedule.puzzleOf(date, slot)
    return planned && { slot, state: 'planned', ...orderOf(planned) }
  }
  const { id = '', grade, reason } = entry
  if (reason === 'withdrawn') return { slot, state: 'withdrawn' }
  const [family, shape] = id.split(':')
  return {
    slot,
    state: date <= last ? 'public' : 'made',
    family,
    shape,
    ...(grade && { stars: String(grade.stars) }),
  }
}

function orderOf(planned: PlannedPuzzle): Pick<CalendarCell, 'family' | 'shape' | 'stars'> {
  if (planned.kind === 'own') return {}
  if (planned.kind === 'named') {
    const [family, shape] = planned.id.split(':')
    return { family, shape }
  }
  const { family, shape, order } = planned.recipe
  return { family: family.name, shape: shape.text, ...(order.stars && { stars: formatRange(order.stars) }) }
}
