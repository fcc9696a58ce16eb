import { type Finding, lookForFindings } from '@teamloom/commerce/lines/problems/index.ts'
import type { Column } from '#web/features/lines/columns.ts'
import { type ListAbout, type ListLooked, lookedList } from '#web/features/lines/list-context.ts'
import type { ListState } from '#web/features/lines/list-session.ts'
import { countsOf } from '#web/features/lines/list-view.ts'

/** What is told of a list: `faults`, `offending` and `longNames` of its rows. */
export type Looking = Pick<ListState, 'rows' | 'faults' | 'offending' | 'longNames'> & {
  readonly about: ListAbout
  readonly columns: readonly Column[]
}

/**
 * Looks a list through, one kind of problem after the other: between them others may have their turns. What is said of a row
 * as before is the very same array.
 */
export function* lookThrough(
  { rows, faults, offending, longNames, about, columns }: Looking,
  before?: ListLooked['findings'],
): Generator<undefined, ListLooked> {
  const list = lookedList(rows, about, { offending, longNames })
  const found = yield* lookForFindings(list)
  const findings = new Map<string, readonly Finding[]>()
  for (const [at, row] of rows.entries()) {
    const own = found[at] ?? []
    if (own.length > 0) findings.set(row.id, sameOr(before?.get(row.id), own))
  }
  yield
  return { lookedRows: rows, list, findings, counts: countsOf(rows, { findings, faults, columns }) }
}

function sameOr(before: readonly Finding[] | undefined, now: readonly Finding[]): readonly Finding[] {
  const isSame =
    before?.length === now.length &&
    now.every(({ key, slotId }, at) => before[at]?.key === key && before[at]?.slotId === slotId)
  return isSame ? before : now
}

/** All of it at once. */
export function lookAtOnce(looking: Looking): ListLooked {
  const steps = lookThrough(looking)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
