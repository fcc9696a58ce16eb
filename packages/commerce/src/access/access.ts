/** Who may do what, as sentences. A thing of another team does not exist for others. */

export type Actor = {
  readonly id: string
  readonly roles: readonly Role[]
  readonly teamIds: ReadonlySet<string>
}

export const roles = ['admin', 'designer', 'user'] as const
export type Role = (typeof roles)[number]

/** AC1: admins and designers are staff. */
export function isStaff(actor: Pick<Actor, 'roles'>): boolean {
  return actor.roles.includes('admin') || actor.roles.includes('designer')
}

/** AC2: a team, its projects, their designs and its artwork are open to its members. */
export function canOpenTeam(actor: Pick<Actor, 'teamIds'>, teamId: string): boolean {
  return actor.teamIds.has(teamId)
}

/** AC3: a design that is in no project yet is its maker's alone. */
export function canOpenDesign(
  actor: Pick<Actor, 'id' | 'teamIds'>,
  design: { readonly makerId: string | null; readonly teamId: string | null },
): boolean {
  return design.teamId === null ? design.makerId === actor.id : canOpenTeam(actor, design.teamId)
}

/** AC20: others, by any member of a team of more than one; oneself, as a designer only. */
export function canRemoveTeammate(
  actor: Pick<Actor, 'id' | 'roles'>,
  teammateId: string,
  memberCount: number,
): boolean {
  return memberCount > 1 && (teammateId !== actor.id || actor.roles.includes('designer'))
}

/** AC4: every member of a team may do all of this, whatever the role. */
export const abilities = {
  canAddTeam: true,
  canAddProject: true,
  canAddDesign: true,
  canDeleteProject: true,
  canRenameProject: true,
  canDeleteDesign: true,
  canRenameDesign: true,
  canMoveDesign: true,
  canAddArtwork: true,
  canDeleteArtwork: true,
  canUpdateDesignStyles: true,
  canUpdateDesignColors: true,
  canUpdateArtworkPosition: true,
  canUpdateArtworkColor: true,
  canDeleteTeam: true,
  canRenameTeam: true,
} as const
