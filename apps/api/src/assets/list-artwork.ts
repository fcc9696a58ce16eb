import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { factsOf, type Verdict } from '@teamloom/artwork/verdict.ts'
import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { type LibraryItem, libraryCalls } from '@teamloom/contract/library.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { sql } from 'drizzle-orm'
import { isTeamMember } from '#api/access/open-teams.ts'
import { picturedPages } from '#api/assets/page-links.ts'
import { previewSizeFor } from '#api/assets/preview.ts'
import { signLink } from '#api/assets/signed-links.ts'
import { reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** What lies on garments; logos, covers and pictures of people are no artwork (AC41). */
const artTypes = decorationTypes.flatMap(({ type, categories }) => (categories.length > 0 ? [type] : []))

const tilePixels = previewSizeFor(256)

/** A page of a team's artwork: three statements, whatever there is. */
export const listArtwork = reads(libraryCalls.list, async ({ actor, query, now, origin }, tx, { config }) => {
  const teamId = query.team_id
  if (!actor.isStaff && !(await isTeamMember(tx, actor.id, teamId))) return refuse('teamDoesntHaveAccess')
  const found = await loadPage(tx, { ...query, teamId, limit: query.limit + 1 })
  const page = found.rows.slice(0, query.limit)
  const uses = await loadUses(
    tx,
    teamId,
    page.map(row => row.id),
  )
  const sign = (path: string) => origin + signLink(path, now, config.sessionSecret)
  return ok({
    items: page.map(row => describe(row, uses.get(row.id) ?? [], sign)),
    next: found.rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
    total: found.total,
  })
})

type Row = {
  readonly id: string
  readonly name: string
  readonly filename: string
  readonly created_at: string
  readonly is_received: boolean
  readonly recipe: TextRecipe | null
  readonly version_id: string
  readonly asset_type: string
  readonly verdict: Extract<Verdict, { ok: true }>
}

type Use = { readonly id: string; readonly name: string | null; readonly versions: readonly string[] }

function describe(row: Row, uses: readonly Use[], sign: (path: string) => string): LibraryItem {
  const { pages, ...facts } = factsOf(row.verdict, row.recipe)
  return {
    assetId: row.id,
    assetVersionId: row.version_id,
    name: row.name,
    filename: row.filename,
    assetType: row.asset_type,
    format: row.verdict.format,
    ...facts,
    ...picturedPages(pages, row.version_id, sign),
    pictureUrl: sign(`/api/v1/artwork/${row.version_id}/preview-${tilePixels}.webp`),
    designs: uses.map(({ id, name }) => ({ id, name })),
    outdatedDesigns: uses.filter(({ versions }) => versions.some(version => version !== row.version_id))
      .length,
    isReceived: row.is_received,
    isText: row.recipe !== null,
    createdAt: new Date(row.created_at).toISOString(),
  }
}

type Page = {
  readonly teamId: string
  readonly search?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

async function loadPage(
  tx: Reader,
  { teamId, search, after, limit }: Page,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const types = sql.join(
    artTypes.map(type => sql`${type}`),
    sql`, `,
  )
  // What is sought is no pattern: its signs of one are taken as they are.
  const wanted = `%${(search ?? '').replace(/[\\%_]/g, sign => `\\${sign}`)}%`
  const isWanted = search
    ? sql`(coalesce(a.name, '') ilike ${wanted} or a.filename ilike ${wanted})`
    : sql`true`
  // Each half by an index of its own: an "or" would read everybody's.
  const open = sql`assets a where a.removed_at is null and ${isWanted}
    and a.id in (select id from assets where team_id = ${teamId}
      union select asset_id from asset_shares where team_id = ${teamId})
    and exists (select 1 from asset_versions v where v.asset_id = a.id and v.asset_type in (${types}))`
  const isAfter = after
    ? sql`(a.created_at, a.id) < ((select created_at from assets where id = ${after}), ${after}::uuid)`
    : sql`true`
  const rows = await tx.rows<Row>(sql`
    select page.id, coalesce(page.name, page.filename) as name, page.filename, page.created_at,
      page.team_id is distinct from ${teamId}::uuid as is_received, latest.id as version_id, latest.asset_type, latest.verdict,
      latest.recipe
    from (select a.* from ${open} and ${isAfter} order by a.created_at desc, a.id desc limit ${limit}) page
    cross join lateral (
      select v.id, v.asset_type, v.recipe, r.verdict from asset_versions v join readings r on r.id = v.reading_id
      where v.asset_id = page.id and v.asset_type in (${types}) order by v.created_at desc, v.id desc limit 1) latest
    order by page.created_at desc, page.id desc`)
  const counted = await tx.rows<{ total: number }>(sql`select count(*)::int as total from ${open}`)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** The team's designs that show each of the assets, and which versions. */
async function loadUses(
  tx: Reader,
  teamId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Use[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.rows<{
    asset_id: string
    id: string
    name: string | null
    versions: string[]
  }>(
    sql`select e -> 'artwork' ->> 'assetId' as asset_id, d.id, d.name, array_agg(e -> 'artwork' ->> 'assetVersionId') as versions
      from projects p join designs d on d.project_id = p.id
      cross join lateral jsonb_array_elements(d.document -> 'decorations') e
      where p.team_id = ${teamId} and p.deleted_at is null and d.deleted_at is null
        and e -> 'artwork' ->> 'assetId' in (${sql.join(
          ids.map(id => sql`${id}`),
          sql`, `,
        )})
      group by 1, d.id, d.name, d.updated_at order by d.updated_at desc, d.id`,
  )
  return Map.groupBy(rows, row => row.asset_id)
}
