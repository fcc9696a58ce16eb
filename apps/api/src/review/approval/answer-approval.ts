import { approvalCalls } from '@teamloom/contract/approval.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { approvalAnswers, approvals, designs, projects, teamMembers, teams, users } from '#api/db/tables.ts'
import { lockDesign } from '#api/designs/load-design.ts'
import { reads, writes } from '#api/http/handler.ts'
import { loadApprovals, loadStandings } from '#api/review/approval/load-standings.ts'
import { findApproval } from '#api/review/approval/present-approval.ts'

/** RV19: to the design as it was looked at; what has changed meanwhile is looked at again. */
export const answerApproval = writes(
  approvalCalls.answer,
  async ({ actor, body, now, origin }, tx, { analytics }) => {
    const row = await lockDesign(tx, body.designId, actor)
    if (!row) return refuse('designIdDoesntExist')
    const approval = row.projectId ? (await loadApprovals(tx, [row.projectId])).get(row.projectId) : undefined
    if (!approval?.people.some(({ userId }) => userId === actor.id)) return refuse('not_asked')
    if (body.revision !== row.revision) return refuse('conflict', { target: 'design' })
    const said = { revision: row.revision, yes: body.yes, text: body.text ?? '', answeredAt: now }
    await tx
      .insert(approvalAnswers)
      .values({ designId: row.id, userId: actor.id, ...said })
      .onConflictDoUpdate({ target: [approvalAnswers.designId, approvalAnswers.userId], set: said })
    if (body.yes) await analytics.tell(tx, 'Design Approved', actor, now, { designId: row.id })
    return ok(must(await findApproval(tx, approval.row.projectId, origin), 'approval'))
  },
)

/** How many projects are told of at most. */
const mostProjects = 50
/** How many of their designs are looked at at most. */
const mostDesigns = 1000

/**
 * RV21: the designs of each project that still lack enough yes, and that whoever asks has not answered as they are.
 */
export const listAskedApprovals = reads(approvalCalls.asked, async ({ actor }, tx) => {
  const rows = await tx
    .select({
      approval: approvals,
      projectName: projects.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(projects, eq(projects.teamId, teams.id))
    .innerJoin(approvals, eq(approvals.projectId, projects.id))
    .leftJoin(users, eq(users.id, approvals.askedById))
    .where(
      and(
        eq(teamMembers.userId, actor.id),
        isNull(teams.deletedAt),
        isNull(projects.deletedAt),
        or(
          sql`${approvals.asked} ?| array[${actor.id}, 'everyone']`,
          sql`${approvals.asked} ? 'founder' and ${teams.founderId} = ${actor.id}`,
        ),
      ),
    )
    .orderBy(desc(approvals.createdAt), desc(approvals.projectId))
    .limit(mostProjects)
  if (rows.length === 0) return ok([])
  const shown = await tx
    .select({ id: designs.id, projectId: designs.projectId, revision: designs.revision })
    .from(designs)
    .where(
      and(
        sql`${designs.projectId} in ${rows.map(({ approval }) => approval.projectId)}`,
        isNull(designs.deletedAt),
      ),
    )
    .limit(mostDesigns)
  const standings = await loadStandings(tx, shown)
  const waits = ({ id, revision }: (typeof shown)[number]) => {
    const found = standings.get(id)
    const isAnswered = found?.answers.some(
      answer => answer.userId === actor.id && answer.revision === revision,
    )
    return found !== undefined && !found.standing.isGiven && !isAnswered
  }
  const waiting = Map.groupBy(shown.filter(waits), ({ projectId }) => projectId)
  return ok(
    rows.flatMap(({ approval: { projectId, askedById, until }, projectName, firstName, lastName }) => {
      const designs = waiting.get(projectId)?.length ?? 0
      const name = `${firstName ?? ''} ${lastName ?? ''}`.trim()
      const askedBy = askedById ? { userId: askedById, name } : null
      return designs > 0
        ? [{ projectId, projectName, askedBy, until: until?.toISOString() ?? null, designs }]
        : []
    }),
  )
})
