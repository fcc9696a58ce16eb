import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { decorationTypes, findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { fabrics } from '@teamloom/catalog/fabrics/index.ts'
import { findProduct, products } from '@teamloom/catalog/products/index.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { reads } from '#api/http/handler.ts'
import { pictureUrl } from '#api/pictures/picture-urls.ts'

/** The catalogue's types are read-only all the way down; an answer's are not. */
type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value

export const productDefinition = reads(generatorCalls.productDefinition, async ({ actor, body }) => {
  const product = findProduct(body.family, body.product, {
    family: body.familyVersion,
    product: body.productVersion,
  })
  return product ? ok(describeProduct(product, actor?.isStaff ?? true)) : refuse('unknownProduct')
})

function describeProduct(product: Product, isStaff: boolean): ProductDefinition {
  const used = new Set<string>(
    product.parts.flatMap(part =>
      part.elements.flatMap(element =>
        element.styles.flatMap(style => style.layers.flatMap(layer => layer.fabricNames)),
      ),
    ),
  )
  const types = product.decorationTypes.map(name => must(findDecorationType(name), name))
  const { locations: _, ...definition } = product
  return {
    ...(definition as Mutable<typeof definition>),
    fabrics: fabrics
      .filter(fabric => used.has(fabric.name))
      .map(({ name, label, palette }) => ({
        name,
        label,
        colors: palette.colors.map(color => ({ ...color })),
      })),
    decorationTypes: types.map(describeType),
    availableDecorationTypes: types
      .filter(type => type.selectable && (isStaff || !type.adminOnly))
      .map(({ type }) => type),
  }
}

function describeType(type: DecorationType) {
  return {
    type: type.type,
    name: type.type,
    label: type.label,
    note: type.note,
    category: type.category,
    parent_type: type.parentType,
    fileTypes: type.fileTypes.map(({ name, extensions }) => ({ name, extensions: [...extensions] })),
    adminOnly: type.adminOnly,
    selectable: type.selectable,
    designTemplates: type.designTemplates.map(template => ({ ...template })),
    useColorExtraction: type.useColorExtraction,
    maxColorsToExtact: type.maxColorsToExtract,
    paletteId: type.palette?.id ?? null,
  }
}

export const decorationOptions = reads(generatorCalls.decorationOptions, async () =>
  ok({
    decorationTypes: decorationTypes.map(describeType),
    categories: [...new Set(decorationTypes.map(type => type.category))],
    patterns: [],
    tagTextures: [],
    patchShapes: [],
  }),
)

export const listProducts = reads(generatorCalls.products, async ({ now, origin }, tx, { config }) =>
  ok(
    await Promise.all(
      products.map(async product => {
        const sizes = product.sizes.filter(size => size.display.displayable)
        const lowest = (currency: 'cad' | 'usd') =>
          Math.min(...product.pricing.pricingCurrency[currency].pricingRange.map(range => range.price))
        const look = await keepLook(tx, createDocument(product), product, now, config.sessionSecret)
        return {
          family: product.family,
          product: product.product,
          summary: product.summary,
          cloth: product.cloth,
          sizes: { from: must(sizes[0], 'size').displayLabel, to: must(sizes.at(-1), 'size').displayLabel },
          minQty: product.pricing.minQty,
          lowestPrice: { cad: lowest('cad'), usd: lowest('usd') },
          image: pictureUrl(origin, look, 'front'),
        }
      }),
    ),
  ),
)
