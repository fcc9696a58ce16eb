const teams = new Set<string>()

/** From now on the artwork of this team is read and sent with staff's calls: an ordered design of it is open to them. */
export function reachAsStaff(teamId: string): void {
  teams.add(teamId)
}

export function isReachedAsStaff(teamId: string | null): boolean {
  return teamId !== null && teams.has(teamId)
}
