// Property tests try the same cases in every run, so a failure is reproducible.

import fc from 'fast-check'

fc.configureGlobal({ seed: 1729 })
