import { generatorCalls } from '@teamloom/contract/generator.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { inArray } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { findDesign, openDocument, selectOpenDesigns } from '#api/designs/load-design.ts'
import { presentState } from '#api/designs/present-state.ts'
import { reads } from '#api/http/handler.ts'

export const readDesign = reads(generatorCalls.read, async ({ actor, params, origin }, tx) => {
  const row = await findDesign(tx, params.id, actor)
  if (!row) return refuse('designIdDoesntExist')
  const opened = openDocument(row)
  return opened ? ok(presentState(row, opened, origin)) : refuse('InvalidPartsToBuild')
})

export const readDesigns = reads(generatorCalls.readMany, async ({ actor, body, origin }, tx) => {
  if (body.designIds.length === 0) return ok([])
  const rows = await selectOpenDesigns(tx, actor, inArray(designs.id, body.designIds))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ok(
    body.designIds.flatMap(designId => {
      const row = byId.get(designId)
      const opened = row && openDocument(row)
      return row && opened ? [{ designId, state: presentState(row, opened, origin) }] : []
    }),
  )
})
