import type { CartLine } from '#web/data/cart-lines.ts'
import { progressOfLine } from '#web/data/line-progress.ts'
import { PriceCoach } from '#web/shown/price-coach.tsx'

/** Which of the cart's prices falls next; nothing while one design says it of itself. */
export function CartCoach({ lines }: { readonly lines: readonly CartLine[] }) {
  const currency = lines[0]?.pricing.currency
  if (!currency || lines.length < 2) return null
  const designs = lines.flatMap(line => {
    const progress = progressOfLine(line)
    return progress ? [{ name: line.designName, progress }] : []
  })
  return <PriceCoach designs={designs} currency={currency} />
}
