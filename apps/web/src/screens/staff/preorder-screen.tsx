import { Button, Skeleton } from '@mantine/core'
import { useDisclosure, useNetwork } from '@mantine/hooks'
import { IconCloudOff, IconMoodEmpty } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useTranslation } from 'react-i18next'
import { mailPreorderLink, usePreorderDetail } from '#web/data/desk.ts'
import { useIsSaving } from '#web/data/desk-edits.ts'
import { usePreorderNews } from '#web/data/preorder-news.ts'
import { useProductSizes } from '#web/data/product-sizes.ts'
import { useMe } from '#web/data/user.ts'
import { SendLink } from '#web/features/design-view/send-link.tsx'
import { StaffLedger } from '#web/features/orders/payments/staff-ledger.tsx'
import { ChangedAtWorkshop } from '#web/features/orders/preorder/at-workshop.tsx'
import { Company } from '#web/features/orders/preorder/company.tsx'
import { DetailsCard } from '#web/features/orders/preorder/details-card.tsx'
import { EditingProvider, useEditing } from '#web/features/orders/preorder/editing.tsx'
import { HistoryTimeline } from '#web/features/orders/preorder/history-timeline.tsx'
import { ItemCard } from '#web/features/orders/preorder/item-card.tsx'
import { ProofStrip } from '#web/features/orders/preorder/proof-strip.tsx'
import { SummaryTable } from '#web/features/orders/preorder/summary-table.tsx'
import { useUndoRemoval } from '#web/features/orders/preorder/use-undo-removal.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { AddressEditor } from '#web/screens/staff/address-editor.tsx'
import classes from '#web/screens/staff/preorder-screen.module.css'
import { RequestHead } from '#web/screens/staff/request-head.tsx'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { SaveState } from '#web/ui/save-state.tsx'
import { usePhone } from '#web/ui/use-phone.ts'

const AddDesignDialog = lazyDialog(
  async () =>
    (await loadCode(() => import('#web/features/orders/preorder/add-design-dialog.tsx'))).AddDesignDialog,
)
const SendProofDialog = lazyDialog(
  async () =>
    (await loadCode(() => import('#web/features/orders/preorder/send-proof-dialog.tsx'))).SendProofDialog,
)

/** A customer's request with all that staff may see and change of it. */
export function PreorderScreen() {
  const { t } = useTranslation()
  const { preorderId = '' } = useParams({ strict: false })
  const { data: detail, isPending, error, refetch } = usePreorderDetail(preorderId)
  const isSaving = useIsSaving(preorderId)
  const { online } = useNetwork()
  const title = detail && t('desk.list.preorder', { number: detail.preorder.number })
  usePageTitle(title ?? t('desk.list.title'))
  const followers = usePreorderNews(preorderId)
  const { data: me } = useMe()
  const colleagues = followers.filter(({ userId }) => me && userId !== me.id)
  const isPhone = usePhone()
  const back = <BackLink to="/purchased/orders" text={t('desk.list.title')} />
  const state = detail && (
    <>
      <Company colleagues={colleagues} />
      <SaveState state={isSaving ? 'saving' : online ? 'saved' : 'offline'} />
    </>
  )
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 400)
  return (
    <StaffFrame
      start={!isPhone && back}
      tools={
        isPending ? (
          <span role="status" className={classes.state}>
            {t('common.loading')}
          </span>
        ) : (
          !isPhone && state
        )
      }
    >
      <div className={classes.page}>
        {isPhone && (
          <div className={classes.bar}>
            {back}
            {state}
          </div>
        )}
        {isPending && <Loading />}
        {!detail && error && (
          <div className={classes.card}>
            <EmptyState
              icon={isUnknown ? IconMoodEmpty : IconCloudOff}
              title={t(isUnknown ? 'preorder.notFound' : 'preorder.failed')}
              action={
                isUnknown ? (
                  <Link to="/purchased/orders">{t('desk.list.title')}</Link>
                ) : (
                  <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
                )
              }
            />
          </div>
        )}
        {detail && (
          <EditingProvider key={preorderId} detail={detail}>
            <Loaded />
          </EditingProvider>
        )}
      </div>
    </StaffFrame>
  )
}

function Loaded() {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const { preorder, purchasedItems } = detail
  const [isAdding, add] = useDisclosure(false)
  const [isSending, proof] = useDisclosure(false)
  const isPhone = usePhone()
  const offerUndo = useUndoRemoval(preorder.id)
  const sizesOf = useProductSizes([...new Set(purchasedItems.map(item => item.designState.product.name))])
  return (
    <>
      <RequestHead onAdd={add.open} onSend={proof.open} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <ProofStrip />
          <ChangedAtWorkshop />
          {purchasedItems.map((item, index) => (
            <ItemCard
              key={item.id}
              item={item}
              place={{ n: index + 1, total: purchasedItems.length }}
              sizes={sizesOf(item.designState.product.name)}
              onRemoved={offerUndo}
            />
          ))}
          <SummaryTable />
          <StaffLedger
            ownerId={detail.userId}
            preorderId={preorder.id}
            order={detail.order && { id: detail.order.id, revision: detail.order.invoice.revision }}
          />
        </div>
        <div className={classes.history}>
          <HistoryTimeline />
        </div>
        <div className={classes.details}>
          <DetailsCard addressEditor={AddressEditor} />
        </div>
      </div>
      {isPhone && (
        <SendLink
          title={t('staff.largerScreen.easier')}
          mail={() => mailPreorderLink({ preorderId: preorder.id, page: 'preorder' })}
        />
      )}
      <AddDesignDialog opened={isAdding} onClose={add.close} />
      <SendProofDialog opened={isSending} onClose={proof.close} />
    </>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')} className={classes.columns}>
      <div className={classes.main}>
        {[0, 1, 2].map(card => (
          <Skeleton key={card} height={120} radius={12} />
        ))}
      </div>
      <Skeleton className={classes.history!} height={420} radius={12} />
      <Skeleton className={classes.details!} height={420} radius={12} />
    </div>
  )
}
