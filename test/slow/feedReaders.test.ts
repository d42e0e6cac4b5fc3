// Every day of thirty years in all zones: no reader misses his puzzle, and none has its solution.

import { describeReaders } from '../feed/support/readers.ts'

describeReaders(2020, 2049, 37)
