import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { signLink } from '#api/assets/signed-links.ts'
import { assetShares, assets, assetVersions } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import { isTeamMember } from '#api/teams/membership.ts'

export const readAsset = reads(
  assetCalls.read,
  async ({ actor, params, query, now, origin }, tx, { config }) => {
    const type = findDecorationType(params.type)
    if (!type) return refuse('assetTypeNotSupported')
    if (!(await isTeamMember(tx, actor.id, query.team_id))) return refuse('teamDoesntHaveAccess')
    const isTheirs = or(
      eq(assets.teamId, query.team_id),
      sql`exists (select 1 from ${assetShares}
        where ${assetShares.assetId} = ${assets.id} and ${assetShares.teamId} = ${query.team_id})`,
    )
    const [row] = await tx
      .select({ id: assetVersions.id, filename: assets.filename, isTheirs: sql<boolean>`${isTheirs}` })
      .from(assetVersions)
      .innerJoin(assets, eq(assets.id, assetVersions.assetId))
      .where(
        and(
          eq(assets.id, query.asset_id),
          query.asset_version_id ? eq(assetVersions.id, query.asset_version_id) : undefined,
        ),
      )
      .orderBy(desc(assetVersions.createdAt))
      .limit(1)
    if (!row) return refuse('assetDoesntExist')
    if (!row.isTheirs) return refuse('teamDoesntHaveAccess')
    const link = (form: string) =>
      origin + signLink(`/api/v1/artwork/${row.id}/${form}`, now, config.sessionSecret)
    return ok({
      fullSizeUrl: link(`preview-${query.size}.webp`),
      assetName: row.filename,
      originalUrl: actor.isStaff ? link('original') : null,
      platesUrl: link(type.useColorExtraction ? 'plates' : 'pixels'),
    })
  },
)
