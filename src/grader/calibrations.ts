// The calibrations of the shapes that families list for calibration, as `npm run calibrate` makes them. They are frozen, so
// that labels do not drift: a change that affects degrees needs another version.

import table from './calibrations.json' with { type: 'json' }
import type { Calibrations } from './difficultyToDegree.ts'

export const CALIBRATION_VERSION = 3

/** The calibrations of each family, by its name. */
export const CALIBRATIONS = table as Readonly<Record<string, Calibrations>>
