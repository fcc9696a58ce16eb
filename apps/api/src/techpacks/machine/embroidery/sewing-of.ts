import type { Product } from '@teamloom/catalog/definition.ts'
import { clothAt } from '@teamloom/design/cloth-at.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import type { StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import type { PrintWork } from '@teamloom/techpack/print-work.ts'
import { sewnClothOf } from '@teamloom/techpack/sewn-cloth.ts'

/** How a print is sewn: a patch on its own ground, else on the cloth that lies there; null of what is not. */
export function sewingOf(
  { document, product }: { readonly document: DesignDocument; readonly product: Product },
  { surface, location }: DrawnPrint,
  settings: StitchSettings | undefined,
): PrintWork['sewing'] {
  const place = findLocation(product, location.positionName)
  const fabric = place && clothAt(document, product, place)?.fabricName
  const cloth = sewnClothOf(surface.technique, fabric)
  if (!cloth) return null
  const isOwn = settings && Object.keys(settings).length > 0
  return { cloth, name: location.positionName, ...(isOwn ? { settings } : {}) }
}
