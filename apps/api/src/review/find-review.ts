import { isLinkOpen } from '@teamloom/commerce/review/review-link.ts'
import type { Refusal, Result } from '@teamloom/kit/result.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { projects, reviews, teamMembers, teams, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

export type ReviewRow = typeof reviews.$inferSelect & {
  readonly projectName: string
  readonly teamId: string
}

/** RV12: an open link, by what stands in its address; closed and ended ones say whom to ask. */
export async function findOpenReview(
  tx: Reader,
  token: string,
  now: Date,
): Promise<Result<ReviewRow, Refusal<'not_found'>>> {
  const [found] = await tx
    .select({ review: reviews, projectName: projects.name, teamId: projects.teamId })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(teams, eq(teams.id, projects.teamId))
    .where(and(eq(reviews.token, token), isNull(projects.deletedAt), isNull(teams.deletedAt)))
  if (!found) return refuse('not_found')
  const row = { ...found.review, projectName: found.projectName, teamId: found.teamId }
  if (isLinkOpen(row, now)) return ok(row)
  return refuse('not_found', { organizer: await organizerOf(tx, row) })
}

/** Whom visitors know it from: who made it while they are in the team, else who was in it first; a first name. */
export async function organizerOf(
  tx: Reader,
  { teamId, makerId }: Pick<ReviewRow, 'teamId' | 'makerId'>,
): Promise<string> {
  const [person] = await tx
    .select({ firstName: users.firstName })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(sql`(${users.id} = ${makerId}) desc nulls last`, asc(teamMembers.joinedAt))
    .limit(1)
  return person?.firstName ?? ''
}
