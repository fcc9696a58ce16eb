import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, gt, gte, isNull } from 'drizzle-orm'
import { teamLinks, teamMembers, teamRemovals, teams } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

type Invitation = { readonly teamId: string; readonly createdAt: Date }

function selectInvitation(tx: Reader, token: string, now: Date) {
  return tx
    .select({ teamId: teamLinks.teamId, createdAt: teamLinks.createdAt })
    .from(teamLinks)
    .innerJoin(teams, eq(teams.id, teamLinks.teamId))
    .where(and(eq(teamLinks.token, token), gt(teamLinks.expiresAt, now), isNull(teams.deletedAt)))
}

/** The invitation of a link that holds, to a team that is there. */
export async function findInvitation(tx: Reader, token: string, now: Date): Promise<Invitation | undefined> {
  const [invitation] = await selectInvitation(tx, token, now)
  return invitation
}

/** The invitation of a link that holds; its team stays until the transaction ends. */
export async function holdInvitation(tx: Tx, token: string, now: Date): Promise<Invitation | undefined> {
  const [invitation] = await selectInvitation(tx, token, now).for('share', { of: teams })
  return invitation
}

export async function addTeammate(tx: Tx, teamId: string, userId: string, now: Date): Promise<void> {
  await tx.insert(teamMembers).values({ teamId, userId, joinedAt: now }).onConflictDoNothing()
}

/** Answers the team's id. Whoever was taken out of the team needs a link that is younger than that. */
export async function acceptInvitation(
  tx: Tx,
  token: string,
  userId: string,
  now: Date,
): Promise<Result<string, Refusal<'invalid_or_expired_join_team_token'>>> {
  const invitation = await holdInvitation(tx, token, now)
  if (!invitation) return refuse('invalid_or_expired_join_team_token')
  const { teamId, createdAt } = invitation
  const removals = await tx
    .select({ removedAt: teamRemovals.removedAt })
    .from(teamRemovals)
    .where(
      and(
        eq(teamRemovals.teamId, teamId),
        eq(teamRemovals.userId, userId),
        gte(teamRemovals.removedAt, createdAt),
      ),
    )
  if (removals.length > 0) return refuse('invalid_or_expired_join_team_token')
  await addTeammate(tx, teamId, userId, now)
  return ok(teamId)
}

export const joinMyTeam = writes(teamCalls.join, async ({ actor, body, now }, tx) =>
  acceptInvitation(tx, body.token, actor.id, now),
)
