const gatherMinutes = 1
const quietMinutes = 10

/** RV7: when those who were named are mailed: what comes within a minute goes together, and at most one mail in ten. */
export function mentionMailDue(now: Date, lastMailedAt: Date | null): Date {
  const soon = now.getTime() + gatherMinutes * 60_000
  const again = lastMailedAt ? lastMailedAt.getTime() + quietMinutes * 60_000 : 0
  return new Date(Math.max(soon, again))
}
