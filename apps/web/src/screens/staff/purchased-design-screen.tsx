import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { usualQuantity } from '@teamloom/commerce/pricing/planned-quantity.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { CallError } from '@teamloom/contract/client.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { deskCalls, type PreorderDetail } from '@teamloom/contract/desk.ts'
import { purchasedDesignCalls } from '@teamloom/contract/purchased-designs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreorderDetail } from '#web/data/desk.ts'
import { pricingOf } from '#web/data/price-terms.ts'
import { reachAsStaff } from '#web/data/staff-reach.ts'
import { useMe } from '#web/data/user.ts'
import { type OrderedTerms, StudioProvider } from '#web/features/studio/session/studio-context.tsx'
import { useDesignSession } from '#web/features/studio/session/use-design-session.ts'
import { Studio } from '#web/features/studio/shell/studio.tsx'
import { call } from '#web/lib/api.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { ChangeEffects, useFirstChange } from '#web/screens/staff/change-effects.tsx'
import { effectsOfChange } from '#web/screens/staff/effects-of-change.ts'
import { OrderedPrice } from '#web/screens/staff/ordered-price.tsx'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { type OpenedDesign, openDesign } from '#web/screens/studio/open-design.ts'
import { useWayHome } from '#web/screens/studio/use-way-home.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { PageLoading } from '#web/ui/page-loading.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

const SizeChartDialog = lazyDialog(
  async () =>
    (await loadCode(() => import('#web/features/size-chart/size-chart-dialog.tsx'))).SizeChartDialog,
)

/** The studio of a design that was ordered, for staff: on its copy alone, and back to where they came from. */
export function PurchasedDesignScreen() {
  const { designId } = useParams({ strict: false })
  return designId ? <LoadedStudio key={designId} designId={designId} /> : null
}

type Ordered = DataOf<typeof purchasedDesignCalls.read>

function LoadedStudio({ designId }: { readonly designId: string }) {
  const { data: me } = useMe()
  const ordered = useQuery({
    queryKey: ['desk', 'purchased-design', designId],
    queryFn: async () => {
      const found = await call(purchasedDesignCalls.read, { params: { id: designId } })
      reachAsStaff(found.original_team_id)
      const [opened, detail] = await Promise.all([
        openDesign(designId),
        call(deskCalls.read, { body: { preorderId: found.design.preorder_id } }),
      ])
      return { found, opened, detail }
    },
    // The session has its own copy from here on.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  })
  const { error } = ordered
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500
  useWayHome(false, isRefused ? error : null)
  if (error && !isRefused) return <Failed onRetry={() => void ordered.refetch()} />
  if (!ordered.data || !me) return <PageLoading />
  return <OpenStudio {...ordered.data} userId={me.id} />
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <StaffFrame start={<BackLink to="/purchased/orders" text={t('desk.list.title')} />}>
      <EmptyState
        icon={IconCloudOff}
        title={t('staff.studio.failed')}
        action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      />
    </StaffFrame>
  )
}

const everything = () => true

type OpenProps = {
  readonly found: Ordered
  readonly opened: OpenedDesign
  /** The request as it was when the design was opened. */
  readonly detail: PreorderDetail
  readonly userId: string
}

function OpenStudio({ found, opened, detail, userId }: OpenProps) {
  const { t } = useTranslation()
  const { record, product } = opened
  const preorderId = found.design.preorder_id
  const { mayChange, dialog } = useFirstChange(effectsOfChange(detail, record.designId), detail)
  const session = useDesignSession(record, product, { isStaff: true, may: everything, userId, mayChange })
  const ordered = useMemo(() => orderedTermsOf(found), [found])
  const [isChartOpen, chart] = useDisclosure(false)
  const name = found.original_design_name
  usePageTitle(name ?? t('common.untitled'))
  const { family, product: made } = record.document
  const design: DesignItem = {
    id: record.designId,
    name,
    description: null,
    project_id: '',
    family,
    product: made,
    latestUpdate: record.timestamp,
    images: [...record.images],
    decoratedSides: [],
    errorKey: null,
    deprecated: false,
    request: null,
    collectable_since: null,
    sizes: [],
    quantity: usualQuantity,
  }
  return (
    <StudioProvider
      session={session}
      teamId={found.original_team_id}
      shownTeamColors={found.original_team_colors}
      ordered={ordered}
      firstImages={record.images}
      isStaff
      may={everything}
    >
      <Studio
        design={design}
        designs={[design]}
        projectName=""
        canAddDesign={false}
        isAdding={false}
        onAddToCart={() => undefined}
        onSizeChart={chart.open}
        order={{
          back: <WayBack preorderId={preorderId} />,
          price: <OrderedPrice preorderId={preorderId} designId={record.designId} />,
          notice: <ChangeEffects preorderId={preorderId} designId={record.designId} />,
        }}
      />
      {dialog}
      <SizeChartDialog
        opened={isChartOpen}
        onClose={chart.close}
        products={[{ definition: product, imageUrl: record.images[0]?.url }]}
      />
    </StudioProvider>
  )
}

function orderedTermsOf({ priced: { pricing, sizeNames, qty, currency, setPrice } }: Ordered): OrderedTerms {
  const setPrices = setPrice ? { [currency]: setPrice } : {}
  return { terms: { pricing: pricingOf(pricing), sizeNames, setPrices }, qty, currency }
}

/** To the techpack, unless they came from the request. */
function WayBack({ preorderId }: { readonly preorderId: string }) {
  const { t } = useTranslation()
  const { orderType, orderId, historyFrom } = useParams({ strict: false })
  const { data } = usePreorderDetail(preorderId)
  const id = must(orderId, 'order')
  if (historyFrom === 'preorder')
    return (
      <BackLink
        to="/purchased/preorder/$preorderId"
        params={{ preorderId }}
        text={data ? t('staff.studio.back', { number: data.preorder.number }) : t('common.back')}
      />
    )
  if (orderType === 'order')
    return (
      <BackLink to="/techpack/order/$orderId" params={{ orderId: id }} text={t('staff.studio.techpack')} />
    )
  return (
    <BackLink to="/techpack/preorder/$preorderId" params={{ preorderId }} text={t('staff.studio.techpack')} />
  )
}
