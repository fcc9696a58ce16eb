import { randomBytes, randomUUID } from 'node:crypto'
import { isLinkOpen } from '@teamloom/commerce/review/review-link.ts'
import { type Review, reviewCalls } from '@teamloom/contract/review.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { findProject, lockProject } from '#api/access/open-projects.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { comments, designs, projects, reviews, reviewVisitors, reviewVotes } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { countVotes } from '#api/review/count-votes.ts'
import { organizerOf } from '#api/review/find-review.ts'
import { removeVisitors } from '#api/review/remove-visitors.ts'

/** A token long enough that nobody guesses it. */
const newToken = () => randomBytes(24).toString('base64url')

/** RV12: one link a project; what was there before opens nothing any more. */
export const openReview = writes(reviewCalls.open, async ({ actor, body, now }, tx, { analytics }) => {
  const project = await lockProject(tx, body.projectId, actor.id)
  if (!project) return refuse('project_not_found')
  if (!(await areOfProject(tx, body.projectId, body.designIds))) return refuse('designIdDoesntExist')
  const before = await findNewest(tx, project.id)
  await closeReviews(tx, project.id, now)
  const { designIds, showPrice, endsAt } = body
  await tx.insert(reviews).values({
    id: randomUUID(),
    projectId: project.id,
    token: newToken(),
    designIds: [...new Set(designIds)],
    showPrice,
    votes: body.votes ?? before?.votes ?? 'hearts',
    makerId: actor.id,
    endsAt: endsAt ? new Date(endsAt) : null,
    createdAt: now,
  })
  await analytics.tell(tx, 'Review Opened', actor, now, { projectId: project.id })
  return ok((await present(tx, project, now))!)
})

export const changeReview = writes(reviewCalls.change, async ({ actor, body, now }, tx) => {
  const project = await lockProject(tx, body.projectId, actor.id)
  if (!project) return refuse('project_not_found')
  const before = await findNewest(tx, project.id)
  if (!before || before.closedAt) return refuse('not_found')
  const { designIds, showPrice, votes, endsAt } = body
  if (designIds && !(await areOfProject(tx, project.id, designIds))) return refuse('designIdDoesntExist')
  await tx
    .update(reviews)
    .set({
      designIds: designIds ? [...new Set(designIds)] : before.designIds,
      showPrice: showPrice ?? before.showPrice,
      votes: votes ?? before.votes,
      endsAt: endsAt === undefined ? before.endsAt : endsAt === null ? null : new Date(endsAt),
    })
    .where(eq(reviews.id, before.id))
  return ok((await present(tx, project, now))!)
})

export const closeReview = writes(reviewCalls.close, async ({ actor, params, now }, tx) => {
  const project = await lockProject(tx, params.projectId, actor.id)
  if (!project) return refuse('project_not_found')
  await closeReviews(tx, project.id, now)
  return ok({})
})

export const readReview = reads(reviewCalls.read, async ({ actor, params, now }, tx) => {
  const project = await findProject(tx, params.projectId, actor.id)
  return project ? ok(await present(tx, project, now)) : refuse('project_not_found')
})

export const removeVisitor = writes(reviewCalls.removeVisitor, async ({ actor, params, now }, tx) => {
  const [visitor] = await tx
    .select({ id: reviewVisitors.id })
    .from(reviewVisitors)
    .innerJoin(projects, eq(projects.id, reviewVisitors.projectId))
    .where(
      and(
        eq(reviewVisitors.id, params.id),
        isNull(projects.deletedAt),
        isOpenTeam(projects.teamId, actor.id),
      ),
    )
  if (!visitor) return refuse('not_found')
  await removeVisitors(tx, [visitor.id], now)
  return ok({})
})

/** Ends a project's links, also when the project goes to another team. */
export async function closeReviews(tx: Tx, projectId: string, now: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ closedAt: now })
    .where(and(eq(reviews.projectId, projectId), isNull(reviews.closedAt)))
}

async function findNewest(tx: Reader, projectId: string) {
  const [newest] = await tx
    .select()
    .from(reviews)
    .where(eq(reviews.projectId, projectId))
    // Of two of one moment the one that is not closed.
    .orderBy(sql`${reviews.closedAt} is null desc`, desc(reviews.createdAt))
    .limit(1)
  return newest
}

async function areOfProject(tx: Reader, projectId: string, designIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(designIds)]
  const found = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(and(inArray(designs.id, ids), eq(designs.projectId, projectId), isNull(designs.deletedAt)))
  return found.length === ids.length
}

type Project = { readonly id: string; readonly teamId: string }

async function present(tx: Reader, { id, teamId }: Project, now: Date): Promise<Review | null> {
  const row = await findNewest(tx, id)
  if (!row) return null
  const ids = [...row.designIds]
  const counts = await countVotes(tx, ids)
  const cast = await tx
    .select({
      designId: reviewVotes.designId,
      visitorId: reviewVotes.visitorId,
      name: reviewVisitors.name,
      vote: reviewVotes.vote,
      at: reviewVotes.createdAt,
    })
    .from(reviewVotes)
    .innerJoin(reviewVisitors, eq(reviewVisitors.id, reviewVotes.visitorId))
    .where(inArray(reviewVotes.designId, ids))
    .orderBy(desc(reviewVotes.createdAt))
    .limit(mostVotes)
  const said = await tx
    .select({ designId: comments.designId, many: count() })
    .from(comments)
    .where(and(inArray(comments.designId, ids), isNotNull(comments.visitorId), isNull(comments.deletedAt)))
    .groupBy(comments.designId)
  return {
    projectId: row.projectId,
    token: row.token,
    designIds: ids,
    showPrice: row.showPrice,
    votes: row.votes,
    endsAt: row.endsAt?.toISOString() ?? null,
    isOpen: isLinkOpen(row, now),
    organizer: await organizerOf(tx, { teamId, makerId: row.makerId }),
    createdAt: row.createdAt.toISOString(),
    designs: ids.map(designId => ({
      id: designId,
      counts: counts(designId),
      votes: cast
        .filter(each => each.designId === designId)
        .map(({ visitorId, name, vote, at }) => ({ visitorId, name, vote, at: at.toISOString() })),
      comments: said.find(each => each.designId === designId)?.many ?? 0,
    })),
  }
}

/** Whose votes are told by name; the counts are of all. */
const mostVotes = 2000
