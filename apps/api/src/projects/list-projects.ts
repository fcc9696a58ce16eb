import { projectCalls } from '@teamloom/contract/projects.ts'
import { ok } from '@teamloom/kit/result.ts'
import { and, desc, isNull, sql } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { designs, projects } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import { pictureUrl } from '#api/pictures/picture-urls.ts'

export const listProjects = reads(projectCalls.list, async ({ actor, origin }, tx) => {
  const rows = await tx
    .select({
      id: projects.id,
      name: projects.name,
      teamId: projects.teamId,
      shareableToken: projects.shareableToken,
      iconUuid: projects.iconUuid,
      coverUuid: projects.coverUuid,
      createdAt: projects.createdAt,
      // Named in full: columns that are picked from a single table lose its name.
      latestLook: sql<string | null>`(select latest.look_key from ${designs} latest
        where latest.project_id = ${projects}.id and latest.deleted_at is null
        order by latest.updated_at desc limit 1)`,
    })
    .from(projects)
    .where(and(isNull(projects.deletedAt), isOpenTeam(projects.teamId, actor.id)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
  return ok(
    rows.map(row => ({
      id: row.id,
      name: row.name,
      team_id: row.teamId,
      shareable_token: row.shareableToken,
      icon_uuid: row.iconUuid,
      iconUuid: row.iconUuid,
      coverPhotoUuid: row.coverUuid,
      picture: row.latestLook ? pictureUrl(origin, row.latestLook, 'front') : null,
      created_at: row.createdAt.toISOString(),
    })),
  )
})
