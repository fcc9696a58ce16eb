/** When a collection takes answers, and when what people said of themselves goes. */
export type CollectionTimes = {
  /** Set by hand. */
  readonly isOpen: boolean
  readonly closesAt: Date | null
  /** When it was closed by hand. */
  readonly closedAt: Date | null
}

/** SC1: from its first design until it is closed, by hand or by its time. */
export function isCollectionOpen(
  { isOpen, closesAt }: Pick<CollectionTimes, 'isOpen' | 'closesAt'>,
  designs: number,
  now: Date,
): boolean {
  return designs > 0 && isOpen && (closesAt === null || now < closesAt)
}

/** Since when it is closed; null while it is not. */
export function closedSince({ isOpen, closesAt, closedAt }: CollectionTimes, now: Date): Date | null {
  const byTime = closesAt !== null && closesAt <= now ? closesAt : null
  if (isOpen) return byTime
  return byTime && closedAt && byTime < closedAt ? byTime : (closedAt ?? byTime)
}

/** SC2: what a change of the settings makes of them; opening leaves a closing time behind that has passed. */
export function changeTimes(
  before: CollectionTimes,
  change: { readonly isOpen?: boolean | undefined; readonly closesAt?: Date | null | undefined },
  now: Date,
): CollectionTimes {
  const closesAt = change.closesAt === undefined ? before.closesAt : change.closesAt
  const extended = change.closesAt !== undefined && closesAt !== null && closesAt > now
  const isOpen = change.isOpen ?? (extended && closedSince(before, now) !== null ? true : before.isOpen)
  if (!isOpen) return { isOpen, closesAt, closedAt: before.isOpen ? now : (before.closedAt ?? now) }
  const hasPassed = closesAt !== null && closesAt <= now
  return {
    isOpen,
    closesAt: hasPassed && change.isOpen === true && change.closesAt === undefined ? null : closesAt,
    closedAt: null,
  }
}
