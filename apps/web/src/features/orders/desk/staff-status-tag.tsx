import type { OrderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '#web/ui/tag.tsx'

/** Ochre waits for us, blue for the customer. */
const kinds = {
  intent: 'warning',
  inreviewbydesigner: 'warning',
  inreviewbycustomer: 'info',
  purchased: 'ok',
  inproduction: 'neutral',
  shipped: 'neutral',
  delivered: 'ok',
  cancelled: 'neutral',
  closed: 'neutral',
} as const satisfies Record<OrderStatus, ComponentProps<typeof Tag>['kind']>

/** A status as staff call it. */
export function StaffStatusTag({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation()
  return <Tag kind={kinds[status]}>{t(`desk.statuses.${status}`)}</Tag>
}
