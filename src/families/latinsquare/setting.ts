// How Latin squares are set by hand: by givens, and by the clues of further rules.

import { ruledSetting } from '../latin/rules/ruledSetting.ts'
import { drawing } from './drawing.ts'
import { parseShape } from './notation.ts'
import { faults } from './rules.ts'

/** The facet `setting` of Latin squares. */
export const setting = ruledSetting({ parseShape, faults, scene: drawing.scene })
