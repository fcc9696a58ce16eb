/** A change of one setting, as it is kept: nothing is ever changed of it. */
export type SettingChange = {
  readonly id: string
  /** The number of the step in which this and all else was changed at once; grows with each. */
  readonly revision: number
  readonly key: string
  /** Null: what holds where nothing is set. */
  readonly value: unknown
  /** From when on it holds. */
  readonly from: Date
  /** The change that this one takes back before that began: then this one sets nothing. */
  readonly drops?: string | null
}

/** ST2: the change of each key that holds at a moment, those that were dropped left out. */
export function inForceAt<Change extends SettingChange>(
  changes: readonly Change[],
  at: Date,
): ReadonlyMap<string, Change> {
  const found = new Map<string, Change>()
  for (const change of kept(changes)) {
    if (change.from > at) continue
    const other = found.get(change.key)
    if (!other || isLater(change, other)) found.set(change.key, change)
  }
  return found
}

/** The changes that begin after a moment, the first of them first. */
export function plannedAfter<Change extends SettingChange>(changes: readonly Change[], at: Date): Change[] {
  return kept(changes)
    .filter(({ from }) => from > at)
    .sort((a, b) => a.from.getTime() - b.from.getTime() || a.revision - b.revision)
}

function kept<Change extends SettingChange>(changes: readonly Change[]): Change[] {
  const dropped = new Set(changes.flatMap(({ drops }) => drops ?? []))
  return changes.filter(({ id, drops }) => !drops && !dropped.has(id))
}

/** Whether a change begins later than another, or was made later where they begin together. */
function isLater(one: SettingChange, other: SettingChange): boolean {
  const later = one.from.getTime() - other.from.getTime()
  return later > 0 || (later === 0 && one.revision > other.revision)
}
