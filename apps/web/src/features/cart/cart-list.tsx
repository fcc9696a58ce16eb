import { nextEvent } from '@teamloom/commerce/delivery/event-arrival.ts'
import { totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { cartSaver } from '#web/data/cart-saver.ts'
import { useEventOfProject } from '#web/data/event-dates.ts'
import { setQuantity } from '#web/data/quantity.ts'
import { CartCoach } from '#web/features/cart/cart-coach.tsx'
import { CartItemCard } from '#web/features/cart/cart-item-card.tsx'
import { DeliveryGroup } from '#web/features/cart/delivery-group.tsx'
import { groupByDelivery } from '#web/features/cart/group-by-delivery.ts'
import { RemovedRow } from '#web/features/cart/removed-row.tsx'
import type { QuantityDrafts } from '#web/features/cart/use-quantity-drafts.ts'
import { useRemoval } from '#web/features/cart/use-removal.ts'

type Props = {
  readonly lines: readonly CartLine[]
  readonly drafts: QuantityDrafts
  readonly salesEmail: string | undefined
  readonly whenEmpty: ReactNode
}

/** The cart's items by delivery, and in the place of what was just removed the way to undo it. */
export function CartList({ lines, drafts, salesEmail, whenEmpty }: Props) {
  const { t } = useTranslation()
  const [today] = useState(() => new Date())
  const removal = useRemoval()
  const eventOf = useEventOfProject()
  const entries = removal.entriesOf(lines)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
      <div data-screen-only>
        <CartCoach lines={lines} />
      </div>
      {groupByDelivery(entries).map(({ time, lines: group }) => (
        <DeliveryGroup
          key={`${time.minWeeks}-${time.maxWeeks}`}
          time={time}
          today={today}
          eventDate={nextEvent(
            group.map(({ line }) => eventOf(line.projectId)),
            today,
          )}
        >
          {group.map(({ line, isRemoved }) =>
            isRemoved ? (
              <RemovedRow
                key={`${line.design_id} removed`}
                name={line.designName ?? t('common.untitled')}
                isRestoring={removal.isRestoring(line)}
                onUndo={() => removal.undo(line)}
              />
            ) : (
              <CartItemCard
                key={line.design_id}
                line={line}
                drafts={drafts.of(line.design_id)}
                salesEmail={salesEmail}
                takesFocus={removal.restoredId === line.design_id}
                onDraft={(size, text) => drafts.set(line.design_id, size, text)}
                onSizes={sizes => {
                  cartSaver.edit(line.id, sizes)
                  // The studio goes on with what is ordered.
                  const qty = totalQuantity(sizes)
                  if (qty > 0) setQuantity(line.design_id, qty)
                }}
                onRemove={() =>
                  removal.remove(
                    line,
                    entries.findIndex(entry => entry.line === line),
                  )
                }
              />
            ),
          )}
        </DeliveryGroup>
      ))}
      {lines.length === 0 && whenEmpty}
    </div>
  )
}
