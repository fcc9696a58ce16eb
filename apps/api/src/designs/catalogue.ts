import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { fabrics } from '@teamloom/catalog/fabrics/index.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { catalogueCalls } from '@teamloom/contract/catalogue.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok } from '@teamloom/kit/result.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { inSteps } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'

export const readCatalogue = inSteps(
  catalogueCalls.read,
  async ({ query, now, origin }, { alone, read }, { config, house }) => {
    const { language, currency } = query
    const offered = products.map((await house.at(read, now)).offered).filter(({ isRetired }) => !isRetired)
    const described = await Promise.all(
      offered.map(async product => {
        const look = await keepLook(alone, createDocument(product), product, now, config.sessionSecret)
        const images = pictureUrls(origin, look, product.sides)
        return { ...describe(product, language, currency), images }
      }),
    )
    const usedFabrics = new Set<string>(described.flatMap(product => product.fabrics))
    const usedTypes = new Set(described.flatMap(product => product.decorationTypes))
    return ok({
      language,
      currency,
      products: described,
      fabrics: fabrics
        .filter(({ name }) => usedFabrics.has(name))
        .map(({ name, label, palette }) => ({
          name,
          label: label[language],
          colors: palette.colors
            .filter(color => !color.disabled && !color.deprecated)
            .map(color => ({ ...named(color, language), hex: color.hex })),
        })),
      decorationTypes: decorationTypes
        .filter(({ type }) => usedTypes.has(type))
        .map(({ type, label, note, categories, fileTypes }) => ({
          name: type,
          label: label[language],
          note: note[language],
          categories: [...categories],
          fileTypes: [...new Set(fileTypes.flatMap(({ extensions }) => extensions))],
        })),
    })
  },
)

function describe(product: Product, language: Locale, currency: Currency) {
  const styles = product.parts.flatMap(part =>
    part.elements.flatMap(element =>
      element.styles
        .filter(style => !style.disabled && !style.deprecated)
        .map(style => ({ part: part.name, element: element.name, style })),
    ),
  )
  const { minQty, minQtyPerSize, maxQty, freeCredits, pricingCurrency } = product.pricing
  const { pricingRange, priceOfExtraCredit, includedSizesPerRange } = pricingCurrency[currency]
  return {
    family: named(product.family, language),
    product: named(product.product, language),
    summary: product.summary[language],
    cloth: product.cloth[language],
    soldAs: product.soldAs,
    styles: styles.map(({ part, element, style }) => ({ ...named(style, language), part, element })),
    sizes: offeredSizes(product).map(({ name, displayLabel, measurements }) => ({
      name,
      label: displayLabel[language],
      measurements: measurements.map(measure => ({ ...named(measure, language), inches: measure.inches })),
    })),
    fabrics: [...new Set(styles.flatMap(({ style }) => style.layers.flatMap(layer => layer.fabricNames)))],
    decorationTypes: product.decorationTypes
      .filter(type => type.selectable && !type.isRetired && !type.adminOnly)
      .map(({ type }) => type),
    deliveryTime: structuredClone(product.deliveryTime) as DesignState['deliveryTime'],
    pricing: {
      minQty,
      minQtyPerSize,
      maxQty,
      freeCredits,
      pricingRange: pricingRange.map(range => ({ ...range })),
      priceOfExtraCredit,
      includedSizesPerRange: includedSizesPerRange.map(sizes => ({ ...sizes })),
    },
  }
}

function named(thing: { readonly name: string; readonly label: Label }, language: Locale) {
  return { name: thing.name, label: thing.label[language] }
}
