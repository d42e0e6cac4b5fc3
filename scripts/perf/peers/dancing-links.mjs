// The npm package dancing-links as a contender.

import { countWithDancingLinks } from '../competitors.mjs'
import { serve } from './contender.mjs'

serve({
  prepare: (line) => Array.from(line, (character) => (character === '.' ? 0 : Number(character))),
  count: countWithDancingLinks,
})
