import type {
  ColorLimit,
  IncludedSizes,
  LayerDefinition,
  PriceTable,
  Product,
  StyleDefinition,
} from '@teamloom/catalog/definition.ts'
import { nearestOffered } from '@teamloom/design/garment-color.ts'
import { colorsOfLayer, isOffered } from '@teamloom/design/layer-colors.ts'

/** ST17: what the house offers of a product. All else of the catalogue is offered, what a release adds too. */
export type Offer = {
  readonly isOffered: boolean
  readonly retired: RetiredChoices
}

/** What is offered no more, by name. */
export type RetiredChoices = {
  /** `hood/hood/threePiece`: part, element and style. */
  readonly styles: readonly string[]
  /** Styles with a layer of them are not offered either. */
  readonly fabrics: readonly string[]
  /** `fleece/1014`: fabric and colour. */
  readonly colors: readonly string[]
  readonly decorations: readonly string[]
  readonly sizes: readonly string[]
}

export const offeredAsBuilt: Offer = {
  isOffered: true,
  retired: { styles: [], fabrics: [], colors: [], decorations: [], sizes: [] },
}

/** ST17, ST18: the product with what is retired marked as such. Where nothing would be left of a choice, all of it stays. */
export function withOffer(product: Product, { isOffered: isHad, retired }: Offer): Product {
  const styles = new Set(retired.styles)
  const fabrics = new Set(retired.fabrics)
  const isStyleRetired = (name: string, { layers }: StyleDefinition) =>
    styles.has(name) || layers.some(layer => layer.fabricNames.some(fabric => fabrics.has(fabric)))
  const limited = limitLayers(retired.colors)
  return {
    ...withoutSizes(product, retired.sizes),
    ...(isHad ? {} : { isRetired: true }),
    parts: product.parts.map(part => ({
      ...part,
      elements: part.elements.map(element => ({
        ...element,
        styles: inOffer(
          element.styles.map(style => ({ ...style, layers: style.layers.map(limited) })),
          style => isStyleRetired(`${part.name}/${element.name}/${style.name}`, style),
        ),
      })),
    })),
    decorationTypes: product.decorationTypes.map(type =>
      retired.decorations.includes(type.type) ? { ...type, isRetired: true } : type,
    ),
  }
}

type Styles = readonly [StyleDefinition, ...StyleDefinition[]]

/** Styles, those that are offered before the others: the first is a new design's. */
function inOffer(styles: StyleDefinition[], isRetired: (style: StyleDefinition) => boolean): Styles {
  const [left, gone] = [styles.filter(style => !isRetired(style)), styles.filter(isRetired)]
  const isSomeLeft = left.some(style => !style.disabled && !style.deprecated)
  return (isSomeLeft
    ? [...left, ...gone.map(style => ({ ...style, deprecated: true }))]
    : styles) as unknown as Styles
}

function limitLayers(colors: readonly string[]): (layer: LayerDefinition) => LayerDefinition {
  const byFabric = Map.groupBy(colors, color => color.slice(0, color.indexOf('/')))
  return layer => {
    const names = layer.fabricNames.flatMap(fabric =>
      (byFabric.get(fabric) ?? []).map(color => color.slice(fabric.length + 1)),
    )
    return withLimits(layer, new Map(names.map(name => [name, { isRetired: true }])))
  }
}

/** The layer with colours limited, unless none of them were left; a new design begins with one that is offered. */
export function withLimits(layer: LayerDefinition, limits: ReadonlyMap<string, ColorLimit>): LayerDefinition {
  const known = colorsOfLayer(layer).filter(({ name }) => limits.has(name))
  if (known.length === 0) return layer
  const limited = {
    ...layer,
    limits: {
      ...layer.limits,
      ...Object.fromEntries(
        known.map(({ name }) => [name, { ...layer.limits?.[name], ...limits.get(name) }]),
      ),
    },
  }
  const colors = colorsOfLayer(limited)
  const first = colors.find(({ name }) => name === layer.colorName)
  if (!colors.some(isOffered)) return layer
  return first && !isOffered(first) ? { ...limited, colorName: nearestOffered(limited, first).name } : limited
}

/** Prices name sizes that are offered: the nearest within those that were included. */
function withoutSizes(product: Product, retired: readonly string[]): Product {
  const isLeft = (name: string) => !retired.includes(name)
  const offered = product.sizes.filter(({ display, name }) => display.displayable && isLeft(name))
  if (retired.length === 0 || offered.length === 0) return product
  const names = product.sizes.map(({ name }) => name)
  const left = names.filter(name => offered.some(size => size.name === name))
  const including = (rule: IncludedSizes): IncludedSizes => {
    const within = names.slice(names.indexOf(rule.fromSizeName), names.indexOf(rule.toSizeName) + 1)
    const included = within.filter(name => left.includes(name))
    const [first, last] = [included[0], included.at(-1)]
    return first && last ? { ...rule, fromSizeName: first, toSizeName: last } : rule
  }
  const priced = (table: PriceTable): PriceTable => ({
    ...table,
    includedSizesPerRange: table.includedSizesPerRange.map(including),
  })
  const { cad, usd } = product.pricing.pricingCurrency
  return {
    ...product,
    sizes: product.sizes.map(size =>
      size.display.displayable && !isLeft(size.name)
        ? { ...size, display: { displayable: false }, isRetired: true }
        : size,
    ),
    pricing: { ...product.pricing, pricingCurrency: { cad: priced(cad), usd: priced(usd) } },
  }
}
