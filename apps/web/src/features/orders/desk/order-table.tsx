import { VisuallyHidden } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedEntry, ListedKind } from '#web/data/desk.ts'
import { Heading } from '#web/features/orders/desk/heading.tsx'
import type { ListSort } from '#web/features/orders/desk/list-search.ts'
import { OrderRow } from '#web/features/orders/desk/order-row.tsx'
import classes from '#web/features/orders/desk/order-table.module.css'

type Props = {
  readonly kind: ListedKind
  readonly entries: readonly ListedEntry[]
  /** Which of their times the rows tell. */
  readonly time: 'placed' | 'changed'
  readonly sort: ListSort
  readonly onSort: (sort: ListSort) => void
  /** Whether these are of another page or search, while the next ones are on their way. */
  readonly isStale: boolean
  readonly opened: ReadonlySet<string>
  readonly onToggle: (id: string) => void
  readonly sizeLabel: (product: string, size: string) => string
}

/** Customers' requests or orders; J and K walk the rows, Enter expands one, O opens its page. */
export function OrderTable({
  kind,
  entries,
  time,
  sort,
  isStale,
  opened,
  onSort,
  onToggle,
  sizeLabel,
}: Props) {
  const { t } = useTranslation()
  const sorting = { sort, onSort }
  const navigate = useNavigate()
  const body = useRef<HTMLTableElement>(null)
  const buttons = () => [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const walk = (step: number) => {
    const rows = buttons()
    const at = rows.indexOf(document.activeElement as HTMLElement)
    rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus()
  }
  useHotkeys([
    ['j', () => walk(1)],
    ['k', () => walk(-1)],
    [
      'o',
      () => {
        const preorderId = (document.activeElement as HTMLElement | null)?.dataset.row
        if (preorderId) void navigate({ to: '/purchased/preorder/$preorderId', params: { preorderId } })
      },
    ],
  ])
  return (
    <table ref={body} className={classes.table} data-stale={isStale} aria-busy={isStale}>
      <thead>
        <tr>
          <th scope="col" className={classes.pictures}>
            {t('desk.list.designs')}
          </th>
          <th scope="col" className={classes.number}>
            {t('desk.list.number')}
          </th>
          <Heading {...sorting} sorts={['customer', 'organization']}>
            {t('desk.list.customer')}
          </Heading>
          <Heading {...sorting} isFigure className={classes.pieces} sorts={['pieces']}>
            {t('desk.list.pieces')}
          </Heading>
          <Heading {...sorting} sorts={['status']}>
            {t('desk.list.status')}
          </Heading>
          <th scope="col" className={classes.staff}>
            {t('desk.list.staff')}
          </th>
          <Heading {...sorting} sorts={['event']}>
            {t('desk.list.event')}
          </Heading>
          <Heading {...sorting} sorts={time === 'placed' ? ['newest', 'oldest'] : ['updated']}>
            {t(`desk.list.${time}`)}
          </Heading>
          <Heading {...sorting} isFigure sorts={['total']}>
            {t(kind === 'orders' ? 'desk.list.withTaxes' : 'desk.list.beforeTaxes')}
          </Heading>
          {kind === 'orders' && (
            <Heading {...sorting} isFigure className={classes.paid} sorts={['paid']}>
              {t('desk.list.paid')}
            </Heading>
          )}
          <Heading {...sorting} isFigure sorts={['due', 'dueOn']}>
            {t('desk.list.due')}
          </Heading>
          <th scope="col" className={classes.more}>
            <VisuallyHidden>{t('desk.list.designs')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {entries.map(entry => (
        <OrderRow
          key={entry.id}
          entry={entry}
          time={time}
          isOpen={opened.has(entry.id)}
          onToggle={() => onToggle(entry.id)}
          sizeLabel={sizeLabel}
        />
      ))}
    </table>
  )
}
