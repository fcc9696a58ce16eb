import type { Cart } from '#web/data/use-cart.ts'

export type HoldReason = 'fault' | 'minimum' | 'deprecated' | 'approval' | 'offline' | 'saving'

/** Why the delivery step cannot be taken yet: the first that applies, the person's own doing before ours. */
export function holdReasonOf(
  { lines, sum, saving }: Pick<Cart, 'lines' | 'sum' | 'saving'>,
  { hasFaults, blockDeprecated }: { readonly hasFaults: boolean; readonly blockDeprecated: boolean },
): HoldReason | undefined {
  if (hasFaults) return 'fault'
  if (lines.length === 0 || !sum.hasMinimum || !sum.hasMinimumPerSize) return 'minimum'
  if (blockDeprecated && lines.some(line => line.designState.design.deprecated)) return 'deprecated'
  if (lines.some(({ approval }) => approval?.blocks && !approval.isGiven)) return 'approval'
  return saving === 'saved' ? undefined : saving
}
