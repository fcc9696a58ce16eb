import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, inArray } from 'drizzle-orm'
import { machineFiles, techpacks } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import { inSlices } from '#api/platform/slices.ts'
import { findTechpack } from '#api/techpacks/find-techpack.ts'
import { loadItems } from '#api/techpacks/load-items.ts'
import { keepWanted, orderNamed } from '#api/techpacks/machine/kept-files.ts'
import type { WantedFile } from '#api/techpacks/machine/machine-kind.ts'
import { wantedOf } from '#api/techpacks/machine/machine-kinds.ts'
import { machineFileUrl } from '#api/techpacks/machine/machine-link.ts'

type Row = typeof machineFiles.$inferSelect

/** What says nothing for so long was cut off: it is begun again. */
const patienceMs = 60_000

/** MF12: what is there, and what is being made from now on. */
export const listMachineFiles = inSteps(
  techpackCalls.machine,
  async ({ params, now, origin }, database, { config, jobs }) => {
    const techpack = await findTechpack(database.read, eq(techpacks.id, params.id))
    if (!techpack) return refuse('techpack_not_found')
    const items = await loadItems(database.read, techpack.preorderId)
    const order = orderNamed(techpack)
    const ofItems = await inSlices(items, (loaded, at) => wantedOf({ loaded, number: at + 1, ...order }))
    const wanted = ofItems.flat()
    const ids = items.map(({ item }) => item.id)
    const load = () => database.read.select().from(machineFiles).where(inArray(machineFiles.itemId, ids))
    const before = new Map((await load()).map(row => [rowKey(row), row]))
    const missing = wanted.filter(file => {
      const row = before.get(rowKey(file))
      if (row?.key !== file.key || row.name !== file.name) return true
      return row.state === 'making' && now.getTime() - row.changedAt.getTime() > patienceMs
    })
    if (missing.length > 0)
      await database.write(async tx => {
        await keepWanted(tx, missing, now)
        await jobs.add(tx, 'machineFiles', { techpackId: techpack.id })
      })
    const rows = missing.length > 0 ? await load() : [...before.values()]
    const url = ({ id, state }: Row) =>
      state === 'ready' ? origin + machineFileUrl(id, now, config.sessionSecret) : null
    return ok(inOrder(wanted, rows).map(row => presentFile(row, url(row))))
  },
)

/** Rows in the order in which they are wanted, each with those that came about when its key was made. */
function inOrder(wanted: readonly WantedFile[], rows: readonly Row[]): Row[] {
  const byKey = Map.groupBy(rows, ({ itemId, key }) => `${itemId} ${key}`)
  const places = new Map(wanted.map((file, at) => [rowKey(file), at]))
  const placeOf = (row: Row) => places.get(rowKey(row)) ?? wanted.length
  return [...new Set(wanted.map(({ itemId, key }) => `${itemId} ${key}`))].flatMap(key =>
    (byKey.get(key) ?? []).toSorted((a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1)),
  )
}

function presentFile(row: Row, url: string | null): MachineFile {
  const { id, itemId, kind, decorationId, format, name, state, problem, figures, checks } = row
  const group = kind === 'embroidery' ? decorationId : `${decorationId ?? ''} ${format.split('.')[0]}`.trim()
  // A row has the figures and checks of its kind.
  return { id, itemId, decorationId, kind, group, name, state, problem, url, figures, checks } as MachineFile
}

function rowKey({
  itemId,
  decorationId,
  format,
}: Pick<WantedFile, 'itemId' | 'decorationId' | 'format'>): string {
  return `${itemId} ${decorationId} ${format}`
}
