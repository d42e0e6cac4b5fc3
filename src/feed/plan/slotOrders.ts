// The order of a slot on a date: its usual order, changed by the day of the week and by special dates.

import { type CalendarDate, WEEKDAYS, type Weekday } from '../calendarDates.ts'
import type { PlanDate, PlannedOrder, PlanSlot } from './feedPlan.ts'

/** The usual order of a slot. */
function baseOf(slot: PlanSlot): PlannedOrder {
  const { family, shape, minimal, symmetry, clues, options, stars, tier, puzzle, none } = slot
  return { family, shape, minimal, symmetry, clues, options, stars, tier, puzzle, none } as PlannedOrder
}

/** The order of a slot on a day of the week; undefined where the slot does not appear. */
export function orderOnWeekday(slot: PlanSlot, day: Weekday): PlannedOrder | undefined {
  const { ramp, days, week } = slot
  if (days && !days.includes(day)) return undefined
  const stars = ramp?.[WEEKDAYS.indexOf(day)]
  return merge(merge(baseOf(slot), stars === undefined ? {} : { stars }), week?.[day] ?? {})
}

/** The special dates of a plan that apply to a date, those of every year included. */
export function specialsOn(dates: readonly PlanDate[] | undefined, date: CalendarDate): PlanDate[] {
  return (dates ?? []).filter(
    (special) => special.date === date || special.date === date.slice('YYYY-'.length),
  )
}

/** The order of a slot on a date, from its usual order and the special dates that apply. */
export function orderWithSpecials(
  ofDate: readonly PlanDate[],
  slot: PlanSlot,
  usual: PlannedOrder | undefined,
): PlannedOrder | undefined {
  const specials = ofDate.filter((special) => special.slot === undefined || special.slot === slot.slot)
  // A date of one year overrides a date of every year, and a date for one slot overrides a date for all.
  const weight = (special: PlanDate) =>
    (isYearly(special.date) ? 0 : 2) + (special.slot === undefined ? 0 : 1)
  if (!usual && specials.length === 0) return undefined
  return specials
    .toSorted((one, other) => weight(one) - weight(other))
    .reduce((order, { date: _, slot: __, ...special }) => merge(order, special), usual ?? baseOf(slot))
}

/** Overrides an order. Another family keeps only the stars: shapes and options differ between families. */
function merge(usual: PlannedOrder, otherwise: PlannedOrder): PlannedOrder {
  const { family, shape, stars, tier, puzzle } = otherwise
  const isOther = family !== undefined && family !== usual.family
  const base: PlannedOrder = isOther ? { ...(usual.stars !== undefined && { stars: usual.stars }) } : usual
  // Stars replace a tier, and a tier replaces stars.
  const isGraded = stars !== undefined || tier !== undefined
  const { stars: _, tier: __, ...ungraded } = base
  // An order for a made puzzle replaces a named puzzle, and either replaces `none`.
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

/** Whether a special date of a plan applies to every year: `12-24`. */
export function isYearly(date: string): boolean {
  return date.length === 'MM-DD'.length
}
