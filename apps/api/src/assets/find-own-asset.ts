import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { isArtworkOpen } from '#api/access/open-artwork.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { assets, assetVersions } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

type OwnAsset = { readonly id: string; readonly teamId: string }

/** An artwork of the person's own teams, held until the transaction ends; one that they received is not theirs to change. */
export async function findOwnAsset(
  tx: Tx,
  id: string,
  userId: string,
): Promise<Result<OwnAsset, Refusal<'assetDoesntExist' | 'teamDoesntHaveAccess'>>> {
  const [own] = await tx
    .select({ id: assets.id, teamId: assets.teamId })
    .from(assets)
    .where(and(eq(assets.id, id), isNull(assets.removedAt), isOpenTeam(assets.teamId, userId)))
    .for('no key update')
  if (own?.teamId) return ok({ id: own.id, teamId: own.teamId })
  const [received] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.id, id), isNull(assets.removedAt), isArtworkOpen({ kind: 'person', id: userId })))
  return refuse(received ? 'teamDoesntHaveAccess' : 'assetDoesntExist')
}

/** AC28, RV23: whether the version is of this type and the person uploaded it themselves. */
export async function isOwnUpload(
  tx: Reader,
  assetVersionId: string,
  assetType: string,
  userId: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: assetVersions.id })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(
      and(
        eq(assetVersions.id, assetVersionId),
        eq(assetVersions.assetType, assetType),
        eq(assets.uploaderId, userId),
      ),
    )
  return found.length > 0
}
