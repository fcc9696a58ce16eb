import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Service } from '#api/access/caller.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { assetShares, assets } from '#api/db/tables.ts'

/** Who asks for artwork: a team, for its designs; a person, by any of their teams; another server, for anyone. */
export type ArtworkUser = { readonly kind: 'team' | 'person'; readonly id: string } | Service

/**
 * AC33: artwork is open to the team that it was uploaded for and to those that received it, and so to their members;
 * what is of no team, to who uploaded it. For queries that read `assets`.
 */
export function isArtworkOpen(user: ArtworkUser): SQL<boolean> {
  if (user.kind === 'service') return sql<boolean>`true`
  const isTheirs = (teamId: Column) =>
    user.kind === 'team' ? sql`${teamId} = ${user.id}::uuid` : isOpenTeam(teamId, user.id)
  const isTheirOwn =
    user.kind === 'person'
      ? sql`or (${assets.teamId} is null and ${assets.uploaderId} = ${user.id}::uuid)`
      : sql``
  return sql<boolean>`coalesce(${isTheirs(assets.teamId)} ${isTheirOwn} or exists (
    select 1 from ${assetShares} where ${assetShares.assetId} = ${assets.id} and ${isTheirs(assetShares.teamId)}), false)`
}
