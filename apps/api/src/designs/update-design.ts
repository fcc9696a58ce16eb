import { asOffered } from '@teamloom/commerce/house/house.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { ok } from '@teamloom/kit/result.ts'
import { changeDesign, type WantedChange } from '#api/designs/change-design.ts'
import { presentAsked, presentRecord } from '#api/designs/present-state.ts'
import { inSteps, type Request } from '#api/http/handler.ts'

/** One change, answered with the design's state. */
export const updateDesign = inSteps(generatorCalls.update, async (request, database, services) => {
  const changed = await changeDesign(wantedBy(request), database, services)
  if (!changed.ok) return changed
  const house = await services.house.at(database.read, request.now)
  return ok(presentAsked(changed.value, asOffered(house, changed.value), request))
})

/** One change, answered with the design as it is stored. */
export const changeRecord = inSteps(generatorCalls.change, async (request, database, services) => {
  const changed = await changeDesign(wantedBy(request), database, services)
  return changed.ok ? ok(presentRecord(changed.value, changed.value, request.origin)) : changed
})

function wantedBy({ caller, body, now }: Request<typeof generatorCalls.change>): WantedChange {
  const { designId, key, revision: basedOn, ...change } = body
  return { designId, change, key, basedOn, by: caller, now }
}
