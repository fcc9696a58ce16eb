import { usualProjectName } from '@teamloom/commerce/collection/project-name.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { findProject } from '#api/access/open-projects.ts'
import type { Guest } from '#api/accounts/find-guest.ts'
import {
  assets,
  cartItems,
  comments,
  designChanges,
  designs,
  designVersions,
  projects,
  sessions,
  teamMembers,
  teams,
  users,
} from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { createProject } from '#api/projects/create-project.ts'
import { closeReviews } from '#api/review/organize-review.ts'
import { addTeammate } from '#api/teams/join-team.ts'

/** Before every night that could be asked for: what is left of a guest goes with the next. */
const guestEnd = new Date(0)

export type TakenOver = { readonly projectId: string; readonly designs: number }

/**
 * AC72: what a guest designed, uploaded and put into their cart becomes the account's, in the project that was chosen or
 * a new one of its first team; the guest ends. Undefined where they designed nothing.
 */
export async function takeOver(
  tx: Tx,
  guest: Guest,
  userId: string,
  now: Date,
): Promise<TakenOver | undefined> {
  // Of two logins at once one takes them.
  const [ended] = await tx
    .update(users)
    .set({ deletedAt: guestEnd })
    .where(and(eq(users.id, guest.id), eq(users.isGuest, true), isNull(users.deletedAt)))
    .returning({ language: users.language })
  if (!ended) return undefined
  await tx.delete(sessions).where(eq(sessions.userId, guest.id))
  const theirTeams = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.founderId, guest.id), isNull(teams.deletedAt)))
  const teamIds = theirTeams.map(({ id }) => id)
  const theirProjects = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.teamId, teamIds), isNull(projects.deletedAt)))
    .for('no key update')
  const projectIds = theirProjects.map(({ id }) => id)
  const isTheirs = and(inArray(designs.projectId, projectIds), isNull(designs.deletedAt))
  const [found] = await tx.select({ designs: count() }).from(designs).where(isTheirs)
  await giveWork(tx, guest.id, userId)
  if (!found?.designs) return undefined
  const project = await placeFor(tx, guest, userId, ended.language as Locale, teamIds, now)
  for (const id of projectIds) await closeReviews(tx, id, now)
  await tx.update(designs).set({ projectId: project.id, collectableSince: null }).where(isTheirs)
  await tx.update(assets).set({ teamId: project.teamId }).where(inArray(assets.teamId, teamIds))
  return { projectId: project.id, designs: found.designs }
}

/** What names its maker: undo goes on, and comments are the account's. */
async function giveWork(tx: Tx, guestId: string, userId: string): Promise<void> {
  await tx.update(designs).set({ makerId: userId }).where(eq(designs.makerId, guestId))
  const made = tx.select({ id: designs.id }).from(designs).where(eq(designs.makerId, userId))
  for (const table of [designChanges, designVersions])
    await tx
      .update(table)
      .set({ userId })
      .where(and(eq(table.userId, guestId), inArray(table.designId, made)))
  await tx.update(comments).set({ authorId: userId }).where(eq(comments.authorId, guestId))
  await tx.update(cartItems).set({ userId }).where(eq(cartItems.userId, guestId))
  await tx.update(assets).set({ uploaderId: userId }).where(eq(assets.uploaderId, guestId))
}

/** The project that was chosen, if it is open still; else a new one of the first team in which the account changes things. */
async function placeFor(
  tx: Tx,
  { projectId }: Guest,
  userId: string,
  language: Locale,
  guestTeamIds: readonly string[],
  now: Date,
): Promise<{ readonly id: string; readonly teamId: string }> {
  const chosen = projectId && (await findProject(tx, projectId, userId))
  if (chosen) return chosen
  const [first] = await firstTeams(tx, userId)
  const teamId = first?.id ?? guestTeamIds[0]
  if (!teamId) throw new Error('a guest without a team')
  // An account without any team has the guest's.
  if (!first) {
    await addTeammate(tx, teamId, userId, now)
    await tx.update(teams).set({ founderId: userId }).where(eq(teams.id, teamId))
  }
  const number = (await tx.$count(projects, and(eq(projects.teamId, teamId), isNull(projects.deletedAt)))) + 1
  const name = usualProjectName(first ? number : 1, language)
  return { id: await createProject(tx, { name, teamId }, now), teamId }
}

function firstTeams(tx: Reader, userId: string) {
  return tx
    .select({ id: teams.id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.looksOnly, false), isNull(teams.deletedAt)))
    .orderBy(teamMembers.joinedAt, teams.id)
    .limit(1)
}
