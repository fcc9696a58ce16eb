import { eq, type SQL, sql } from 'drizzle-orm'
import { existingDesign, isDesignOpenToPerson, isDesignOpenToService } from '#api/access/open-designs.ts'
import { designChanges, designs, preorderItems, projects } from '#api/db/tables.ts'
import { compileStatement } from '#api/platform/database/statement.ts'

/** The statements of a design's change; between reading and writing runs the action. */

export type DesignToChange = {
  readonly id: string
  readonly family: string
  readonly product: string
  readonly document: unknown
  readonly revision: number
  readonly look_key: string
  readonly updated_at: Date
  readonly maker_id: string | null
  readonly team_id: string | null
  /** The order request that it is a copy for. */
  readonly preorder_id: string | null
  /** The hash of the change that this key was used for before. */
  readonly used_for: string | null
}

const usedFor = sql`(select ${designChanges.bodyHash} from ${designChanges}
  where ${designChanges.designId} = ${designs.id} and ${designChanges.key} = ${sql.placeholder('key')}::text)`

const columns = sql`${designs.id}, ${designs.family}, ${designs.product}, ${designs.document}, ${designs.revision},
  ${designs.lookKey}, ${designs.updatedAt}, ${designs.makerId}, ${designs.preorderId}, ${usedFor} as used_for`

const own = sql`select ${columns}, ${projects.teamId}
  from ${designs} left join ${projects} on ${eq(projects.id, designs.projectId)}
  where ${designs.id} = ${sql.placeholder('designId')}::uuid and ${existingDesign}`

/** A customer's design, as a person may change it, or another server; and an order's copy, for staff and servers. */
export const loadDesign = {
  asPerson: compileStatement<DesignToChange>(
    'load_design_as_person',
    sql`${own} and ${isDesignOpenToPerson(sql.placeholder('userId'))}`,
  ),
  asService: compileStatement<DesignToChange>(
    'load_design_as_service',
    sql`${own} and ${isDesignOpenToService}`,
  ),
  ordered: compileStatement<DesignToChange>(
    'load_ordered_design',
    sql`select ${columns}, ${preorderItems.teamId}
      from ${designs} join ${preorderItems} on ${eq(preorderItems.designId, designs.id)}
      where ${designs.id} = ${sql.placeholder('designId')}::uuid`,
  ),
}

const value = (name: keyof DesignToSave) => sql.placeholder(name)
const [id, now, lookKey, lookKeyRead] = [
  sql`${value('designId')}::uuid`,
  sql`${value('now')}::timestamptz`,
  sql`${value('lookKey')}::text`,
  sql`${value('lookKeyRead')}::text`,
]

const keeps = sql`${value('keeps')}::text`

/** A design at rest for so long is a version. */
export const quietMinutes = 10
/** From one snapshot to the next, revisions follow from the changes between. */
const snapshotEvery = 50

/** Whether the design of before may be worth keeping: the statement for those that are not has half of the work. */
export function mayBeKept(
  { revision, updated_at }: Pick<DesignToChange, 'revision' | 'updated_at'>,
  {
    keeps,
    now,
    isTeammates,
  }: {
    readonly keeps?: DesignToSave['keeps'] | undefined
    readonly now: Date
    /** Whether another than the design's maker changes it, who may have changed nothing of it before. */
    readonly isTeammates: boolean
  },
): boolean {
  const isQuiet = now.getTime() - updated_at.getTime() >= quietMinutes * 60_000
  return Boolean(keeps) || isQuiet || isTeammates || revision === 1 || revision % snapshotEvery === 0
}

/** For the update of a design: whether it may be changed now, however long ago it was read. */
const isOpen = (open: SQL) => sql`(select ${existingDesign} and ${open}
  from (values (1)) as one left join ${projects} on ${eq(projects.id, designs.projectId)})`

/**
 * Writes the next revision, if the design is open and still what was read; answers a row if it was. In the same
 * statement the change is remembered with what takes it back, its new look is kept, and the days of its old look's
 * addresses begin. A database restored from a copy counts its revisions again: the moment of the last tells them apart.
 */
const written = (open: SQL) => sql`
  with changed as (
    update designs set document = ${value('document')}, revision = revision + 1, updated_at = ${now}, look_key = ${lookKey}
    where id = ${id} and revision = ${value('revisionRead')}::int
      and date_trunc('milliseconds', updated_at) = ${value('updatedAtRead')}::timestamptz and ${open}
    returning id, revision, preorder_id
  ), remembered as (
    insert into design_changes (design_id, revision, user_id, change, inverse, key, body_hash, takes_back, created_at)
    select id, revision, ${value('userId')}::uuid, ${value('change')}::jsonb, ${value('inverse')}::jsonb,
      ${value('key')}::text, ${value('bodyHash')}::text, ${value('takesBack')}::int, ${now} from changed
  ), kept as (
    insert into looks (key, drawn, last_used_at)
    select ${lookKey}, ${value('drawn')}::jsonb, ${now} from changed where ${lookKey} <> ${lookKeyRead}
      and not exists (select 1 from looks as known where known.key = ${lookKey} and known.last_used_at >= ${now} - interval '1 day')
    on conflict (key) do update set last_used_at = excluded.last_used_at
    where looks.last_used_at < excluded.last_used_at - interval '1 day'
  ), left_behind as (
    update looks set last_used_at = ${now} from changed
    where looks.key = ${lookKeyRead} and ${lookKey} <> ${lookKeyRead} and looks.last_used_at < ${now} - interval '1 day'
  )`

/** Writes the next revision as `written` does, and keeps the design of before where that is worth finding. */
const writtenAndKept = (open: SQL) => sql`${written(open)}, before as (
    select designs.*, case when ${keeps} is not null then ${keeps}
        when designs.updated_at < ${now} - interval '${sql.raw(String(quietMinutes))} minutes' and exists (select 1 from design_changes as made
          where made.design_id = designs.id and made.revision = designs.revision) then 'quiet'
        when designs.maker_id <> ${value('userId')}::uuid and exists (select 1 from design_changes as made
          where made.design_id = designs.id and made.revision = designs.revision)
          and not exists (select 1 from design_changes as own where own.design_id = designs.id
            and own.revision <= designs.revision and own.user_id = ${value('userId')}::uuid) then 'teammate' end as reason
      from designs join changed on changed.id = designs.id and changed.revision = designs.revision + 1
  ), snapped as (
    insert into design_snapshots (design_id, revision, document)
    select id, revision, document from before
      where revision = 1 or revision % ${sql.raw(String(snapshotEvery))} = 0 or reason is not null
    on conflict do nothing
  ), version_kept as (
    insert into design_versions (id, design_id, revision, reason, user_id, look_key, created_at)
    select gen_random_uuid(), id, revision, reason,
      case when ${keeps} is not null then ${value('userId')}::uuid else (select user_id from design_changes as last
        where last.design_id = before.id and last.revision = before.revision) end,
      look_key, case when ${keeps} is not null then ${now} else updated_at end
    from before where reason is not null and (${keeps} is not null
      or not exists (select 1 from design_versions as known where known.design_id = before.id and known.revision = before.revision))
  )`

export type SavedDesign = { readonly id: string }

export type DesignToSave = {
  readonly designId: string
  readonly revisionRead: number
  readonly updatedAtRead: Date
  readonly document: string
  readonly now: Date
  readonly lookKey: string
  readonly drawn: string
  readonly lookKeyRead: string
  readonly userId: string | null
  readonly change: string
  readonly inverse: string
  readonly key: string | null
  readonly bodyHash: string | null
  readonly takesBack: number | null
  readonly keeps: string | null
}

const openToPerson = isOpen(isDesignOpenToPerson(value('userId')))
const openToService = isOpen(isDesignOpenToService)
const changed = sql` select id from changed`

export const saveDesign = {
  asPerson: compileStatement<SavedDesign>('save_design_as_person', sql`${written(openToPerson)} ${changed}`),
  asService: compileStatement<SavedDesign>(
    'save_design_as_service',
    sql`${written(openToService)} ${changed}`,
  ),
}

export const saveDesignAndKeep = {
  asPerson: compileStatement<SavedDesign>(
    'save_design_and_keep_as_person',
    sql`${writtenAndKept(openToPerson)} ${changed}`,
  ),
  asService: compileStatement<SavedDesign>(
    'save_design_and_keep_as_service',
    sql`${writtenAndKept(openToService)} ${changed}`,
  ),
}

/** An order's copy is priced anew, and its order tells what became of it. */
export const saveOrderedDesign = compileStatement<SavedDesign>(
  'save_ordered_design',
  sql`${writtenAndKept(sql`deleted_at is null`)}, priced as (
    update preorder_items set credits = ${sql.placeholder('credits')}::jsonb, slots = ${sql.placeholder('slots')}::jsonb, open_checks = ${sql.placeholder('openChecks')}::jsonb,
      appearance = ${sql.placeholder('appearance')}::jsonb
    from changed where design_id = changed.id
  ), told as (
    insert into preorder_events (id, preorder_id, user_id, revision, name, data, created_at)
    select gen_random_uuid(), preorder_id, ${value('userId')}::uuid,
      (select preorders.revision + 1 from preorders where preorders.id = changed.preorder_id), 'purchased_design_updated',
      jsonb_build_object('designId', id, 'revision', revision, 'change', ${value('change')}::jsonb,
        'words', ${sql.placeholder('words')}::jsonb, 'lookBefore', ${lookKeyRead}, 'lookAfter', ${lookKey}), ${now} from changed
  ), raised as (
    update preorders set revision = preorders.revision + 1, updated_at = ${now}, in_charge_id = coalesce(
      preorders.in_charge_id, case when preorders.user_id <> ${value('userId')}::uuid then ${value('userId')}::uuid end)
    from changed where preorders.id = changed.preorder_id
  ) select id from changed`,
)
