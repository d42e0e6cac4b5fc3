// The machine on which times are measured.

import { cpus } from 'node:os'
import { count } from '../../families/notationText.ts'

/** The name of the processor. */
export function processorName(): string {
  return cpus()[0]?.model.replace(/\s+/g, ' ').trim() || process.arch
}

/** The processor, the number of its cores, and the version of Node. */
export function machineName(): string {
  return `${processorName()}, ${count(cpus().length, 'core')}, Node ${process.versions.node}`
}
