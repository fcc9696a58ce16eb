import { useQuery } from '@tanstack/react-query'
import { promoProblems } from '@teamloom/commerce/offers/promo-code.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import type { CartSum } from '#web/data/cart-lines.ts'
import { call } from '#web/lib/api.ts'

const refusals = [...promoProblems, 'too_many_requests', 'unknown'] as const

export type PromoState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly key: (typeof refusals)[number] }
  | ({ readonly kind: 'known' } & DataOf<typeof pricingCalls.promo>)

/** What a code does for the cart as it is; an empty one is not asked about. */
export function usePromo(code: string, { price, currency }: CartSum): PromoState {
  const asked = useQuery({
    // Another price is another question; an order that is placed is none.
    queryKey: ['promo', code, currency, price],
    queryFn: () => call(pricingCalls.promo, { body: { code, currency } }),
    enabled: code !== '',
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
  })
  if (code === '') return { kind: 'none' }
  if (asked.data) return { kind: 'known', ...asked.data }
  if (!asked.error) return { kind: 'asking' }
  const { error } = asked
  const key = error instanceof CallError ? refusals.find(each => each === error.errorKey) : undefined
  return { kind: 'refused', key: key ?? 'unknown' }
}
