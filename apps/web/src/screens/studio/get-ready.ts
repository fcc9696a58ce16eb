import { loadProduct } from '@teamloom/catalog/products/load-product.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { prefetchOffer } from '#web/data/offer.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { garmentFrames } from '#web/features/studio/stage/use-frame.ts'
import { queryClient } from '#web/lib/query-client.ts'

export { keepMade } from '#web/screens/studio/open-design.ts'

/** What the studio will need of a product that may be chosen: its definition, and its front as it is drawn at first. */
export async function getProductReady(family: string, name: string): Promise<void> {
  const { stage } = garmentWorkers()
  void queryClient.prefetchQuery(garmentFrames(name))
  const product = await loadProduct(family, name)
  if (!product) return
  void prefetchOffer(product)
  await stage.prepare(drawnDesign(createDocument(product), product), 'front')
}
