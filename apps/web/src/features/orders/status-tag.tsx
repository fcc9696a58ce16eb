import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { Tag } from '#web/ui/tag.tsx'

const kinds = {
  intent: 'info',
  inreviewbydesigner: 'info',
  inreviewbycustomer: 'warning',
  purchased: 'ok',
  inproduction: 'warning',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'neutral',
  closed: 'neutral',
} as const satisfies Record<OrderEntry['status'], ComponentProps<typeof Tag>['kind']>

export function StatusTag({ status }: Pick<OrderEntry, 'status'>) {
  const { t } = useTranslation()
  return <Tag kind={kinds[status]}>{t(`orders.statuses.${status}`)}</Tag>
}
