const teams = new Set<string>()

/** From now on the artwork of this team is read and sent with staff's calls: an ordered design of it is open to them. */
export function reachAsStaff(teamId: string): void {
  teams.add(teamId)
}

/** The artwork that a new version may be made of: what is the team's own, staff do not replace, theirs is another one. */
export function replacedBy(teamId: string | null, assetId: string | undefined): string | undefined {
  return isReachedAsStaff(teamId) ? undefined : assetId
}

export function isReachedAsStaff(teamId: string | null): boolean {
  return teamId !== null && teams.has(teamId)
}
