import { and, eq, isNull } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { projects } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

type Project = { readonly id: string; readonly name: string; readonly teamId: string }

/** A project of one of the person's teams, as it is now. */
export async function findProject(
  tx: Reader,
  projectId: string,
  userId: string,
): Promise<Project | undefined> {
  const [project] = await tx
    .select({ id: projects.id, name: projects.name, teamId: projects.teamId })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt), isOpenTeam(projects.teamId, userId)))
  return project
}

/**
 * A project of one of the person's teams, which stays where it is until the transaction ends. Held before it is looked
 * whose it is: a row that was waited for is compared with the team that it was in before.
 */
export async function holdProject(tx: Tx, projectId: string, userId: string): Promise<Project | undefined> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('share')
  return findProject(tx, projectId, userId)
}

/**
 * A project of one of the person's teams, to be changed by one transaction at a time; designs that it changes too are
 * held before it.
 */
export async function lockProject(tx: Tx, projectId: string, userId: string): Promise<Project | undefined> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
  return findProject(tx, projectId, userId)
}
