import { and, eq, isNull } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { projects } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

type Project = { readonly id: string; readonly name: string; readonly teamId: string }

function selectProject(tx: Tx, projectId: string, userId: string) {
  return tx
    .select({ id: projects.id, name: projects.name, teamId: projects.teamId })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt), isOpenTeam(projects.teamId, userId)))
}

/** A project of one of the person's teams, which stays where it is until the transaction ends. */
export async function holdProject(tx: Tx, projectId: string, userId: string): Promise<Project | undefined> {
  const [project] = await selectProject(tx, projectId, userId).for('share')
  return project
}

/** The same, to be changed by one transaction at a time; designs that it changes too are held before it. */
export async function lockProject(tx: Tx, projectId: string, userId: string): Promise<Project | undefined> {
  const [project] = await selectProject(tx, projectId, userId).for('no key update')
  return project
}
