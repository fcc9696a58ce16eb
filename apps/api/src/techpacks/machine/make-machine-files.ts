import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import { cloths } from '@teamloom/embroidery/cloths/index.ts'
import type { SewnArt } from '@teamloom/embroidery/sew-artwork.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { machineFiles, techpacks } from '#api/db/tables.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'
import { findTechpack } from '#api/techpacks/find-techpack.ts'
import { loadItems } from '#api/techpacks/load-items.ts'
import { stitchingsOf } from '#api/techpacks/machine/wanted-files.ts'
import { makePrintOnce, type PlannedPrint, plannedPrints } from '#api/techpacks/make-prints.ts'

type Found = Pick<typeof machineFiles.$inferInsert, 'state' | 'problem' | 'figures' | 'checks'>

/** MF12: each decoration by itself: one that cannot be made says so, and the rest is there. */
export async function makeMachineFiles(
  { techpackId }: { readonly techpackId: string },
  house: Dependencies,
): Promise<void> {
  const { database } = house
  const techpack = await findTechpack(database.read, eq(techpacks.id, techpackId))
  if (!techpack) return
  const items = await loadItems(database.read, techpack.preorderId)
  const ids = items.map(({ item }) => item.id)
  const waiting = await database.read
    .select({ itemId: machineFiles.itemId, key: machineFiles.key })
    .from(machineFiles)
    .where(and(inArray(machineFiles.itemId, ids), eq(machineFiles.state, 'making')))
  const awaited = new Set(waiting.map(({ itemId, key }) => `${itemId} ${key}`))
  for (const loaded of items)
    for (const planned of loaded.opened ? plannedPrints(loaded.opened, stitchingsOf(loaded)) : []) {
      if (!awaited.has(`${loaded.item.id} ${planned.key}`)) continue
      const found = await findSewn(planned, house)
      await database.alone
        .update(machineFiles)
        .set({ ...found, changedAt: house.now() })
        .where(and(eq(machineFiles.itemId, loaded.item.id), eq(machineFiles.key, planned.key)))
    }
}

async function findSewn(planned: PlannedPrint, house: Dependencies): Promise<Found> {
  // Of artwork in its own colours there is no thread to tell.
  if (planned.task.inks.length === 0) return failed('photograph')
  const print = await unlessOutage(makePrintOnce(planned, house).then(made => made ?? null))
  if (print === undefined) return failed('notMade')
  if (print === null) return failed('artworkMissing')
  if (print.sewn) return toldOf(print.sewn)
  return failed(print.threads.length > 0 ? 'tooIntricate' : 'noStitch')
}

function failed(problem: NonNullable<MachineFile['problem']>): Found {
  return { state: 'failed', problem, figures: null, checks: [] }
}

function toldOf({ figures, threads, cloth, density, underlay, minutes, checks }: SewnArt): Found {
  const { backing, topping } = cloths[cloth]
  const { stitches, metres, trims, widthMillimetres, heightMillimetres, longestMillimetres, blocks } = figures
  return {
    state: 'ready',
    problem: null,
    figures: {
      stitches,
      metres,
      trims,
      widthMillimetres,
      heightMillimetres,
      longestMillimetres,
      minutes,
      cloth,
      backing,
      topping,
      density,
      underlay,
      threads: blocks.map((block, n) => ({
        code: threads[n]!.code,
        hex: threads[n]!.hex,
        stitches: block.stitches,
        metres: block.metres,
      })),
    },
    checks: checks.map(({ key, isInOrder, values }) => ({ key, isInOrder, values: [...values] })),
  }
}
