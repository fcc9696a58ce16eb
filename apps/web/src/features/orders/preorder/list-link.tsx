import { IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/data/order-entry.ts'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/item-card.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** How many people an item has whose words are each person's own, and the way to their list. */
export function ListLink({ item }: { readonly item: OrderedItem }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id: preorderId } = useEditing().detail.preorder
  if (!item.lines) return null
  const people = item.lines.filter(({ id, size }) => id !== size)
  const list = t('preorder.list.people', countOf(people.length, locale))
  return (
    <Link
      className={classes.action}
      to="/purchased/preorder/$preorderId/list/$designId"
      params={{ preorderId, designId: item.design_id }}
      aria-label={t('preorder.list.of', { list, name: item.designName ?? t('common.untitled') })}
    >
      <IconUsersGroup size={16} stroke={1.6} aria-hidden />
      {list}
    </Link>
  )
}
