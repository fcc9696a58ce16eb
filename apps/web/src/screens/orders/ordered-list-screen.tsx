import { IconMoodEmpty } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mergedEntries, type OrderedItem } from '#web/data/order-entry.ts'
import { useOrders, usePreorders } from '#web/data/preorders.ts'
import { ListBoard } from '#web/features/lines/list-board.tsx'
import type { ListAbout } from '#web/features/lines/list-context.ts'
import { ListHead } from '#web/features/lines/list-head.tsx'
import { ListPage } from '#web/features/lines/list-page.tsx'
import { ListProvider } from '#web/features/lines/list-provider.tsx'
import { ListSession } from '#web/features/lines/list-session.ts'
import { ListSide } from '#web/features/lines/list-side.tsx'
import { useOrderedAbout } from '#web/features/lines/use-ordered-about.ts'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Who wears what of what was ordered, as it is by now; its customer looks at it. */
export function OrderedListScreen() {
  const { t } = useTranslation()
  const { preorderId, designId } = useParams({ strict: false })
  const preorders = usePreorders()
  const orders = useOrders()
  const entry =
    preorders.data &&
    orders.data &&
    mergedEntries(preorders.data, orders.data).find(each => each.preorderId === preorderId)
  const item = entry?.items.find(each => each.design_id === designId && each.lines)
  const about = useOrderedAbout(item, true)
  const name = item && (item.designName ?? t('common.untitled'))
  usePageTitle(name ? `${t('lines.title')} · ${name}` : t('lines.title'))
  const isSettled = preorders.isSuccess && orders.isSuccess
  const isFetching = preorders.isFetching || orders.isFetching
  return (
    <AppFrame start={<BackLink to="/orders" text={t('orders.title')} />}>
      <ListPage
        hasFailed={preorders.isError || orders.isError}
        onRetry={() => void Promise.all([preorders.refetch(), orders.refetch()])}
      >
        {isSettled && !isFetching && !item ? (
          <EmptyState icon={IconMoodEmpty} title={t('orders.list.gone')} />
        ) : (
          item && about && <Shown item={item} about={about} />
        )}
      </ListPage>
    </AppFrame>
  )
}

const never = () => Promise.reject(new CallError('unauthorized', 403))

function Shown({ item, about }: { readonly item: OrderedItem; readonly about: ListAbout }) {
  const { t } = useTranslation()
  const { lines = [], longNames, pricing, sizes, designState } = item
  const session = useMemo(
    () =>
      new ListSession({
        slots: about.slots,
        sizeNames: about.sizes.map(size => size.name),
        first: { lines, revision: undefined, longNames },
        intervalMs: null,
        save: never,
        reload: never,
      }),
    [about, lines, longNames],
  )
  return (
    <ListProvider about={about} session={session}>
      <ListHead name={item.designName ?? t('common.untitled')} />
      <ListBoard side={<ListSide item={{ pricing, sizes, soldAs: designState.product.soldAs }} />} />
    </ListProvider>
  )
}
