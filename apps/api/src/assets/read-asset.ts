import type { Verdict } from '@teamloom/artwork/verdict.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isArtworkOpen } from '#api/access/open-artwork.ts'
import { isTeamMember } from '#api/access/open-teams.ts'
import { previewSizeFor } from '#api/assets/preview.ts'
import { signLink } from '#api/assets/signed-links.ts'
import { assets, assetVersions, readings } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

export const readAsset = reads(
  assetCalls.read,
  async ({ actor, params, query, now, origin }, tx, { config }) => {
    const type = findDecorationType(params.type)
    if (!type) return refuse('assetTypeNotSupported')
    if (!(await isTeamMember(tx, actor.id, query.team_id))) return refuse('teamDoesntHaveAccess')
    const version = await findVersion(tx, query, isArtworkOpen({ kind: 'team', id: query.team_id }))
    if (!version) return refuse('assetDoesntExist')
    if (!version.isTheirs) return refuse('teamDoesntHaveAccess')
    const link = (form: string) =>
      origin + signLink(`/api/v1/artwork/${version.id}/${form}`, now, config.sessionSecret)
    return ok(addressesOf(version, type, query.size, { link, isStaff: actor.isStaff }))
  },
)

export const readAssetWithAdmin = reads(
  assetCalls.readWithAdmin,
  async ({ params, query, now, origin }, tx, { config }) => {
    const type = findDecorationType(params.type)
    if (!type) return refuse('assetTypeNotSupported')
    const version = await findVersion(tx, query, sql<boolean>`true`)
    if (!version) return refuse('assetDoesntExist')
    const link = (form: string) =>
      origin + signLink(`/api/v1/artwork/${version.id}/${form}`, now, config.sessionSecret)
    return ok(addressesOf(version, type, query.size, { link, isStaff: true }))
  },
)

type Version = {
  readonly id: string
  readonly filename: string
  readonly isTheirs: boolean
  readonly verdict: Verdict
}

function addressesOf(
  { filename, verdict }: Version,
  { inks }: Pick<DecorationType, 'inks'>,
  size: number,
  { link, isStaff }: { readonly link: (form: string) => string; readonly isStaff: boolean },
) {
  const { pages, margins } = verdict.ok ? verdict : {}
  return {
    fullSizeUrl: link(`preview-${previewSizeFor(size)}.webp`),
    assetName: filename,
    originalUrl: isStaff ? link('original') : null,
    platesUrl: link(inks.from === 'palette' ? 'plates' : 'pixels'),
    page: pages?.shown ?? 1,
    ...(margins ? { margins } : {}),
  }
}

/** The version that is named, else the asset's latest. */
async function findVersion(
  tx: Reader,
  query: { readonly asset_id: string; readonly asset_version_id?: string | undefined },
  isTheirs: SQL<boolean>,
): Promise<Version | undefined> {
  const [row] = await tx
    .select({ id: assetVersions.id, filename: assets.filename, isTheirs, verdict: readings.verdict })
    .from(assetVersions)
    .innerJoin(readings, eq(readings.id, assetVersions.readingId))
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(
      and(
        eq(assets.id, query.asset_id),
        query.asset_version_id ? eq(assetVersions.id, query.asset_version_id) : undefined,
      ),
    )
    .orderBy(desc(assetVersions.createdAt))
    .limit(1)
  return row
}
