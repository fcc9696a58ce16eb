import { type Side, sides } from '@teamloom/bakes/side.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { dressedAs, nameInAddress, type Zone, zonesOf } from '@teamloom/design/worn-colors.ts'

/** What a page is asked for in its address, as it came. */
export type Query = Readonly<Record<string, unknown>>

/** A product as an address shows it: its colours, the side, the quantity that is priced. */
export type Shown = {
  readonly product: Product
  readonly document: DesignDocument
  readonly zones: readonly Zone[]
  /** The zone that a touched colour goes to. */
  readonly zone: Zone
  /** The colours that were asked for, of those that the zones have. */
  readonly colors: Readonly<Record<string, string>>
  readonly side: Side
  readonly qty: number
  readonly unit: 'in' | 'cm'
}

/** Reads an address; what the product has not is passed over. */
export function readShown(product: Product, query: Query): Shown {
  const made = createDocument(product)
  const asked = Object.fromEntries(
    zonesOf(made, product).flatMap(({ name, colors, worn }) => {
      const wanted = query[name]
      // Of the garment's own colour nothing need be said; a zone that takes it says so, as it would follow another.
      const isSaid = name !== 'color' || wanted !== nameInAddress(worn)
      return isSaid && colors.some(color => nameInAddress(color) === wanted) ? [[name, String(wanted)]] : []
    }),
  )
  const document = dressedAs(made, product, asked)
  const zones = zonesOf(document, product)
  const qty = Number(query.qty)
  const { minQty, maxQty } = product.pricing
  return {
    product,
    document,
    zones,
    zone: zones.find(({ name }) => name === query.zone) ?? zones[0]!,
    colors: asked,
    side: sides.find(side => side === query.side && product.sides.includes(side)) ?? 'front',
    qty: Number.isInteger(qty) && qty > 0 ? Math.min(Math.max(qty, minQty), maxQty + 1) : minQty,
    unit: query.unit === 'cm' ? 'cm' : 'in',
  }
}

type Change = {
  readonly [name: string]: string | number
}

/** The query of an address that shows the same but for a change; empty where nothing differs from a new garment. */
export function queryOf(shown: Shown, change: Change = {}): string {
  const { zone, zones, side, qty, unit, colors, product } = shown
  const all: Change = { ...colors, zone: zone.name, side, qty, unit, ...change }
  const usual: Change = { zone: zones[0]?.name ?? '', side: 'front', qty: product.pricing.minQty, unit: 'in' }
  const told = Object.entries(all).filter(([name, value]) => value !== usual[name])
  const query = new URLSearchParams(told.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

/** Where the studio opens with what is shown. */
export function startAddress({ product, colors }: Shown, language: string): string {
  const query = new URLSearchParams({ ...colors, lang: language })
  return `/start/${product.family.name}/${product.product.name}?${query}`
}
