import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { lockTeam } from '#api/access/open-teams.ts'
import { orders, preorderItems, projects, teamMembers, teams, users } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { takeMails, takeOwnMail } from '#api/http/mails-to.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { deleteProjects, holdDesigns, holdDesignsOf } from '#api/projects/delete-project.ts'
import type { Dependencies } from '#api/services.ts'
import { teamDeletionMail } from '#api/teams/mail-deletion.ts'

const dayMs = 86_400_000

/** A team may be kept and asked to be deleted again as often as somebody likes. */
const deletionMails = { name: 'team deletion', most: 3 }

/** AC45: deletes a team with all that is in it, at once or, where it has orders, a day later. */
export const deleteTeam = writes(teamCalls.delete, async ({ actor, params, now }, tx, { config, jobs }) => {
  await holdDesigns(tx, eq(projects.teamId, params.id), actor.id)
  const team = await lockTeam(tx, params.id, actor.id)
  if (!team) return refuse('team_not_found')
  if (!(await hasOrders(tx, team.id))) {
    await removeTeam(tx, team.id, now)
    return ok({})
  }
  const deletesAt = new Date(now.getTime() + dayMs)
  const [asked] = await tx
    .update(teams)
    .set({ deletesAt, deletionAskedBy: actor.id })
    .where(and(eq(teams.id, team.id), isNull(teams.deletesAt)))
    .returning({ id: teams.id })
  if (asked) {
    const members = await tx
      .select({
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        unverifiedSince: users.unverifiedSince,
        language: users.language,
      })
      .from(teamMembers)
      .innerJoin(users, eq(users.id, teamMembers.userId))
      .where(eq(teamMembers.teamId, team.id))
    const about = { teamId: team.id, teamName: team.name, askedBy: actor.firstName, deletesAt }
    const all = members.map(({ unverifiedSince, ...member }) => ({
      ...member,
      emailVerified: unverifiedSince === null,
    }))
    const others = all.filter(({ id }) => id !== actor.id)
    const told = await takeMails(tx, others, deletionMails, config.limits, now)
    for (const own of all.filter(({ id }) => id === actor.id))
      if (await takeOwnMail(tx, own, config.limits, now)) told.push(own)
    for (const to of told)
      await jobs.add(tx, 'mail', teamDeletionMail(to, about, config), { isOneOfMany: true })
  }
  return ok({ deletesAt: deletesAt.toISOString() })
})

/** AC45: any member may, until it is gone. */
export const keepTeam = writes(teamCalls.keep, async ({ actor, body }, tx) => {
  const team = await lockTeam(tx, body.id, actor.id)
  if (!team) return refuse('team_not_found')
  await tx.update(teams).set({ deletesAt: null, deletionAskedBy: null }).where(eq(teams.id, team.id))
  return ok({})
})

/** Deletes teams whose day is over and whom nobody kept, each in a transaction of its own. */
export async function deleteDueTeams({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const at = now()
  const isDue = and(lte(teams.deletesAt, at), isNull(teams.deletedAt))
  const due = await database.read.select({ id: teams.id }).from(teams).where(isDue)
  for (const { id } of due)
    await database.write(async tx => {
      await holdDesignsOf(tx, eq(projects.teamId, id))
      const [team] = await tx
        .select({ id: teams.id })
        .from(teams)
        .where(and(eq(teams.id, id), isDue))
        .for('update')
      if (team) await removeTeam(tx, team.id, at)
    })
}

/** A deleted team leaves the database after thirty days. */
async function removeTeam(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(teams)
    .set({ deletedAt: now, deletesAt: null })
    .where(and(eq(teams.id, id), isNull(teams.deletedAt)))
  await deleteProjects(tx, eq(projects.teamId, id), now)
}

async function hasOrders(tx: Reader, teamId: string): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(preorderItems)
    .innerJoin(orders, eq(orders.preorderId, preorderItems.preorderId))
    .where(eq(preorderItems.teamId, teamId))
    .limit(1)
  return found.length > 0
}
