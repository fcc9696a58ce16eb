import { type Column, type SQL, sql } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { assetShares, assets } from '#api/db/tables.ts'

/** Who asks for artwork: a team, for its designs; or a person, by any of their teams. */
export type ArtworkUser = { readonly kind: 'team' | 'person'; readonly id: string }

/**
 * AC33: artwork is open to the team that it was uploaded for and to those that received it, and so to their members;
 * what is of no team, to who uploaded it. For queries that read `assets`.
 */
export function isArtworkOpen(user: ArtworkUser): SQL<boolean> {
  const isTheirs = (teamId: Column) =>
    user.kind === 'team' ? sql`${teamId} = ${user.id}::uuid` : isOpenTeam(teamId, user.id)
  const isTheirOwn =
    user.kind === 'person'
      ? sql`or (${assets.teamId} is null and ${assets.uploaderId} = ${user.id}::uuid)`
      : sql``
  return sql<boolean>`coalesce(${isTheirs(assets.teamId)} ${isTheirOwn} or exists (
    select 1 from ${assetShares} where ${assetShares.assetId} = ${assets.id} and ${isTheirs(assetShares.teamId)}), false)`
}
