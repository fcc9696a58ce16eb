import { generatorCalls } from '@teamloom/contract/generator.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { inArray } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { findDesignOrCopy, openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { presentAsked, presentRecord, writeAsked } from '#api/designs/present-state.ts'
import { reads } from '#api/http/handler.ts'
import { withField, written } from '#api/http/written.ts'
import { inSlices } from '#api/platform/slices.ts'

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

/** Each is read, and its state made, once, however often it is asked for. */
export const readDesigns = reads(generatorCalls.readMany, async (request, tx) => {
  const { caller, body } = request
  const ids = [...new Set(body.designIds)]
  if (ids.length === 0) return ok([])
  const rows = await selectOpenDesigns(tx, caller, inArray(designs.id, ids))
  const found = await inSlices(rows, row => {
    const opened = openDesign(row)
    return [row.id, opened && writeAsked(row, opened, request)] as const
  })
  const states = new Map(found)
  return ok(
    body.designIds.flatMap(designId => {
      const state = states.get(designId)
      return state ? [written<never>(() => withField(JSON.stringify({ designId }), 'state', state()))] : []
    }),
  )
})
