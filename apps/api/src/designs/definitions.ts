import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { findProduct, products } from '@teamloom/catalog/products/index.ts'
import { describeDecorationTypes, describeProduct } from '@teamloom/contract/describe-product.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { mayActAsStaff } from '#api/access/caller.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { reads } from '#api/http/handler.ts'
import { pictureUrl } from '#api/pictures/picture-urls.ts'

export const productDefinition = reads(generatorCalls.productDefinition, async ({ caller, body }) => {
  const product = findProduct(body.family, body.product, {
    family: body.familyVersion,
    product: body.productVersion,
  })
  return product ? ok(describeProduct(product, mayActAsStaff(caller))) : refuse('unknownProduct')
})

export const decorationOptions = reads(generatorCalls.decorationOptions, async () =>
  ok(describeDecorationTypes(decorationTypes, products)),
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
