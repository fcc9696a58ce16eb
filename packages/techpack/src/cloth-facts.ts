import type { Product } from '@teamloom/catalog/definition.ts'
import { findFabric, type OfferedFabricName } from '@teamloom/catalog/fabrics/index.ts'
import type { Label } from '@teamloom/kit/label.ts'

const said = (en: string, fr: string): Label => ({ en, fr })

/** What a workshop buys: weights in grams a square metre, thread in tex-ticket weights. */
const facts: Partial<Record<OfferedFabricName, Label>> = {
  jersey: said('180 g/m²', '180 g/m²'),
  polyesterJersey: said('160 g/m²', '160 g/m²'),
  printedJersey: said('180 g/m²', '180 g/m²'),
  fleece: said('400 g/m²', '400 g/m²'),
  polar: said('300 g/m²', '300 g/m²'),
  ribbing: said('2 × 2, 380 g/m², 5 % spandex', '2 × 2, 380 g/m², 5 % de spandex'),
  bubble: said('20 denier, wadding 120 g/m²', '20 deniers, ouate 120 g/m²'),
  taslan: said('228 denier', '228 deniers'),
  polyester: said('140 g/m²', '140 g/m²'),
  twill: said('tape, 10 mm', 'ruban, 10 mm'),
  thread: said('polyester, weight 40', 'polyester, grosseur 40'),
  cord: said('cotton', 'coton'),
  sockKnit: said('14 needles, 20 courses to the inch', '14 aiguilles, 20 rangs au pouce'),
}

/** How a product's cloth is named where it says so itself, else by its fabric. */
export function describeCloth(
  fabricName: string,
  isMain: boolean,
  product: Pick<Product, 'cloth'>,
): { readonly fabric: Label; readonly facts: Label | null } {
  const fabric = findFabric(fabricName)?.label ?? said(fabricName, fabricName)
  if (isMain) return { fabric: product.cloth, facts: null }
  return { fabric, facts: facts[fabricName as OfferedFabricName] ?? null }
}
