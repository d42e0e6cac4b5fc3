// Every day of thirty years in all time zones: every reader has the puzzle of the day, and none has its
// solution.

import { describeReaders } from '../feed/support/readers.ts'

describeReaders(2020, 2049, 37)
