import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListSort } from '#web/features/orders/desk/list-search.ts'
import classes from '#web/features/orders/desk/order-table.module.css'

/** Ways to sort a list that begin with the greatest. */
const downwards: ReadonlySet<ListSort> = new Set(['newest', 'updated', 'pieces', 'total', 'due', 'paid'])

type Props = {
  /** By which the list is sorted. */
  readonly sort: ListSort
  /** Ways to sort by this column, one after the other. */
  readonly sorts: readonly [ListSort, ...ListSort[]]
  readonly isFigure?: boolean
  readonly className?: string | undefined
  readonly onSort: (sort: ListSort) => void
  readonly children: ReactNode
}

/** The heading of a column that the list can be sorted by. */
export function Heading({ sort, sorts, isFigure = false, className, onSort, children }: Props) {
  const { t } = useTranslation()
  const at = sorts.indexOf(sort)
  const next = sorts[(at + 1) % sorts.length] ?? sorts[0]
  const isDown = downwards.has(sort)
  const Mark = isDown ? IconChevronDown : IconChevronUp
  return (
    <th
      scope="col"
      className={className}
      data-figure={isFigure || undefined}
      aria-sort={at < 0 ? undefined : isDown ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        className={classes.sort}
        title={t(`desk.list.sorts.${next}`)}
        onClick={() => onSort(next)}
      >
        {children}
        {at >= 0 && <Mark size={14} stroke={1.8} aria-hidden />}
      </button>
    </th>
  )
}
