import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { Preorder } from '@teamloom/contract/preorders.ts'

type Milestone = Preorder['milestones'][number]
type Told = { readonly name: string; readonly data: unknown; readonly createdAt: Date }

const namesOfStatuses: Partial<Record<PreorderStatus, Milestone['name']>> = {
  inreviewbydesigner: 'in_review',
  purchased: 'purchased',
  inproduction: 'in_production',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
}

/** OR22: the plain history of a request, as its customer is told it. */
export function milestonesOf(events: readonly Told[]): Milestone[] {
  return events.flatMap(({ name, data, createdAt }) => {
    const told = data as {
      readonly new?: { readonly status: PreorderStatus }
      readonly carrier?: string
      readonly trackingNumber?: string
      readonly trackingUrl?: string
      readonly contents?: string
      readonly isWhole?: boolean
    }
    const milestone =
      name === 'created'
        ? 'placed'
        : name === 'proof_sent'
          ? 'proof_sent'
          : name === 'proof_approved'
            ? told.isWhole && 'approved'
            : name === 'shipment_added'
              ? 'shipped'
              : told.new && namesOfStatuses[told.new.status]
    if (!milestone) return []
    return [
      {
        name: milestone,
        created_at: createdAt.toISOString(),
        ...(told.carrier ? { carrier: told.carrier } : {}),
        ...(told.trackingNumber ? { trackingNumber: told.trackingNumber } : {}),
        ...(told.trackingUrl ? { trackingUrl: told.trackingUrl } : {}),
        ...(told.contents ? { contents: told.contents } : {}),
      },
    ]
  })
}
