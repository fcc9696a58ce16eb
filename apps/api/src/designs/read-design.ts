import { asOffered } from '@teamloom/commerce/house/house.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { designs } from '#api/db/tables.ts'
import { findDesignOrCopy, openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { presentAsked, presentRecord, writeAsked } from '#api/designs/present-state.ts'
import { reads } from '#api/http/handler.ts'
import { withField, written } from '#api/http/written.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages, inSlices } from '#api/platform/slices.ts'

export const readDesign = reads(generatorCalls.read, async (request, tx, { house }) => {
  const found = await findDesignOrCopy(tx, request.params.id, request.caller)
  if (!found.ok) return found
  const row = found.value
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  return ok(presentAsked(row, asOffered(await house.at(tx, request.now), opened), request))
})

export const readRecord = reads(generatorCalls.readRecord, async ({ caller, params, origin }, tx) => {
  const found = await findDesignOrCopy(tx, params.id, caller)
  if (!found.ok) return found
  const row = found.value
  const opened = openDesign(row)
  return opened ? ok(presentRecord(row, opened, origin)) : refuse('InvalidPartsToBuild')
})

const designsInPage = 25

/** Each is read, and its state made, once, however often it is asked for. */
export const readDesigns = reads(generatorCalls.readMany, async (request, tx, services) => {
  const { caller, body } = request
  const ids = [...new Set(body.designIds)]
  if (ids.length === 0) return ok([])
  const house = await services.house.at(tx, request.now)
  const states = new Map<string, (() => string) | undefined>()
  await inPages(
    ids,
    async page => {
      const rows = await selectOpenDesigns(tx, caller, isOneOf(designs.id, page))
      return inSlices(rows, row => {
        const opened = openDesign(row)
        states.set(row.id, opened && writeAsked(row, asOffered(house, opened), request))
      })
    },
    designsInPage,
  )
  return ok(
    body.designIds.flatMap(designId => {
      const state = states.get(designId)
      return state ? [written<never>(() => withField(JSON.stringify({ designId }), 'state', state()))] : []
    }),
  )
})
