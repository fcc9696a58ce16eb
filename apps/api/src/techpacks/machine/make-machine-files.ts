import path from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import { machineFiles, techpacks } from '#api/db/tables.ts'
import { guarded } from '#api/platform/guarded.ts'
import type { Dependencies } from '#api/services.ts'
import { findTechpack } from '#api/techpacks/find-techpack.ts'
import { loadItems } from '#api/techpacks/load-items.ts'
import { keepWanted, orderNamed } from '#api/techpacks/machine/kept-files.ts'
import { keptIn, type MadeKey } from '#api/techpacks/machine/machine-kind.ts'
import { kindNames, machineKinds } from '#api/techpacks/machine/machine-kinds.ts'

/** Between two signs that files are being made. */
const aliveMs = 10_000

/** MF12: what is waited for, one after the other: what cannot be made says so, and the rest is there. */
export async function makeMachineFiles(
  { techpackId }: { readonly techpackId: string },
  house: Dependencies,
): Promise<void> {
  const { database } = house
  const techpack = await findTechpack(database.read, eq(techpacks.id, techpackId))
  if (!techpack) return
  const items = await loadItems(database.read, techpack.preorderId)
  const ids = items.map(({ item }) => item.id)
  const isMaking = and(inArray(machineFiles.itemId, ids), eq(machineFiles.state, 'making'))
  const waiting = await database.read
    .select({ itemId: machineFiles.itemId, key: machineFiles.key })
    .from(machineFiles)
    .where(isMaking)
  const awaited = new Set(waiting.map(({ itemId, key }) => `${itemId} ${key}`))
  const keep = async (itemId: string, { key, found, more = [] }: MadeKey) => {
    const changedAt = house.now()
    if (more.length > 0) await database.write(tx => keepWanted(tx, more, changedAt))
    await database.alone
      .update(machineFiles)
      .set({ ...found, changedAt })
      .where(and(eq(machineFiles.itemId, itemId), eq(machineFiles.key, key)))
  }
  // What waits for long ones is not begun again meanwhile.
  const alive = setInterval(
    guarded(
      () => {},
      async () => {
        await database.alone.update(machineFiles).set({ changedAt: house.now() }).where(isMaking)
      },
    ),
    aliveMs,
  )
  try {
    for (const [at, loaded] of items.entries()) {
      const item = { loaded, number: at + 1, ...orderNamed(techpack) }
      const isAwaited = (key: string) => awaited.has(`${loaded.item.id} ${key}`)
      for (const name of kindNames)
        for await (const made of machineKinds[name].make(item, isAwaited, house))
          await keep(loaded.item.id, made)
    }
    for (const { item } of items) await removeFormer(item.id, house)
  } finally {
    clearInterval(alive)
  }
}

/** A release that is being packed still reads what it asked for. */
const formerMs = 3_600_000

/** Files of an item that no row has any more: names may be on them that are not made now. */
async function removeFormer(itemId: string, { database, files, now }: Dependencies): Promise<void> {
  const rows = await database.read
    .select({ key: machineFiles.key })
    .from(machineFiles)
    .where(eq(machineFiles.itemId, itemId))
  const kept = new Set(rows.map(({ key }) => key))
  const former = new Set<string>()
  for await (const { key, changedAt } of files.list(keptIn(itemId)))
    if (!kept.has(path.posix.dirname(key)) && now().getTime() - changedAt.getTime() > formerMs)
      former.add(path.posix.dirname(key))
  for (const folder of former) await files.removeFolder(folder)
}
