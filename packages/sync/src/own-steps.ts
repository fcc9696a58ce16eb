/** One change of mine, as the history keeps it. */
export type OwnChange = {
  readonly revision: number
  /** When it was made, in milliseconds. */
  readonly at: number
  /** The one that it takes back, when it is an undo or a redo. */
  readonly takesBack: number | null
  /** True for a step that could not be taken back, and is not tried again. */
  readonly isDropped: boolean
  /** Changes in a row that have this alike are one trial of one thing; undefined: each counts. */
  readonly setsAnew: string | undefined
}

/** Changes that are taken back together, the last one first. */
export type OwnStep = { readonly first: number; readonly last: number }

export type OwnSteps = { readonly past: readonly OwnStep[]; readonly future: readonly OwnStep[] }

/** How close in time trials of one thing are one step. */
export const oneStepMs = 500

export const mostSteps = 100

type Open = { first: number; last: number; at: number; setsAnew: string | undefined }

/** What can be undone and redone, the next of each last. `changes` of one person, oldest first. */
export function stepsOf(changes: readonly OwnChange[]): OwnSteps {
  const past: Open[] = []
  const future: Open[] = []
  const dropped = new Set<number>()
  for (const { revision, at, takesBack, isDropped, setsAnew } of changes) {
    const own = { first: revision, last: revision, at, setsAnew: undefined }
    if (takesBack === null) {
      future.length = 0
      const before = past.at(-1)
      if (before && setsAnew !== undefined && setsAnew === before.setsAnew && at - before.at <= oneStepMs) {
        before.last = revision
        before.at = at
      } else past.push({ ...own, setsAnew })
    } else if (remove(past, takesBack)) future.push(own)
    else if (remove(future, takesBack)) past.push(own)
    if (isDropped) dropped.add(revision)
  }
  const left = (steps: readonly Open[]) => steps.filter(({ first }) => !dropped.has(first)).slice(-mostSteps)
  return { past: left(past), future: left(future) }
}

/** Takes the step that begins with the revision away; answers whether it was there. */
function remove(steps: Open[], first: number): boolean {
  const index = steps.findLastIndex(step => step.first === first)
  if (index < 0) return false
  steps.splice(index, 1)
  return true
}
