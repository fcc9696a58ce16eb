import { generatorCalls } from '@teamloom/contract/generator.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { inArray } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { findDesignOrCopy, openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { presentAsked, presentRecord } from '#api/designs/present-state.ts'
import { reads } from '#api/http/handler.ts'

export const readDesign = reads(generatorCalls.read, async (request, tx) => {
  const found = await findDesignOrCopy(tx, request.params.id, request.caller)
  if (!found.ok) return found
  const row = found.value
  const opened = openDesign(row)
  return opened ? ok(presentAsked(row, opened, request)) : refuse('InvalidPartsToBuild')
})

export const readRecord = reads(generatorCalls.readRecord, async ({ caller, params, origin }, tx) => {
  const found = await findDesignOrCopy(tx, params.id, caller)
  if (!found.ok) return found
  const row = found.value
  const opened = openDesign(row)
  return opened ? ok(presentRecord(row, opened, origin)) : refuse('InvalidPartsToBuild')
})

export const readDesigns = reads(generatorCalls.readMany, async (request, tx) => {
  const { caller, body } = request
  if (body.designIds.length === 0) return ok([])
  const rows = await selectOpenDesigns(tx, caller, inArray(designs.id, body.designIds))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ok(
    body.designIds.flatMap(designId => {
      const row = byId.get(designId)
      const opened = row && openDesign(row)
      return row && opened ? [{ designId, state: presentAsked(row, opened, request) }] : []
    }),
  )
})
