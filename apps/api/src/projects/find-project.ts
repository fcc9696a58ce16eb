import { and, eq, inArray, isNull } from 'drizzle-orm'
import { projects } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { teamIdsOf } from '#api/teams/membership.ts'

/** A project of one of the person's teams. */
export async function findProject(
  tx: Tx,
  projectId: string,
  userId: string,
): Promise<{ readonly id: string; readonly name: string; readonly teamId: string } | undefined> {
  const [project] = await tx
    .select({ id: projects.id, name: projects.name, teamId: projects.teamId })
    .from(projects)
    .where(
      and(
        eq(projects.id, projectId),
        isNull(projects.deletedAt),
        inArray(projects.teamId, teamIdsOf(userId)),
      ),
    )
  return project
}
