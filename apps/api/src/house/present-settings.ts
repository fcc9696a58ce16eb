import { allSettings } from '@teamloom/commerce/house/areas/index.ts'
import type { HouseDefaults } from '@teamloom/commerce/house/house-defaults.ts'
import { inForceAt, plannedAfter } from '@teamloom/commerce/house/setting-change.ts'
import type { SettingChangeTold, Settings } from '@teamloom/contract/settings.ts'
import type { ChangeRow } from '#api/house/load-changes.ts'

export function presentChange(row: ChangeRow): SettingChangeTold {
  return {
    changeId: row.id,
    revision: row.revision,
    key: row.key,
    value: told(row.key, row.value),
    was: told(row.key, row.was),
    from: row.from.toISOString(),
    note: row.note,
    changedBy: row.who,
    changedAt: row.createdAt.toISOString(),
    undoes: row.undoes ?? row.drops,
    dropped: row.isDropped,
  }
}

/** Logos are long: of a former one its kind is told. */
function told(key: string, value: unknown): unknown {
  if (!key.startsWith('logo/') || typeof value !== 'object' || value === null) return value ?? null
  return { ...value, data: '' }
}

type Reads = {
  readonly isAdmin: boolean
  readonly defaults: HouseDefaults
  /** Pieces on order of stocks that are counted. */
  readonly reserved: ReadonlyMap<string, number>
}

/** Whether somebody of the staff reads a setting of this key. */
export function readableKeys({ isAdmin }: Pick<Reads, 'isAdmin'>): ReadonlySet<string> {
  return new Set(allSettings.filter(({ area }) => isAdmin || area.isReadByDesigners).map(({ key }) => key))
}

export function presentSettings(
  changes: readonly ChangeRow[],
  revision: number,
  now: Date,
  reads: Reads,
): Settings {
  const keys = readableKeys(reads)
  const set = inForceAt(changes, now)
  return {
    revision,
    settings: allSettings
      .filter(({ key, area }) => keys.has(key) && (!area.isToldWhenSet || set.has(key)))
      .map(({ key, area, subject }) => {
        const change = set.get(key)
        const built = area.defaultOf(subject, reads.defaults)
        const isSet = change?.value !== null && change?.value !== undefined
        return {
          key,
          value: isSet ? change.value : built,
          default: built,
          from: isSet ? change.from.toISOString() : null,
          changedBy: change?.who ?? null,
          changedAt: change?.createdAt.toISOString() ?? null,
        }
      }),
    reserved: Object.fromEntries(reads.reserved),
    planned: plannedAfter(changes, now)
      .filter(({ key }) => keys.has(key))
      .map(presentChange),
  }
}
