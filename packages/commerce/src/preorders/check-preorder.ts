import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import type { ItemPricing } from '../pricing/price-item.ts'

type Checked = { readonly designId: string; readonly pricing: ItemPricing; readonly isDeprecated: boolean }

/** OR1 to OR3, OR62: an order request has designs, each reaches its minimums unless they are waived, and none is deprecated while that blocks. */
export function checkPreorder(
  items: readonly Checked[],
  rules: { readonly blockDeprecated: boolean; readonly waivesMinimum?: boolean },
): Result<void, Refusal<'minimum_quantity' | 'design_deprecated'>> {
  const short = rules.waivesMinimum
    ? undefined
    : items.find(({ pricing }) => !pricing.hasMinimum || !pricing.hasMinimumPerSize)
  if (items.length === 0) return refuse('minimum_quantity')
  if (short) return refuse('minimum_quantity', { designId: short.designId, minQty: short.pricing.minQty })
  const deprecated = rules.blockDeprecated ? items.find(item => item.isDeprecated) : undefined
  if (deprecated) return refuse('design_deprecated', { designId: deprecated.designId })
  return ok(undefined)
}
