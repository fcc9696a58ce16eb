import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMatches, useParams } from '@tanstack/react-router'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { purchasedDesignCalls } from '@teamloom/contract/purchased-designs.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { mailPreorderLink, usePreorderDetail } from '#web/data/desk.ts'
import { DesignFacts, SumLine } from '#web/features/design-view/design-facts.tsx'
import { SendLink } from '#web/features/design-view/send-link.tsx'
import { TurningPicture } from '#web/features/design-view/turning-picture.tsx'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { call } from '#web/lib/api.ts'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import classes from '#web/screens/staff/staff-view.module.css'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpeningStudio } from '#web/ui/opening-studio.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

type Page = 'design' | 'techpack'

/** The path of the page that is shown, while another is still loading. */
export function useShownPath(): string {
  return useMatches({ select: matches => matches.at(-1)?.pathname ?? '' })
}

/** Which page of a request's has no room here; undefined of the others. */
export function useNarrowPage(): Page | undefined {
  const path = useShownPath()
  const { designId } = useParams({ strict: false })
  if (designId) return 'design'
  return path.startsWith('/techpack/') ? 'techpack' : undefined
}

/** A request's techpack or a design in it where there is no room to work on them: to look at, and to be sent. */
export function StaffView({ page }: { readonly page: Page }) {
  const { t } = useTranslation()
  const { designId } = useParams({ strict: false })
  const asked = useRequestId()
  const detail = usePreorderDetail(asked.data)
  const failed = asked.error ?? (detail.data ? null : detail.error)
  const request = detail.data
  const title = request && t('desk.list.preorder', { number: request.preorder.number })
  usePageTitle(title ?? t('desk.list.title'))
  if (!request && !failed) return <OpeningStudio />
  return (
    <AppFrame>
      <div className={classes.back}>
        <WayBack request={request} />
      </div>
      {failed && (
        <EmptyState
          icon={IconCloudOff}
          title={t('preorder.failed')}
          action={
            <Button
              onClick={() => {
                void asked.refetch()
                void detail.refetch()
              }}
            >
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {request && (
        <div className={classes.main}>
          <h1 className={classes.title}>
            {page === 'techpack' ? `${t('techpack.title')}, ${title}` : title}
          </h1>
          {request.purchasedItems
            .filter(item => designId === undefined || item.design_id === designId)
            .map(item => (
              <OrderedDesign key={item.id} item={item} currency={request.invoice.currency} />
            ))}
          <SendLink
            title={t('staff.largerScreen.edit')}
            mail={() => mailPreorderLink({ preorderId: request.preorder.id, page, designId })}
          />
        </div>
      )}
    </AppFrame>
  )
}

/** A techpack is opened by its order's id too, an ordered design by its own. */
function useRequestId() {
  const { preorderId, orderId, designId } = useParams({ strict: false })
  return useQuery({
    queryKey: ['desk', 'request-of', preorderId, orderId, designId],
    queryFn: async () => {
      if (preorderId) return preorderId
      if (designId) {
        const { design } = await call(purchasedDesignCalls.read, { params: { id: designId } })
        return design.preorder_id
      }
      const { order } = await call(orderCalls.read, { body: { orderId: orderId ?? '' } })
      return order.preorder_id
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}

function WayBack({ request }: { readonly request: PreorderDetail | undefined }) {
  const { t } = useTranslation()
  if (!request) return <BackLink to="/purchased/orders" text={t('desk.list.title')} />
  const { id, number } = request.preorder
  return (
    <BackLink
      to="/purchased/preorder/$preorderId"
      params={{ preorderId: id }}
      text={t('desk.list.preorder', { number })}
    />
  )
}

type ItemProps = {
  readonly item: PreorderDetail['purchasedItems'][number]
  readonly currency: PreorderDetail['invoice']['currency']
}

function OrderedDesign({ item, currency }: ItemProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const name = item.designName ?? t('common.untitled')
  const { qty, total } = item.pricing
  return (
    <section>
      <TurningPicture name={name} images={item.designState.images} />
      <DesignFacts
        name={name}
        heading="h2"
        product={`${label(item.designState.product.label)}, ${t(`orders.count.${item.designState.product.soldAs}`, countOf(qty, locale))}`}
      >
        <SumLine amount={total === null ? t('orders.undetermined') : moneyText(total, currency, locale)}>
          {t('staff.studio.priceTitle')}
        </SumLine>
      </DesignFacts>
    </section>
  )
}
