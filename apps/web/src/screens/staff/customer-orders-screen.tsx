import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconCloudOff, IconPlus, IconSearchOff } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaffList } from '#web/data/desk.ts'
import { useSizeLabels } from '#web/data/size-labels.ts'
import { CsvButton } from '#web/features/orders/desk/csv-button.tsx'
import { ListFilters } from '#web/features/orders/desk/list-filters.tsx'
import {
  isFiltered,
  type ListSearch,
  queryOf,
  readListSearch,
} from '#web/features/orders/desk/list-search.ts'
import { OrderTable } from '#web/features/orders/desk/order-table.tsx'
import { Pager } from '#web/features/orders/desk/pager.tsx'
import classes from '#web/screens/staff/customer-orders-screen.module.css'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** All requests or all orders, searched, filtered, sorted and in pages; the address says which. */
export function CustomerOrdersScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const search = readListSearch(useSearch({ strict: false }))
  const query = queryOf(search, now)
  const list = useStaffList(query)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  usePageTitle(t('desk.list.title'))
  const entries = list.data?.items ?? []
  const sizeLabel = useSizeLabels([
    ...new Set(
      entries
        .filter(({ id }) => opened.has(id))
        .flatMap(entry => entry.items.map(item => item.designState.product.name)),
    ),
  ])
  const page = search.page ?? 1

  const go = (change: ListSearch, how?: 'typed') =>
    void navigate({
      to: '/purchased/orders',
      search: readListSearch({ ...search, page: undefined, ...change }),
      replace: how === 'typed',
      resetScroll: false,
    })

  return (
    <StaffFrame>
      <div className={classes.page}>
        <div className={classes.head}>
          <h1 className={classes.title}>{t('desk.list.title')}</h1>
          <SegmentedControl
            size="sm"
            aria-label={t('desk.list.show')}
            value={query.kind}
            data={[
              { value: 'preorders', label: t('desk.list.preorders') },
              { value: 'orders', label: t('desk.list.orders') },
            ]}
            onChange={kind => go({ show: kind === 'orders' ? 'orders' : undefined })}
          />
          <span className={classes.space} />
          <Link className={classes.new} to="/purchased/new">
            <IconPlus size={18} stroke={1.6} aria-hidden />
            {t('newRequest.title')}
          </Link>
          <CsvButton query={query} list={list.data} />
        </div>
        <ListFilters search={search} list={list.data} onSearch={go} />
        {list.isPending && (
          <div role="status" aria-label={t('common.loading')} className={classes.loading}>
            {[0, 1, 2, 3, 4, 5].map(line => (
              <Skeleton key={line} height={68} radius={8} />
            ))}
          </div>
        )}
        {list.isError && !list.data && (
          <div className={classes.card}>
            <EmptyState
              icon={IconCloudOff}
              title={t('desk.list.failed')}
              action={<Button onClick={() => void list.refetch()}>{t('common.retry')}</Button>}
            />
          </div>
        )}
        {list.data && entries.length === 0 && (
          <div className={classes.card}>
            <EmptyState
              icon={IconSearchOff}
              title={t(
                `desk.list.${list.data.inAll === 0 ? 'none' : 'no'}${query.kind === 'orders' ? 'Order' : 'Preorder'}`,
              )}
              {...(isFiltered(search) || page > 1
                ? {
                    action: (
                      <Button
                        variant="default"
                        onClick={() =>
                          void navigate({ to: '/purchased/orders', search: { show: search.show } })
                        }
                      >
                        {t('desk.list.clear')}
                      </Button>
                    ),
                  }
                : {})}
            />
          </div>
        )}
        {entries.length > 0 && (
          <OrderTable
            kind={query.kind}
            entries={entries}
            time={search.sort === 'updated' ? 'changed' : 'placed'}
            sort={search.sort ?? 'newest'}
            onSort={sort => go({ sort: sort === 'newest' ? undefined : sort })}
            isStale={list.isPlaceholderData}
            opened={opened}
            onToggle={id => setOpened(before => before.symmetricDifference(new Set([id])))}
            sizeLabel={sizeLabel}
          />
        )}
      </div>
      {list.data && <Pager list={list.data} page={page} onPage={next => go({ page: next })} />}
    </StaffFrame>
  )
}
