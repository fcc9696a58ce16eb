import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Product } from '@teamloom/catalog/definition.ts'
import { withOffer } from '@teamloom/commerce/house/offered-product.ts'
import { withoutColors } from '@teamloom/commerce/house/out-colors.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import { useMemo, useState } from 'react'
import { pricingOf } from '#web/data/price-terms.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query-client.ts'

type Named = Pick<Product, 'family' | 'product'>

/** While a release goes out, the process that answers may be of a build that tells neither yet. */
type Offered = Pick<DataOf<typeof generatorCalls.offer>, 'pricing'> &
  Partial<Pick<DataOf<typeof generatorCalls.offer>, 'sizes' | 'offer' | 'out' | 'retiredFonts'>>

const offersKey = ['offer'] as const

const offerQuery = ({ family, product }: Named) =>
  queryOptions({
    queryKey: [...offersKey, family.name, product.name],
    queryFn: () => call(generatorCalls.offer, { params: { family: family.name, product: product.name } }),
    meta: { quiet: true },
  })

/** The product as the house offers it now. */
export async function loadOffered(product: Product): Promise<Product> {
  return asTold(product, await queryClient.fetchQuery(offerQuery(product)))
}

/** What is told of sizes and prices is so already; all else of the offer is made here, as on the server. */
function asTold(product: Product, { pricing, sizes, offer, out = [] }: Offered): Product {
  const priced = { ...product, pricing: pricingOf(pricing) }
  const sized = sizes
    ? {
        ...priced,
        sizes: product.sizes.map(size => ({ ...size, display: { displayable: sizes.includes(size.name) } })),
      }
    : priced
  const chosen = offer ? withOffer(sized, { ...offer, retired: { ...offer.retired, sizes: [] } }) : sized
  return withoutColors(chosen, out)
}

/** What the house offers of a product, known anew when the house changes what it offers; at first as it was opened. */
export function useOffered(product: Product): Product {
  const { data } = useQuery({
    ...offerQuery(product),
    refetchInterval: ({ state }) => msUntil(state.data?.until),
  })
  const [first] = useState(data)
  return useMemo(() => (data && data !== first ? asTold(product, data) : product), [product, data, first])
}

/** Fonts that no new words are written in (ST31); none until that is known. */
export function useRetiredFonts(product: Named): readonly string[] {
  const { data } = useQuery({ ...offerQuery(product), select: ({ retiredFonts }) => retiredFonts })
  return data ?? noFonts
}

const noFonts: readonly string[] = []

/** For what may be opened soon. */
export function prefetchOffer(product: Product): Promise<void> {
  return queryClient.prefetchQuery(offerQuery(product))
}

/** A browser's timers wait no longer. */
const longestMs = 2 ** 31 - 1

/** What a product costs now, known anew when the house changes it and when what it plans begins; at first as it was opened. */
export function useOfferedPricing(product: Product, isAsked = true): Product['pricing'] {
  const { data } = useQuery({
    ...offerQuery(product),
    enabled: isAsked,
    select: selectPricing,
    refetchInterval: ({ state }) => msUntil(state.data?.until),
  })
  return data ?? product.pricing
}

const selectPricing = ({ pricing }: { readonly pricing: ProductDefinition['pricing'] }) => pricingOf(pricing)

function msUntil(until: string | null | undefined): number | false {
  if (!until) return false
  return Math.min(longestMs, Math.max(1000, Date.parse(until) - Date.now() + 500))
}

/** Prices of all that is on the page, and of carts. */
export async function askOffersAnew(): Promise<void> {
  await Promise.all(
    [offersKey, ['product-definition'], ['products'], ['cart'], ['provider']].map(queryKey =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
