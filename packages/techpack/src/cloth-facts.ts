import type { Product } from '@teamloom/catalog/definition.ts'
import { findFabric, type OfferedFabricName } from '@teamloom/catalog/fabrics/index.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { fibres } from './label/fibre-content.ts'
import { contentOfFabric } from './label/label-sections.ts'

const said = (en: string, fr: string): Label => ({ en, fr })

/** What a workshop buys: weights in grams a square metre, thread in tex-ticket weights. */
const facts: Partial<Record<OfferedFabricName, Label>> = {
  jersey: said('180 g/m²', '180 g/m²'),
  polyesterJersey: said('160 g/m²', '160 g/m²'),
  printedJersey: said('180 g/m²', '180 g/m²'),
  fleece: said('400 g/m²', '400 g/m²'),
  polar: said('300 g/m²', '300 g/m²'),
  ribbing: said('2 × 2, 380 g/m²', '2 × 2, 380 g/m²'),
  bubble: said('20 denier', '20 deniers'),
  taslan: said('228 denier', '228 deniers'),
  polyester: said('140 g/m²', '140 g/m²'),
  // Its width is told with the trim that is made of it.
  twill: said('tape', 'ruban'),
  thread: said('weight 40', 'grosseur 40'),
  sockKnit: said('14 needles, 20 courses to the inch', '14 aiguilles, 20 rangs au pouce'),
}

const perSquareMetre = ({ en, fr }: Label): Label => ({
  en: en.replace(/(\d) g$/, '$1 g/m²'),
  fr: fr.replace(/(\d) g$/, '$1 g/m²'),
})

/** What a padded shell is padded with: as much to the square metre as its product is sold by. */
export function paddingOf({ cloth }: Product): Label {
  const [grams] = /\d{1,4}(?= g$)/.exec(cloth.en) ?? []
  const told = ['polyester', ...(grams ? [`${grams} g/m²`] : [])].join(', ')
  return said(told, told)
}

/** How a product's cloth is named where it says so itself, else by its fabric. */
export function describeCloth(
  fabricName: string,
  isMain: boolean,
  product: Product,
): { readonly fabric: Label; readonly facts: Label | null; readonly fibres: Label | null } {
  const fibres = fibresOf(fabricName, product)
  const fabric = findFabric(fabricName)?.label ?? said(fabricName, fabricName)
  // What is sold by its padding is bought as cloth and as wadding.
  if (isMain && fabricName !== 'bubble') return { fabric: perSquareMetre(product.cloth), facts: null, fibres }
  return { fabric, facts: facts[fabricName as OfferedFabricName] ?? null, fibres }
}

/** `80 % cotton, 20 % polyester`; null of what is no textile. */
function fibresOf(fabricName: string, product: Product): Label | null {
  const content = contentOfFabric(fabricName, product)
  const told = (locale: Locale) =>
    content.map(([fibre, percent]) => `${percent}\u00a0% ${fibres[fibre][locale].toLowerCase()}`).join(', ')
  return content.length > 0 ? { en: told('en'), fr: told('fr') } : null
}
