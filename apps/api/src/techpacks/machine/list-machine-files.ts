import { randomUUID } from 'node:crypto'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { machineFiles, techpacks } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import { findTechpack } from '#api/techpacks/find-techpack.ts'
import { loadItems } from '#api/techpacks/load-items.ts'
import { machineFileUrl } from '#api/techpacks/machine/machine-link.ts'
import { type WantedFile, wantedFiles } from '#api/techpacks/machine/wanted-files.ts'

/** What says nothing for so long was cut off: it is begun again. */
const patienceMs = 60_000

/** MF12: what is there, and what is being made from now on. */
export const listMachineFiles = inSteps(
  techpackCalls.machine,
  async ({ params, now, origin }, database, { config, jobs }) => {
    const techpack = await findTechpack(database.read, eq(techpacks.id, params.id))
    if (!techpack) return refuse('techpack_not_found')
    const items = await loadItems(database.read, techpack.preorderId)
    const wanted = await wantedFiles(techpack, items)
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
        await tx
          .insert(machineFiles)
          .values(
            missing.map(file => ({ ...file, id: randomUUID(), state: 'making' as const, changedAt: now })),
          )
          .onConflictDoUpdate({
            target: [machineFiles.itemId, machineFiles.decorationId, machineFiles.format],
            set: {
              name: sql`excluded.name`,
              key: sql`excluded.key`,
              state: sql`excluded.state`,
              problem: null,
              figures: null,
              checks: [],
              changedAt: now,
            },
          })
        await jobs.add(tx, 'machineFiles', { techpackId: techpack.id })
      })
    const rows = new Map(
      (missing.length > 0 ? await load() : [...before.values()]).map(row => [rowKey(row), row]),
    )
    return ok(
      wanted.flatMap(file => {
        const row = rows.get(rowKey(file))
        if (!row) return []
        const { id, itemId, decorationId, name, state, problem, figures, checks } = row
        const url = state === 'ready' ? origin + machineFileUrl(id, now, config.sessionSecret) : null
        return [
          {
            id,
            itemId,
            decorationId,
            kind: 'embroidery' as const,
            name,
            state,
            problem,
            url,
            figures,
            checks,
          },
        ]
      }),
    )
  },
)

function rowKey({
  itemId,
  decorationId,
  format,
}: Pick<WantedFile, 'itemId' | 'decorationId' | 'format'>): string {
  return `${itemId} ${decorationId} ${format}`
}
