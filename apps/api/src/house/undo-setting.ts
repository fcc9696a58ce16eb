import { planChange } from '@teamloom/commerce/house/plan-change.ts'
import { inForceAt } from '@teamloom/commerce/house/setting-change.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { settingChanges } from '#api/db/tables.ts'
import { findOther, type Held, holdSettings, invalid, keep, nameOf } from '#api/house/change-settings.ts'
import { type ChangeRow, selectChanges } from '#api/house/load-changes.ts'
import { inSteps } from '#api/http/handler.ts'

/** ST11: what was before is set anew; what has not begun is dropped. */
export const undoSetting = inSteps(
  settingCalls.undo,
  async ({ actor, body, now, address }, { write }, { config, house }) =>
    write(async tx => {
      const held = await holdSettings(tx, now)
      const [change] = await selectChanges(tx, eq(settingChanges.id, body.changeId), 1)
      if (!change) return refuse('not_found')
      if (change.drops !== null || change.isDropped) return refuse('nothingToUndo')
      const other = await findOther(tx, [change.key], body.revision)
      if (other) return other
      const { dryRun } = body
      if (change.from > now) {
        const dropped = { key: change.key, value: change.was, was: change.value }
        return keep(tx, held, [dropped], {
          actor,
          from: change.from,
          now,
          address,
          config,
          house,
          dryRun,
          drops: change.id,
        })
      }
      const later = changedSince(held, change, now)
      if (later) return refuse('setting_changed', { key: change.key, by: nameOf(later) })
      const before = { key: change.key, value: change.was }
      const planned = planChange(held.changes, [before], { from: now, now, defaults: house.defaults })
      if (!('changes' in planned)) return invalid(planned.issues)
      if (planned.changes.length === 0) return refuse('nothingToUndo')
      return keep(tx, held, planned.changes, {
        actor,
        from: now,
        now,
        address,
        config,
        house,
        dryRun,
        undoes: change.id,
      })
    }).finally(house.forget),
)

/** The one that holds in its place. */
function changedSince({ changes }: Held, { id, key }: ChangeRow, now: Date): ChangeRow | undefined {
  const holds = inForceAt(changes, now).get(key)
  return holds && holds.id !== id ? holds : undefined
}
