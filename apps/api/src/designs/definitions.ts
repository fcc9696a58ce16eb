import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { findProduct, products } from '@teamloom/catalog/products/index.ts'
import { findRange, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { describeDecorationTypes, describeProduct } from '@teamloom/contract/describe-product.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { mayActAsStaff } from '#api/access/caller.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { inSteps, reads } from '#api/http/handler.ts'
import { pictureUrl } from '#api/pictures/picture-urls.ts'

export const productDefinition = reads(
  generatorCalls.productDefinition,
  async ({ caller, body, now }, tx, { house }) => {
    const product = findProduct(body.family, body.product, {
      family: body.familyVersion,
      product: body.productVersion,
    })
    if (!product) return refuse('unknownProduct')
    return ok(describeProduct((await house.at(tx, now)).offered(product), mayActAsStaff(caller)))
  },
)

export const productOffer = reads(generatorCalls.offer, async ({ params, now }, tx, { house }) => {
  const product = findProduct(params.family, params.product)
  if (!product) return refuse('unknownProduct')
  const { offered, out, until, valueOf } = await house.at(tx, now)
  const asOffered = offered(product)
  const pricing = structuredClone(asOffered.pricing) as unknown as ProductDefinition['pricing']
  const offer = valueOf('offer', params.product)
  return ok({
    pricing,
    sizes: sizeNamesOf(offeredSizes(asOffered)),
    offer: structuredClone(offer) as DataOf<typeof generatorCalls.offer>['offer'],
    out: out.map(color => ({ ...color })),
    retiredFonts: [...valueOf('fonts').retired],
    until: until?.toISOString() ?? null,
  })
})

export const decorationOptions = reads(generatorCalls.decorationOptions, async () =>
  ok(describeDecorationTypes(decorationTypes, products)),
)

export const listProducts = inSteps(
  generatorCalls.products,
  async ({ now, origin }, { alone, read }, { config, house }) => {
    const offered = (await house.at(read, now)).offered
    return ok(
      await Promise.all(
        products.map(offered).map(async product => {
          const sizes = offeredSizes(product)
          const lastOf = (currency: Currency) =>
            findRange(product.pricing.pricingCurrency[currency], Infinity)
          const [cad, usd] = [lastOf('cad'), lastOf('usd')]
          const look = await keepLook(alone, createDocument(product), product, now, config.sessionSecret)
          return {
            family: product.family,
            product: product.product,
            summary: product.summary,
            cloth: product.cloth,
            sizes: { from: must(sizes[0], 'size').displayLabel, to: must(sizes.at(-1), 'size').displayLabel },
            soldAs: product.soldAs,
            minQty: product.pricing.minQty,
            lowestPrice: { cad: cad.price + cad.shipping, usd: usd.price + usd.shipping },
            lowestPriceQty: { cad: cad.qty, usd: usd.qty },
            image: pictureUrl(origin, look, 'front'),
            isOffered: !product.isRetired,
          }
        }),
      ),
    )
  },
)
