import { randomBytes } from 'node:crypto'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { holds } from '#api/access/caller.ts'
import { isTeam, isTeamMember } from '#api/access/open-teams.ts'
import { teamLinks, teamMembers, teamRemovals, teams, users } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'

const day = 24 * 3600 * 1000
const validMs = 30 * day
/** A new link is given where less than this is left of the old one. */
const renewMs = 7 * day

export type TeamLink = { readonly token: string; readonly expiresAt: Date }

/** The link that a team gives out: the same to everybody, until it is about to expire or someone was taken out. */
export async function giveLink(tx: Tx, teamId: string, invitorId: string, now: Date): Promise<TeamLink> {
  // Two that ask at once get the same.
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
  const [current] = await tx
    .select({ token: teamLinks.token, expiresAt: teamLinks.expiresAt })
    .from(teamLinks)
    .where(
      and(
        eq(teamLinks.teamId, teamId),
        gt(teamLinks.expiresAt, new Date(now.getTime() + renewMs)),
        sql`not exists (select 1 from ${teamRemovals}
          where ${teamRemovals.teamId} = ${teamLinks.teamId} and ${teamRemovals.removedAt} >= ${teamLinks.createdAt})`,
      ),
    )
    .orderBy(desc(teamLinks.createdAt))
    .limit(1)
  if (current) return current
  const made = {
    token: randomBytes(18).toString('base64url'),
    expiresAt: new Date(now.getTime() + validMs),
  }
  await tx.insert(teamLinks).values({ ...made, teamId, invitorId, createdAt: now })
  return made
}

/** Staff join any team by its link. */
export const readTeamLink = writes(teamCalls.link, async ({ actor, query, now }, tx) => {
  const { teamId } = query
  const isOpen = holds(actor, 'seePersonalData')
    ? await isTeam(tx, teamId)
    : await isTeamMember(tx, actor.id, teamId)
  if (!isOpen) return refuse('team_not_found')
  const { token } = await giveLink(tx, teamId, actor.id, now)
  return ok(token)
})

/** Whoever made the link invites, as long as they are in the team; else who has been in it the longest. */
export const readInvitation = reads(teamCalls.invitation, async ({ query, now }, tx) => {
  const [found] = await tx
    .select({ teamName: teams.name, firstName: users.firstName, lastName: users.lastName })
    .from(teamLinks)
    .innerJoin(teams, eq(teams.id, teamLinks.teamId))
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamLinks.token, query.token), gt(teamLinks.expiresAt, now), isNull(teams.deletedAt)))
    .orderBy(desc(sql`${users.id} = ${teamLinks.invitorId}`), asc(teamMembers.joinedAt), asc(users.id))
    .limit(1)
  if (!found) return refuse('invalid_or_expired_join_team_token')
  return ok({ invitorName: `${found.firstName} ${found.lastName}`.trim(), teamName: found.teamName })
})
