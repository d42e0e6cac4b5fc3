// Measures what a command takes, and limits its memory.

/** Measures one command. */
export interface Meter {
  /**
   * Text for a shell that has the command as its arguments: sets the limits, and ends with the command in place of the
   * shell (`exec`).
   */
  readonly start: string
  /** Whether the memory of the command is limited. */
  readonly hasLimit: boolean
  /** Told the process group of the command when it runs. */
  watch(group: number): void
  /** Reads what running processes have taken, before they are killed. */
  look(): void
  /**
   * Returns what the command took. Called once, after its end, with the time on a processor that the shell counted; null
   * if the shell was killed with the command.
   */
  end(shellMilliseconds: number | null): Promise<Taken>
}

/** What a command took; null where the machine does not tell it. */
interface Taken {
  /** The time on a processor of all processes. */
  readonly cpuMilliseconds: number | null
  /** The most memory, in MB. */
  readonly memory: number | null
  /** Whether the memory limit ended a process, or one came so near to it that it may have got no more. */
  readonly isAtLimit: boolean
}
