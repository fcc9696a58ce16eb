import { randomUUID } from 'node:crypto'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { artworkOf, mayTakeArtwork } from '#api/assets/share-artwork.ts'
import { designs } from '#api/db/tables.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { findDesign, openDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

/** A copy at revision 1 with the same artwork versions, its maker's alone until it is registered. */
export const duplicateDesign = writes(
  generatorCalls.duplicate,
  async ({ caller, body, now }, tx, { config }) => {
    const row = await findDesign(tx, body.designId, caller)
    if (!row) return refuse('designIdDoesntExist')
    const opened = openDesign(row)
    if (!opened) return refuse('InvalidPartsToBuild')
    if (!(await mayTakeArtwork(tx, artworkOf([opened.document]), caller)))
      return refuse('teamDoesntHaveAccess')
    const document = { ...opened.document, touched: {} }
    const designId = randomUUID()
    await tx.insert(designs).values({
      id: designId,
      makerId: caller.kind === 'person' ? caller.id : null,
      description: row.description,
      family: row.family,
      product: row.product,
      document,
      quantity: row.quantity,
      lookKey: await keepLook(tx, document, opened.product, now, config.sessionSecret),
      createdAt: now,
      updatedAt: now,
    })
    return ok({ designId })
  },
)
