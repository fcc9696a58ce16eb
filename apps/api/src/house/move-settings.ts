import { randomUUID } from 'node:crypto'
import { allSettings } from '@teamloom/commerce/house/areas/index.ts'
import { planChange } from '@teamloom/commerce/house/plan-change.ts'
import { inForceAt } from '@teamloom/commerce/house/setting-change.ts'
import { type FileFault, readSettings, writeSettings } from '@teamloom/commerce/house/settings-file.ts'
import type { Config } from '#api/config.ts'
import { settingChanges } from '#api/db/tables.ts'
import { holdSettings } from '#api/house/change-settings.ts'
import { cleanLogos } from '#api/house/clean-logos.ts'
import { defaultsOf, withHouse } from '#api/house/house-config.ts'
import { keepHouseSettings } from '#api/house/house-settings.ts'
import { loadChanges } from '#api/house/load-changes.ts'
import { keepOrderedFrom } from '#api/house/ordered-from.ts'
import type { ArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import type { Database } from '#api/platform/database/database.ts'

/** ST28: what the house has set and holds at the moment, to be read and moved. */
export async function exportSettings({ read }: Pick<Database, 'read'>, now: Date): Promise<string> {
  const set = inForceAt(await loadChanges(read, now), now)
  const own = allSettings.flatMap(setting => {
    const value = set.get(setting.key)?.value
    return value === null || value === undefined ? [] : [{ setting, value }]
  })
  return `${JSON.stringify(writeSettings(own), null, 2)}\n`
}

type Imported =
  | { readonly changed: readonly string[]; readonly faults: readonly [] }
  | { readonly faults: readonly (Omit<FileFault, 'rule'> & { readonly rule: string })[] }

type World = {
  readonly database: Pick<Database, 'read' | 'write'>
  readonly config: Config
  readonly artwork: Pick<ArtworkReader, 'inTurn'>
  readonly now: Date
}

/** ST28: sets what a file says, all or nothing; what the file says nothing of stays. */
export async function importSettings(
  text: string,
  { database, config, artwork, now }: World,
): Promise<Imported> {
  const read = readSettings(text)
  if (!('changes' in read)) return read
  const { changes, issues } = await cleanLogos(read.changes, 'import', artwork)
  if (issues.length > 0) return { faults: issues }
  const house = keepHouseSettings({ listen: () => {} }, defaultsOf(config))
  await house.at(database.read, now)
  return database.write(async tx => {
    const held = await holdSettings(tx, now)
    const planned = planChange(held.changes, changes, { from: now, now, defaults: house.defaults })
    if (!('changes' in planned)) return { faults: planned.issues }
    if (planned.changes.length === 0) return { changed: [], faults: [] }
    await keepOrderedFrom(
      tx,
      withHouse(config, house, () => now),
    )
    await tx.insert(settingChanges).values(
      planned.changes.map(change => ({
        ...change,
        id: randomUUID(),
        revision: held.revision + 1,
        from: now,
        note: null,
        undoes: null,
        drops: null,
        changedBy: null,
        createdAt: now,
      })),
    )
    return { changed: planned.changes.map(({ key }) => key), faults: [] }
  })
}
