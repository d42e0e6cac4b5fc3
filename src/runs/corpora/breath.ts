// Long walks over the files of chunks stop for breath: renewals of leases are timers of the same thread.

import { setImmediate as turn } from 'node:timers/promises'

/** So many steps are taken between two pauses. */
const STEPS = 64

/** Lets timers and answers have their turn now and then. `step` counts the steps of a walk. */
export async function breath(step: number): Promise<void> {
  if (step % STEPS === STEPS - 1) await turn()
}
