import { Button } from '@mantine/core'
import { IconCloudOff, IconPackage } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mergedEntries, type OrderEntry } from '#web/data/order-entry.ts'
import { useCardSession } from '#web/data/payments.ts'
import { useOrders, usePreorders } from '#web/data/preorders.ts'
import { useSizeLabels } from '#web/data/size-labels.ts'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { EntryCard } from '#web/features/orders/entry-card.tsx'
import { OrdersSkeleton } from '#web/features/orders/orders-skeleton.tsx'
import { SessionBanner } from '#web/features/orders/payments/session-banner.tsx'
import { PlacedBanner } from '#web/features/orders/placed-banner.tsx'
import { ProofNotice } from '#web/features/orders/proof/proof-notice.tsx'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/orders/orders-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** States of a payment that may have been made, and is not booked. */
const awaitedStates: ReadonlySet<string> = new Set(['open', 'unsettled'])

/** Requests and orders, newest first; after placing a request, with word that it is in. */
export function OrdersScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { preorderId, sessionId } = useParams({ strict: false })
  const preorders = usePreorders()
  const orders = useOrders()
  const session = useCardSession(sessionId)
  const isLoaded = preorders.isSuccess && orders.isSuccess
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  usePageTitle(t('orders.title'))

  const entries = isLoaded ? mergedEntries(preorders.data, orders.data) : []
  const wanted = sessionId === undefined ? preorderId : session.data?.preorderId
  const placed = entries.find(entry => entry.preorderId === wanted)
  const products = [
    ...new Set(entries.flatMap(entry => entry.items.map(item => item.designState.product.name))),
  ]
  const sizeLabel = useSizeLabels(products)

  const isFetching = preorders.isFetching || orders.isFetching
  const isUnknown =
    sessionId === undefined
      ? preorderId !== undefined && isLoaded && !isFetching && !placed
      : session.error instanceof CallError && session.error.status === 404
  // Whoever paid one of them just now is asked for nothing, while it is not known which.
  const isAwaited = (entry: OrderEntry) =>
    sessionId !== undefined &&
    !isUnknown &&
    (session.data ? entry === placed && awaitedStates.has(session.data.state) : true)
  const unknownText = t(sessionId === undefined ? 'orders.unknown' : 'orders.unknownPayment')
  useEffect(() => {
    if (!isUnknown) return
    showToast({ key: 'unknown-request', kind: 'warning', message: unknownText })
    void navigate({ to: '/orders', replace: true })
  }, [isUnknown, unknownText, navigate])

  const isOpen = (entry: OrderEntry) => toggled.has(entry.id) !== (entry === placed)
  const toggle = (id: string) => setToggled(before => before.symmetricDifference(new Set([id])))

  return (
    <AppFrame>
      <div className={classes.page}>
        <h1 className={classes.title}>{t('orders.title')}</h1>
        {sessionId !== undefined && !isUnknown && (
          <SessionBanner session={session.data} isFailed={session.isError} entry={placed} />
        )}
        {placed?.status === 'intent' && sessionId === undefined && (
          <PlacedBanner key={placed.id} entry={placed} />
        )}
        {(preorders.isPending || orders.isPending) && <OrdersSkeleton />}
        {(preorders.isError || orders.isError) && !isLoaded && (
          <div className={classes.card}>
            <EmptyState
              icon={IconCloudOff}
              title={t('orders.failed.title')}
              text={t('orders.failed.text')}
              action={
                <Button onClick={() => void Promise.all([preorders.refetch(), orders.refetch()])}>
                  {t('common.retry')}
                </Button>
              }
            />
          </div>
        )}
        {isLoaded && entries.length === 0 && (
          <div className={classes.card}>
            <EmptyState
              icon={IconPackage}
              title={t('orders.empty.title')}
              text={t('orders.empty.text')}
              action={
                <Link to="/home" className={classes.action}>
                  {t('orders.empty.action')}
                </Link>
              }
            />
          </div>
        )}
        {entries.map(
          entry =>
            entry.proofToAnswer !== null &&
            !isOpen(entry) && <ProofNotice key={`proof ${entry.id}`} entry={entry} />,
        )}
        {isLoaded && (
          <Progressive all={entries}>
            {entry => (
              <EntryCard
                key={entry.id}
                entry={entry}
                isPlaced={entry === placed}
                isPaymentAwaited={isAwaited(entry)}
                isOpen={isOpen(entry)}
                sizeLabel={sizeLabel}
                onToggle={() => toggle(entry.id)}
              />
            )}
          </Progressive>
        )}
      </div>
    </AppFrame>
  )
}

/** The first of many are painted before the others are made. */
function Progressive({
  all,
  children,
}: {
  readonly all: readonly OrderEntry[]
  readonly children: (entry: OrderEntry) => ReactNode
}) {
  const isWhole = useDeferredValue(true, false)
  return (isWhole ? all : all.slice(0, 12)).map(children)
}
