import { randomUUID } from 'node:crypto'
import type { ChangeIssue, PlannedChange } from '@teamloom/commerce/house/plan-change.ts'
import { planChange } from '@teamloom/commerce/house/plan-change.ts'
import { plannedAfter } from '@teamloom/commerce/house/setting-change.ts'
import { settingRules } from '@teamloom/commerce/house/setting-fault.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { settingChanges } from '#api/db/tables.ts'
import { cleanLogos } from '#api/house/clean-logos.ts'
import { countEffects } from '#api/house/count-effects.ts'
import type { HouseSettings } from '#api/house/house-settings.ts'
import {
  type ChangeRow,
  loadChanges,
  loadRevision,
  mostPlanned,
  selectChanges,
} from '#api/house/load-changes.ts'
import { keepOrderedFrom, type SettleRules } from '#api/house/ordered-from.ts'
import { presentSettings } from '#api/house/present-settings.ts'
import { countedStocks, reservedPieces } from '#api/house/reserved-pieces.ts'
import { inSteps } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

/** ST2, ST3, ST9, ST10: all or none, on the settings that their change was made on. */
export const changeSettings = inSteps(
  settingCalls.change,
  async ({ actor, body, now, address }, { write }, { artwork, config, house }) => {
    const { changes, issues } = await cleanLogos(body.changes, actor.id, artwork)
    if (issues.length > 0) return invalid(issues)
    const from = body.from ? new Date(body.from) : now
    return write(async tx => {
      const held = await holdSettings(tx, now)
      const keys = changes.map(({ key }) => key)
      const other = await findOther(tx, keys, body.revision)
      if (other) return other
      const planned = planChange(held.changes, changes, { from, now, defaults: house.defaults })
      if (!('changes' in planned)) return invalid(planned.issues)
      if (from > now && plannedAfter(held.changes, now).length + planned.changes.length > mostPlanned)
        return invalid([{ key: '', field: 'from', rule: 'too_far' }])
      return keep(tx, held, planned.changes, { ...body, actor, from, now, address, config, house })
    }).finally(house.forget)
  },
)

export type Held = { readonly revision: number; readonly changes: readonly ChangeRow[] }

/** One after the other; whoever reads waits for nobody. */
export async function holdSettings(tx: Tx, now: Date): Promise<Held> {
  await tx.execute(sql`lock table ${settingChanges} in share row exclusive mode`)
  return { revision: await loadRevision(tx), changes: await loadChanges(tx, now) }
}

/** ST10: what somebody else has changed of these since. */
export async function findOther(tx: Reader, keys: readonly string[], revision: number | undefined) {
  if (revision === undefined || keys.length === 0) return undefined
  const [other] = await selectChanges(
    tx,
    and(inArray(settingChanges.key, [...keys]), gt(settingChanges.revision, revision)),
    1,
  )
  return other && refuse('conflict', { target: other.key, ...(other.who && { by: nameOf(other) }) })
}

export function nameOf({ who }: Pick<ChangeRow, 'who'>): string {
  return who ? `${who.first_name} ${who.last_name}` : ''
}

const words: Readonly<Record<ChangeIssue['rule'], string>> = {
  ...settingRules,
  unknown_setting: 'is no setting',
  twice: 'is changed twice',
  past: 'is not to come',
  too_far: 'is too far ahead, or too much is planned',
}

export function invalid(issues: readonly ChangeIssue[]) {
  const first = must(issues[0], 'issue')
  return refuse('setting_invalid', {
    ...first,
    issues: issues.map(({ key, field, rule }) => ({
      path: [key, field].filter(Boolean).join('.'),
      message: words[rule],
    })),
  })
}

type Keeping = {
  readonly actor: Actor
  readonly from: Date
  readonly now: Date
  readonly address: string
  readonly config: SettleRules
  readonly house: HouseSettings
  readonly note?: string | null | undefined
  readonly dryRun?: boolean | undefined
  readonly undoes?: string
  readonly drops?: string
}

/** Orders keep these as they were. */
const ofHouse: readonly string[] = ['money', 'brand']

/** What is changed, kept or only tried, and all that holds with it. */
export async function keep(
  tx: Tx,
  held: Held,
  changes: readonly PlannedChange[],
  { actor, from, now, address, config, house: { defaults }, note, dryRun, undoes, drops }: Keeping,
) {
  const reserved = await reservedPieces(tx, countedStocks(held.changes, now))
  const reads = { isAdmin: true, defaults, reserved }
  const effects = await countEffects(tx, changes)
  if (changes.length === 0)
    return ok({ ...presentSettings(held.changes, held.revision, now, reads), effects })
  const rows = changes.map(change => ({
    ...change,
    id: randomUUID(),
    revision: held.revision + 1,
    from,
    note: note || null,
    undoes: undoes ?? null,
    drops: drops ?? null,
    changedBy: actor.id,
    createdAt: now,
  }))
  if (!dryRun) {
    if (changes.some(({ key }) => ofHouse.includes(key))) await keepOrderedFrom(tx, config)
    await tx.insert(settingChanges).values(rows)
    const facts = { settings: changes.map(({ key }) => key) }
    await recordAudit(tx, { kind: 'settings_changed', actorId: actor.id, facts, address }, now)
  }
  const who = { id: actor.id, first_name: actor.firstName, last_name: actor.lastName }
  const all = [...held.changes, ...rows.map(row => ({ ...row, who, isDropped: false }))]
  const revision = dryRun ? held.revision : held.revision + 1
  return ok({ ...presentSettings(all, revision, now, reads), effects })
}
