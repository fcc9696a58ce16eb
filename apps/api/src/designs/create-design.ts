import { randomUUID } from 'node:crypto'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { designs } from '#api/db/tables.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { writes } from '#api/http/handler.ts'

/** A design in its first styles and colours, its maker's alone until it is registered in a project. */
export const createDesign = writes(
  generatorCalls.create,
  async ({ caller, body, now }, tx, { config, house }) => {
    const built = findProduct(body.family, body.product)
    const product = built && (await house.at(tx, now)).offered(built)
    if (!product || product.isRetired) return refuse('unknownProduct')
    const document = createDocument(product)
    const designId = randomUUID()
    await tx.insert(designs).values({
      id: designId,
      makerId: caller.kind === 'person' ? caller.id : null,
      family: body.family,
      product: body.product,
      document,
      lookKey: await keepLook(tx, document, product, now, config.sessionSecret),
      createdAt: now,
      updatedAt: now,
    })
    return ok({ designId })
  },
)
