import { sides } from '@teamloom/bakes/side.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { typesOf } from '../decorations/types-of.ts'
import type {
  DeliveryTime,
  LocationDefinition,
  PartDefinition,
  Pricing,
  Product,
  SizeDefinition,
} from '../definition.ts'

/** Families of garments, at the versions that they are offered in. */
export const families = {
  shirt: { name: 'shirt', version: '1.0', label: { en: 'Shirts', fr: 'T-shirts' } },
  hoodie: { name: 'hoodie', version: '1.0', label: { en: 'Hoodies', fr: 'Chandails à capuchon' } },
  sweatshirt: { name: 'sweatshirt', version: '1.0', label: { en: 'Sweatshirts', fr: 'Pulls molletonnés' } },
  pullover: { name: 'pullover', version: '1.0', label: { en: 'Pullovers', fr: 'Chandails' } },
  mockneck: { name: 'mockneck', version: '1.0', label: { en: 'Mocknecks', fr: 'Cols montants' } },
  sleevelessPolar: {
    name: 'sleevelessPolar',
    version: '1.0',
    label: { en: 'Polar vests', fr: 'Vestes polaires sans manches' },
  },
  sleevelessJacket: {
    name: 'sleevelessJacket',
    version: '1.0',
    label: { en: 'Vests', fr: 'Vestes sans manches' },
  },
  sweatpants: { name: 'sweatpants', version: '1.0', label: { en: 'Sweatpants', fr: 'Pantalons' } },
  beanie: { name: 'beanie', version: '1.0', label: { en: 'Beanies', fr: 'Tuques' } },
  socks: { name: 'socks', version: '1.0', label: { en: 'Socks', fr: 'Bas' } },
  mask: { name: 'mask', version: '1.0', label: { en: 'Masks', fr: 'Couvre-visages' } },
} as const satisfies Record<string, Product['family']>

/** What a product adds to what every garment has. */
export type GarmentDefinition = {
  readonly name: string
  readonly family: Product['family']
  readonly label: Label
  readonly summary: Label
  readonly cloth: Label
  readonly mainPart: string
  readonly parts: readonly PartDefinition[]
  readonly sizes: readonly SizeDefinition[]
  readonly locations: readonly LocationDefinition[]
  readonly pricing: Pricing
  readonly deliveryTime?: DeliveryTime
  readonly firstTypes?: readonly string[]
  readonly soldAs?: Product['soldAs']
}

export function defineGarment({ name, label, ...garment }: GarmentDefinition): Product {
  return {
    deliveryTime: { minWeeks: 3, maxWeeks: 10 },
    soldAs: 'piece',
    ...garment,
    product: { name, version: '1.0', label },
    sides,
    inherit: true,
    ...typesOf(garment),
  }
}
