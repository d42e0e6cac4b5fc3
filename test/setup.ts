// Property tests try the same cases in every run, so failures are reproducible.

import fc from 'fast-check'

fc.configureGlobal({ seed: 1729 })
