// The solver inside a command of minizinc: `--solver gecode` in the list of `minizinc --solvers-json`.

/** Returns the name and version of the solver that a command chooses; null if the list does not tell it. */
export function innerSolver(output: string, command: string): string | null {
  const chosen = /\s--solver[\s=]+["']?([^\s"']+)/.exec(command)?.[1].toLowerCase()
  const solver = solversIn(output).find(({ id, name, tags, extraInfo }) => {
    if (chosen === undefined) return extraInfo?.isDefault === true
    const names = [id, name, id?.split('.').at(-1), ...(tags ?? [])]
    return names.some((each) => each?.toLowerCase() === chosen.replace(/@.*$/, ''))
  })
  if (!solver?.name) return null
  const { name, version = '' } = solver
  return /\d/.test(version) ? `${name} ${version}` : name
}

interface ListedSolver {
  readonly id?: string
  readonly name?: string
  readonly version?: string
  readonly tags?: readonly string[]
  readonly extraInfo?: { readonly isDefault?: boolean }
}

function solversIn(output: string): readonly ListedSolver[] {
  try {
    const list: unknown = JSON.parse(output)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
