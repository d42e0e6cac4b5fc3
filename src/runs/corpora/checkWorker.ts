// A worker that checks records of a corpus.

import { type CheckedRecord, type CheckOptions, makeRecordChecker } from '../../corpus/checkRecord.ts'
import { isCompactLine, unsolvedRecord } from '../../corpus/rows.ts'
import { serveTasks } from '../serveTasksInThread.ts'
import { sha256 } from '../sha256.ts'

/** A record to check, and the key that it should have, if that is known. */
export type CheckTask = readonly [text: string, key: string | undefined]

serveTasks((options: CheckOptions) => {
  const check = makeRecordChecker(options, sha256)
  return (_, [text, key]: CheckTask): CheckedRecord =>
    check(isCompactLine(text) ? JSON.stringify(unsolvedRecord(JSON.parse(text))) : text, key)
})
