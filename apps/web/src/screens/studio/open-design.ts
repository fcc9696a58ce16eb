import type { Product } from '@teamloom/catalog/definition.ts'
import { loadProduct } from '@teamloom/catalog/products/load-product.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { loadOffered } from '#web/data/offer.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { call } from '#web/lib/api.ts'

export type OpenedDesign = { readonly record: DesignRecord; readonly product: Product }

/** Designs that were made just now: nobody has changed them since, and they are known already. */
const made = new Map<string, DesignRecord>()

export function keepMade(record: DesignRecord): void {
  made.set(record.designId, record)
}

/** The design with the definition of what it is a design of. */
export async function openDesign(id: string): Promise<OpenedDesign> {
  const { stage } = garmentWorkers()
  const record = made.get(id) ?? (await call(generatorCalls.readRecord, { params: { id } }))
  made.delete(id)
  const { family, product } = record.document
  const definition = await loadProduct(family.name, product.name)
  if (!definition) throw new CallError('InvalidPartsToBuild', 422)
  // Its bakes come while the rest of the screen does.
  stage.prepare(drawnDesign(record.document, definition), 'front').catch(() => undefined)
  return { record, product: await loadOffered(definition) }
}
