// From the text of a plan to its schedule, or all that is wrong with it. Whatever a slot can be asked for on any day is looked at
// here, so that stars that cannot be had are refused before anything is made.

import { memo } from '../../families/memo.ts'
import { findFamily } from '../../families/registry.ts'
import { LANGUAGES, type Language } from '../../families/words.ts'
import { makeComplainer, type Path, type WrittenForm } from '../../formats/yaml/complaints.ts'
import { inTextOrder, type Mistakes, makeNotebook, type Notebook } from '../../formats/yaml/mistakes.ts'
import { readYaml } from '../../formats/yaml/readYaml.ts'
import { type CalendarDate, parseDate, WEEKDAYS, type Weekday, weekdayOf } from '../calendarDates.ts'
import { isZone } from '../releaseTimes.ts'
import type { FeedPlan, PlanDate, PlannedOrder, PlanSlot } from './feedPlan.ts'
import { plannedPuzzle } from './plannedPuzzle.ts'
import { PLAN_SCHEMA, SOLUTION_DAYS } from './planSchema.ts'
import { isWithin, type PlannedPuzzle, type Schedule, type ScheduledSlot } from './schedule.ts'

const PLAN_FORM: WrittenForm = {
  schema: PLAN_SCHEMA,
  name: 'plan',
  entries: { slots: 'slot', dates: 'date' },
  beginning: 'title: Daily Numbers',
}

const complaintsOf = makeComplainer(PLAN_FORM)

const USUAL_STOCK = 7

/** Reads a plan. */
export function readPlan(text: string): { readonly schedule: Schedule } | Mistakes {
  const read = readYaml(text, PLAN_FORM, complaintsOf)
  if (!('value' in read)) return { mistakes: read.mistakes }
  const plan = read.value as FeedPlan
  const notebook = makeNotebook(read.at)
  expectDates(plan, notebook)
  expectTimes(plan, notebook)
  expectSlots(plan, notebook)
  expectOrders(plan, notebook)
  if (notebook.mistakes.length > 0) return { mistakes: inTextOrder(withoutDoubles(notebook.mistakes)) }
  return { schedule: scheduleOf(plan) }
}

function expectDates({ start, slots, dates = [] }: FeedPlan, notebook: Notebook): void {
  const check = (path: Path, date: string | undefined) =>
    date !== undefined && notebook.read(path, () => parseDate(date))
  check(['start'], start)
  slots.forEach((slot, index) => {
    check(['slots', index, 'start'], slot.start)
    check(['slots', index, 'end'], slot.end)
    if (slot.start !== undefined && slot.start < start) {
      notebook.add(['slots', index, 'start'], `the series starts later, on ${start}`)
    }
    const first = slot.start ?? start
    if (slot.end !== undefined && slot.end < first) {
      notebook.add(['slots', index, 'end'], `the slot starts later, on ${first}`)
    }
  })
  dates.forEach(({ date, slot }, index) => {
    // A leap year, so that the 29th of February may be a holiday.
    if (!isYearly(date)) check(['dates', index, 'date'], date)
    else if (!isDate(`2028-${date}`)) {
      notebook.add(['dates', index, 'date'], `"${date}" is no day of a year: MM-DD, such as 12-24`)
    }
    if (slot !== undefined && !slots.some((one) => one.slot === slot)) {
      const known = slots.map((one) => one.slot).join(', ')
      notebook.add(['dates', index, 'slot'], `there is no slot "${slot}": there are ${known}`)
    }
  })
}

function expectTimes(plan: FeedPlan, notebook: Notebook): void {
  const { zone, release, solutions, language = 'en', words } = plan
  const time = release ?? plan['solutions-at']
  if (zone !== undefined && !isZone(zone)) {
    notebook.add(['zone'], `"${zone}" is no zone: such as Europe/Berlin, America/New_York or UTC`)
  }
  if (time !== undefined && zone === undefined) {
    const key = release === undefined ? 'solutions-at' : 'release'
    notebook.add([key], `"${key}" needs "zone", such as Europe/Berlin: whose clocks is it?`)
  }
  const { least, most } = SOLUTION_DAYS
  const isNumber = Number.isInteger(solutions) && Number(solutions) >= least && Number(solutions) <= most
  if (solutions !== undefined && solutions !== 'never' && !isNumber) {
    notebook.add(['solutions'], `"solutions" has to be a whole number from ${least} to ${most}, or never`)
  }
  if (!hasWords(language) && words === undefined) {
    const message = `there are no words for ${language}: "words" has to name a file of them (feed init --words writes one)`
    notebook.add(['language'], message)
  }
}

/** Names of folders of the site, which no slot may have. */
const TAKEN = ['archive', 'assets', 'solutions']

/** Dates have folders of their own. */
const FORM_OF_DATES = /^\d{4}-\d{2}-\d{2}$/

function expectSlots({ slots }: FeedPlan, notebook: Notebook): void {
  slots.forEach(({ slot }, index) => {
    const path = ['slots', index, 'slot']
    if (TAKEN.includes(slot) || FORM_OF_DATES.test(slot))
      notebook.add(path, `"${slot}" is the name of another part of the site`)
    if (slots.findIndex((one) => one.slot === slot) < index) notebook.add(path, `"${slot}" is there twice`)
  })
}

/** What each slot has on each day of the week and on each special date, whenever that is. */
function expectOrders(plan: FeedPlan, notebook: Notebook): void {
  const before = notebook.mistakes.length
  plan.slots.forEach((slot, index) => {
    let isUsualKnown = false
    for (const day of slot.days ?? WEEKDAYS) {
      const isUsual = !slot.week?.[day] && !slot.ramp
      // What is the same on every day is looked at once.
      if (isUsual && isUsualKnown) continue
      isUsualKnown ||= isUsual
      const path = ['slots', index, ...(slot.week?.[day] ? ['week', day] : [])]
      const order = onWeekday(slot, day)
      if (order) plannedPuzzle(order, slot.from, path, notebook)
    }
  })
  if (notebook.mistakes.length > before) return
  ;(plan.dates ?? []).forEach((special, index) => {
    const { date, slot: name } = special
    const specials = specialsOn(plan, date)
    for (const slot of plan.slots.filter((one) => name === undefined || one.slot === name)) {
      for (const day of weekdaysOf(date)) {
        if (notebook.mistakes.length > before) return
        // With whatever else is said of the date: what can be had by itself may be too much together.
        const order = withSpecials(specials, slot, onWeekday(slot, day))
        if (order) plannedPuzzle(order, slot.from, ['dates', index], notebook)
      }
    }
  })
}

/** A shape that there is not is none on any day of a ramp. */
function withoutDoubles(mistakes: Mistakes['mistakes']): Mistakes['mistakes'] {
  const told = new Map(
    mistakes.map((mistake) => [`${mistake.line}:${mistake.column}:${mistake.message}`, mistake]),
  )
  return [...told.values()]
}

function hasWords(language: string): boolean {
  return (LANGUAGES as readonly string[]).includes(language.split('-')[0])
}

function scheduleOf(plan: FeedPlan): Schedule {
  const { title, description, slug, id, language = 'en', base, author, hubs, start, solutions = 1 } = plan
  const spoken = language.split('-')[0] as Language
  const slots = plan.slots.map(
    (slot): ScheduledSlot => ({
      name: slot.slot,
      title: slot.title ?? titleOf(slot, spoken),
      start: slot.start ?? start,
      hasOwnStart: slot.start !== undefined,
      end: slot.end,
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
    files: { secret: plan.secret, words: plan.words, style: plan.style },
    slots,
    puzzleOf(date, name): PlannedPuzzle | undefined {
      const index = slots.findIndex((slot) => slot.name === name)
      if (index < 0 || !isWithin(slots[index], date)) return undefined
      const slot = plan.slots[index]
      const order = withSpecials(specialsOn(plan, date), slot, onWeekday(slot, weekdayOf(date)))
      return order && planned({ ...order, from: slot.from })
    },
  }
}

function titleOf({ family, week = {}, slot }: PlanSlot, language: Language): string {
  const name = family ?? Object.values(week).find((day) => day.family)?.family
  if (name === undefined) return slot
  const { words } = findFamily(name)
  return (words[language] ?? words.en).name
}

/** What a slot is asked for by itself. */
function baseOf(slot: PlanSlot): PlannedOrder {
  const { family, shape, minimal, symmetry, clues, options, stars, tier, puzzle, none } = slot
  return { family, shape, minimal, symmetry, clues, options, stars, tier, puzzle, none } as PlannedOrder
}

/** What a slot is asked for on a day of the week; nothing where it does not appear. */
function onWeekday(slot: PlanSlot, day: (typeof WEEKDAYS)[number]): PlannedOrder | undefined {
  const { ramp, days, week } = slot
  if (days && !days.includes(day)) return undefined
  const stars = ramp?.[WEEKDAYS.indexOf(day)]
  return merge(merge(baseOf(slot), stars === undefined ? {} : { stars }), week?.[day] ?? {})
}

/** What is special on a date, or on one of every year. */
function specialsOn({ dates = [] }: FeedPlan, date: CalendarDate): PlanDate[] {
  return dates.filter((special) => special.date === date || special.date === date.slice('YYYY-'.length))
}

/** The days of the week that a date of the plan may be; none of one that there is not, which is told elsewhere. */
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

/** What a slot has on a date with specials, where it usually has this. */
function withSpecials(
  ofDate: readonly PlanDate[],
  slot: PlanSlot,
  usual: PlannedOrder | undefined,
): PlannedOrder | undefined {
  const specials = ofDate.filter((special) => special.slot === undefined || special.slot === slot.slot)
  // A date of one year counts more than one of every year, and one slot more than all.
  const weight = (special: PlanDate) =>
    (isYearly(special.date) ? 0 : 2) + (special.slot === undefined ? 0 : 1)
  if (!usual && specials.length === 0) return undefined
  return specials
    .toSorted((one, other) => weight(one) - weight(other))
    .reduce((order, { date: _, slot: __, ...special }) => merge(order, special), usual ?? baseOf(slot))
}

/** Another family has another shape, and options of its own. */
function merge(usual: PlannedOrder, otherwise: PlannedOrder): PlannedOrder {
  const { family, shape, stars, tier, puzzle } = otherwise
  const isOther = family !== undefined && family !== usual.family
  const base: PlannedOrder = isOther ? { ...(usual.stars !== undefined && { stars: usual.stars }) } : usual
  // Stars that are asked for stand in the place of a tier, and the other way round.
  const isGraded = stars !== undefined || tier !== undefined
  const { stars: _, tier: __, ...ungraded } = base
  // A puzzle that is named, or none, is that of the day.
  const made = family !== undefined || shape !== undefined || isGraded
  const kept = isGraded ? ungraded : base
  const named = puzzle !== undefined
  return {
    ...kept,
    ...(made && { puzzle: undefined }),
    ...((made || named) && { none: undefined }),
    ...otherwise,
  } as PlannedOrder
}

function isYearly(date: string): boolean {
  return date.length === 'MM-DD'.length
}
