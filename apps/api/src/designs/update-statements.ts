import type { Statement } from '#api/platform/database/database.ts'

/** The two statements of a design update; between them runs the action. */

export type DesignToUpdate = {
  readonly id: string
  readonly family: string
  readonly product: string
  readonly document: unknown
  readonly revision: number
  readonly look_key: string
  readonly updated_at: Date
  readonly maker_id: string | null
  readonly team_id: string | null
  /** The hash of the change that this key was used for before. */
  readonly used_for: string | null
}

/**
 * $1 design, $2 the person who asks or null, $3 the change's key or null, $4 whether a server asks.
 * AC2, AC3: designs of one's teams, and those that one made and that are in no project yet; to a server all (AC8).
 */
export const loadForUpdate: Statement = {
  name: 'load_design_for_update',
  text: `
    select d.id, d.family, d.product, d.document, d.revision, d.look_key, d.updated_at, d.maker_id, p.team_id,
      (select u.body_hash from design_updates u where u.design_id = d.id and u.key = $3) as used_for
    from designs d left join projects p on p.id = d.project_id
    where d.id = $1 and d.deleted_at is null and p.deleted_at is null
      and ($4::boolean
        or (d.project_id is null and d.maker_id = $2)
        or exists (select 1 from team_members m join teams t on t.id = m.team_id
          where m.team_id = p.team_id and m.user_id = $2 and t.deleted_at is null))`,
}

/**
 * Writes the next revision, if the design is still at the one that was read; answers a row if it was. In the same
 * statement its key is remembered, its new look kept, and the days of its old look's addresses begin.
 * $1 design, $2 revision read, $3 document, $4 now, $5 new look, $6 drawn, $7 old look, $8 key or null, $9 its hash.
 */
export const saveUpdate: Statement = {
  name: 'save_design_update',
  text: `
    with changed as (
      update designs set document = $3, revision = revision + 1, updated_at = $4, look_key = $5
      where id = $1 and revision = $2 and deleted_at is null
      returning id
    ), remembered as (
      insert into design_updates (design_id, key, body_hash, created_at)
      select id, $8::text, $9::text, $4 from changed where $8::text is not null
    ), kept as (
      insert into looks (key, drawn, last_used_at) select $5, $6, $4 from changed where $5 <> $7
      on conflict (key) do update set last_used_at = excluded.last_used_at
      where looks.last_used_at < excluded.last_used_at - interval '1 day'
    ), left_behind as (
      update looks set last_used_at = $4 from changed
      where looks.key = $7 and $5 <> $7 and looks.last_used_at < $4::timestamptz - interval '1 day'
    )
    select id from changed`,
}
