import { approvalTags } from '@teamloom/commerce/review/approval.ts'
import { approvalCalls } from '@teamloom/contract/approval.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { findProject, lockProject } from '#api/access/open-projects.ts'
import { approvals, designs, teamMembers, users } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { takeMails } from '#api/http/mails-to.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { loadApprovals } from '#api/review/approval/load-standings.ts'
import { approvalMail } from '#api/review/approval/mail-approval.ts'
import { findApproval } from '#api/review/approval/present-approval.ts'

const isTag = (each: string) => approvalTags.some(tag => tag === each)

/** AC47: to one address in a day, whoever asks. */
const perDay = { name: 'approvals', most: 20 }

/** RV18, RV21: what was asked for before is asked for no more; who is asked anew is mailed. */
export const askApproval = writes(
  approvalCalls.ask,
  async ({ actor, body, now, origin }, tx, { jobs, config }) => {
    const project = await lockProject(tx, body.projectId, actor.id)
    if (!project) return refuse('project_not_found')
    const asked = [...new Set(body.asked)]
    if (!(await areMembers(tx, project.teamId, asked))) return refuse('not_found')
    const before = (await loadApprovals(tx, [project.id])).get(project.id)
    if (asked.length === 0) {
      await withdrawApproval(tx, project.id)
      return ok(null)
    }
    const set = {
      asked,
      needed: body.needed ?? null,
      until: body.until ? new Date(body.until) : null,
      blocks: body.blocks,
      askedById: actor.id,
    }
    await tx
      .insert(approvals)
      .values({ projectId: project.id, createdAt: now, ...set })
      .onConflictDoUpdate({ target: approvals.projectId, set })
    const shown = await findApproval(tx, project.id, origin)
    const known = new Set(before?.people.map(({ userId }) => userId))
    const anew = (shown?.people ?? [])
      .map(({ userId }) => userId)
      .filter(userId => !known.has(userId) && userId !== actor.id)
    for (const to of await takeMails(tx, await loadAddresses(tx, anew), perDay, config.limits, now)) {
      const about = {
        projectId: project.id,
        projectName: project.name,
        askedBy: actor.firstName,
        designs: await countDesigns(tx, project.id),
        until: set.until,
      }
      await jobs.add(tx, 'mail', approvalMail(to, about, config), { isOneOfMany: true })
    }
    return ok(shown)
  },
)

/** Takes back what a project's approval asks, also when the project goes to another team. */
export async function withdrawApproval(tx: Tx, projectId: string): Promise<void> {
  await tx.delete(approvals).where(eq(approvals.projectId, projectId))
}

export const readApproval = reads(approvalCalls.read, async ({ actor, params, origin }, tx) => {
  const project = await findProject(tx, params.projectId, actor.id)
  return project ? ok(await findApproval(tx, project.id, origin)) : refuse('project_not_found')
})

async function areMembers(tx: Reader, teamId: string, asked: readonly string[]): Promise<boolean> {
  const ids = asked.filter(each => !isTag(each))
  if (ids.length === 0) return true
  const [found] = await tx
    .select({ many: count() })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), inArray(teamMembers.userId, ids), isNull(users.deletedAt)))
  return found?.many === ids.length
}

function loadAddresses(tx: Reader, userIds: readonly string[]) {
  return userIds.length === 0
    ? []
    : tx
        .select()
        .from(users)
        .where(inArray(users.id, [...userIds]))
        .orderBy(users.id)
}

async function countDesigns(tx: Reader, projectId: string): Promise<number> {
  const [found] = await tx
    .select({ many: count() })
    .from(designs)
    .where(and(eq(designs.projectId, projectId), isNull(designs.deletedAt)))
  return found?.many ?? 0
}
