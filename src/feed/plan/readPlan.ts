// Reads a plan: returns its schedule, or all its mistakes. The order of every slot is checked here for all days, so that
// impossible stars are rejected before any puzzle is made.

import { certificateRefusal } from '../../families/latin/namedConstraints.ts'
import { memo } from '../../families/memo.ts'
import type { Shape } from '../../families/puzzle.ts'
import { findFamily } from '../../families/registry.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import {
  inTextOrder,
  type Mistakes,
  makeNotebook,
  type Notebook,
} from '../../formats/yaml/mistakeCollector.ts'
import { readYaml } from '../../formats/yaml/readYaml.ts'
import { type FieldPath, makeComplainer, type WrittenForm } from '../../formats/yaml/schemaValidator.ts'
import { languageOf } from '../../words/languages.ts'
import { parseDate, WEEKDAYS, type Weekday, weekdayOf } from '../calendarDates.ts'
import { familyWords } from '../puzzleTexts.ts'
import { isZone } from '../releaseTimes.ts'
import type { FeedPlan, PlannedOrder, PlanSlot } from './feedPlanAndOrders.ts'
import { isYearly, orderOnWeekday, orderWithSpecials, specialsOn } from './feedPlanAndOrders.ts'
import { plannedPuzzle } from './orderToPlannedPuzzle.ts'
import { PLAN_SCHEMA, SOLUTION_DAYS } from './planSchema.ts'
import { isWithin, type PlannedPuzzle, type Schedule, type ScheduledSlot } from './scheduleTypes.ts'

const PLAN_FORM: WrittenForm = {
  schema: PLAN_SCHEMA,
  name: 'plan',
  entries: { slots: 'slot', dates: 'date' },
  beginning: 'title: Daily Numbers',
  ifRecords: 'a slot of a plan takes such a file as its "reserve"',
}

const complaintsOf = makeComplainer(PLAN_FORM)

const USUAL_STOCK = 7

/** Reads a plan. Returns its schedule, or all its mistakes. */
export function readPlan(text: string): { readonly schedule: Schedule } | Mistakes {
  const read = readYaml(text, PLAN_FORM, complaintsOf)
  if (!('value' in read)) return { mistakes: read.mistakes }
  const plan = read.value as FeedPlan
  const notebook = makeNotebook((path) => read.at(whereWritten(plan, path)))
  expectDates(plan, notebook)
  expectTimes(plan, notebook)
  expectSlots(plan, notebook)
  expectOrders(plan, notebook)
  if (notebook.mistakes.length > 0) return { mistakes: inTextOrder(withoutDoubles(notebook.mistakes)) }
  return { schedule: scheduleOf(plan) }
}

function expectDates({ start, slots, dates = [] }: FeedPlan, notebook: Notebook): void {
  const check = (path: FieldPath, date: string | undefined) =>
    date !== undefined && notebook.read(path, () => parseDate(date))
  check(['start'], start)
  slots.forEach((slot, index) => {
    check(['slots', index, 'start'], slot.start)
    check(['slots', index, 'end'], slot.end)
    if (slot.start !== undefined && slot.start < start) {
      notebook.add(['slots', index, 'start'], `must not be before the start of the feed, ${start}`)
    }
    const first = slot.start ?? start
    if (slot.end !== undefined && slot.end < first) {
      notebook.add(['slots', index, 'end'], `must not be before the start of the slot, ${first}`)
    }
  })
  dates.forEach(({ date, slot }, index) => {
    // The year 2028 is a leap year, so that 29 February can be a special date.
    if (!isYearly(date)) check(['dates', index, 'date'], date)
    else if (!isDate(`2028-${date}`)) {
      notebook.add(
        ['dates', index, 'date'],
        `"${date}" is not a day of the year; expected MM-DD, such as 12-24`,
      )
    }
    if (slot !== undefined && !slots.some((one) => one.slot === slot)) {
      const known = slots.map((one) => one.slot).join(', ')
      notebook.add(['dates', index, 'slot'], `unknown slot "${slot}"; the plan has ${known}`)
    }
  })
}

function expectTimes(plan: FeedPlan, notebook: Notebook): void {
  const { zone, release, solutions, language = 'en', words } = plan
  const time = release ?? plan['solutions-at']
  if (zone !== undefined && !isZone(zone)) {
    notebook.add(
      ['zone'],
      `unknown time zone "${zone}"; expected a name such as Europe/Berlin, America/New_York or UTC`,
    )
  }
  if (time !== undefined && zone === undefined) {
    const key = release === undefined ? 'solutions-at' : 'release'
    notebook.add([key], `"${key}" needs "zone", a time zone such as Europe/Berlin`)
  }
  const { least, most } = SOLUTION_DAYS
  const isNumber = Number.isInteger(solutions) && Number(solutions) >= least && Number(solutions) <= most
  if (solutions !== undefined && solutions !== 'never' && !isNumber) {
    notebook.add(['solutions'], `"solutions" must be a whole number from ${least} to ${most}, or never`)
  }
  if (!languageOf(language) && words === undefined) {
    const message = `no texts for ${language}; set "words" to a file of texts (feed init --words writes one)`
    notebook.add(['language'], message)
  }
}

/** The names of the site's own folders: no slot may have such a name. */
const TAKEN = ['archive', 'assets', 'solutions']

/** The form of dates, which are names of folders of the site too. */
const FORM_OF_DATES = /^\d{4}-\d{2}-\d{2}$/

function expectSlots({ slots }: FeedPlan, notebook: Notebook): void {
  slots.forEach(({ slot }, index) => {
    const path = ['slots', index, 'slot']
    if (TAKEN.includes(slot) || FORM_OF_DATES.test(slot))
      notebook.add(path, `"${slot}" is the name of a folder of the site; choose another name`)
    if (slots.findIndex((one) => one.slot === slot) < index) notebook.add(path, `duplicate slot "${slot}"`)
  })
}

/** Checks the order of each slot for each day of the week and each special date. */
function expectOrders(plan: FeedPlan, notebook: Notebook): void {
  const before = notebook.mistakes.length
  const check = (order: PlannedOrder, slot: PlanSlot, path: FieldPath) => {
    const planned = plannedPuzzle(order, slot.from, path, notebook)
    const shape = planned && plan.certificates ? shapeOf(planned) : undefined
    const refusal = shape && certificateRefusal(shape)
    if (refusal !== undefined) notebook.add(path, refusal)
  }
  plan.slots.forEach((slot, index) => {
    let isUsualKnown = false
    for (const day of slot.days ?? WEEKDAYS) {
      const isUsual = !slot.week?.[day] && !slot.ramp
      // The order of days without changes is the same, so that it is checked only once.
      if (isUsual && isUsualKnown) continue
      isUsualKnown ||= isUsual
      const path = ['slots', index, ...(slot.week?.[day] ? ['week', day] : [])]
      const order = orderOnWeekday(slot, day)
      if (order) check(order, slot, path)
    }
  })
  if (notebook.mistakes.length > before) return
  ;(plan.dates ?? []).forEach((special, index) => {
    const { date, slot: name } = special
    const specials = specialsOn(plan.dates, date)
    for (const slot of plan.slots.filter((one) => name === undefined || one.slot === name)) {
      for (const day of weekdaysOf(date)) {
        if (notebook.mistakes.length > before) return
        // The order is checked with all special dates that apply: each may be possible by itself, but not all together.
        const order = orderWithSpecials(specials, slot, orderOnWeekday(slot, day))
        if (order) check(order, slot, ['dates', index])
      }
    }
  })
}

/** The shape of a planned puzzle; undefined for a puzzle from an editor's file. */
function shapeOf(planned: PlannedPuzzle): Shape | undefined {
  if (planned.kind === 'own') return undefined
  return planned.kind === 'made' ? planned.recipe.shape : parsePuzzle(planned.id).puzzle.shape
}

/** The keys by which a day changes only the difficulty, on which no other field depends. */
const DIFFICULTY = ['stars', 'tier']

/**
 * The path of the field that a day of the week takes from its slot, so that a mistake in it is one of the slot; otherwise the
 * same path.
 */
function whereWritten({ slots }: FeedPlan, path: FieldPath): FieldPath {
  const [list, index, week, day, field, ...rest] = path
  if (week !== 'week' || field === undefined) return path
  const change = slots[Number(index)].week?.[day as Weekday] ?? {}
  const isInherited = Object.keys(change).every((key) => DIFFICULTY.includes(key) && key !== field)
  const isFamily = field === 'family' && change.family === undefined
  return isInherited || isFamily ? [list, index, field, ...rest] : path
}

/** Removes repeated mistakes: a wrong shape is wrong on every day of a ramp. */
function withoutDoubles(mistakes: Mistakes['mistakes']): Mistakes['mistakes'] {
  const textOf = ({ line, column, message }: Mistakes['mistakes'][number]) => `${line}:${column}:${message}`
  return [...new Map(mistakes.map((mistake) => [textOf(mistake), mistake])).values()]
}

function scheduleOf(plan: FeedPlan): Schedule {
  const { title, description, slug, id, language = 'en', base, author, hubs, start, solutions = 1 } = plan
  const slots = plan.slots.map(
    (slot): ScheduledSlot => ({
      name: slot.slot,
      title: slot.title ?? titleOf(slot, language),
      start: slot.start ?? start,
      hasOwnStart: slot.start !== undefined,
      end: slot.end,
      reserve: slot.reserve,
      repeatAfter: slot['repeat-after'],
    }),
  )
  const planned = memo(
    (order: PlannedOrder & { from?: string | undefined }) => JSON.stringify(order),
    ({ from, ...order }) =>
      plannedPuzzle(
        order,
        from,
        [],
        makeNotebook(() => undefined),
      ),
  )
  return {
    meta: { title, description, slug, id, language, base, author, hubs },
    times: {
      zone: plan.zone ?? 'UTC',
      release: plan.release,
      solutionDays: solutions === 'never' ? undefined : solutions,
      solutionsAt: plan['solutions-at'],
    },
    start,
    ahead: plan.ahead ?? 0,
    stock: plan.stock ?? USUAL_STOCK,
    paper: plan.paper ?? 'A4',
    hasCertificates: plan.certificates ?? false,
    files: { secret: plan.secret, words: plan.words, style: plan.style },
    slots,
    puzzleOf(date, name): PlannedPuzzle | undefined {
      const index = slots.findIndex((slot) => slot.name === name)
      if (index < 0 || !isWithin(slots[index], date)) return undefined
      const slot = plan.slots[index]
      const order = orderWithSpecials(
        specialsOn(plan.dates, date),
        slot,
        orderOnWeekday(slot, weekdayOf(date)),
      )
      return order && planned({ ...order, from: slot.from })
    },
  }
}

function titleOf({ family, week = {}, slot }: PlanSlot, language: string): string {
  const name = family ?? Object.values(week).find((day) => day.family)?.family
  return name === undefined ? slot : familyWords({ language }, findFamily(name)).name
}

/**
 * The days of the week on which a special date can fall; none if the text is not a date, a mistake that `expectDates` reports.
 */
function weekdaysOf(date: string): readonly Weekday[] {
  if (isYearly(date)) return WEEKDAYS
  return isDate(date) ? [weekdayOf(date)] : []
}

function isDate(text: string): boolean {
  try {
    return parseDate(text) === text
  } catch {
    return false
  }
}
