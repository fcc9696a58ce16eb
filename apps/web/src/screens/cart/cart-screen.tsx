import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconCloudOff, IconRuler2, IconShoppingBag } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReport } from '#web/data/analytics.ts'
import type { CartLine } from '#web/data/cart-lines.ts'
import { cartSaver, useSaveOnLeaving } from '#web/data/cart-saver.ts'
import { useProvider } from '#web/data/provider.ts'
import { useCart } from '#web/data/use-cart.ts'
import { useMe } from '#web/data/user.ts'
import { CartList } from '#web/features/cart/cart-list.tsx'
import { CartSkeleton } from '#web/features/cart/cart-skeleton.tsx'
import { holdReasonOf } from '#web/features/cart/continue-reason.ts'
import { QuotationHead } from '#web/features/cart/quotation-head.tsx'
import { useQuantityDrafts } from '#web/features/cart/use-quantity-drafts.ts'
import { CartSummary } from '#web/features/checkout/cart-summary.tsx'
import { CheckoutSteps } from '#web/features/checkout/checkout-steps.tsx'
import { useDeliveryPlace } from '#web/features/checkout/use-delivery-place.ts'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import type { ChartedProduct } from '#web/features/size-chart/charted-product.ts'
import { SizeChartDialog } from '#web/features/size-chart/size-chart-dialog.tsx'
import classes from '#web/screens/cart/cart-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import link from '#web/ui/head-link.module.css'
import { usePageTitle } from '#web/ui/page-title.ts'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SaveState } from '#web/ui/save-state.tsx'

/** Step 2 of 3: what is ordered, in which sizes, and what it costs. */
export function CartScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const cart = useCart()
  const provider = useProvider().data
  const drafts = useQuantityDrafts()
  const list = useRef<HTMLDivElement>(null)
  const [isChartOpen, setChartOpen] = useState(false)
  const { place, setPlace } = useDeliveryPlace(useMe().data?.id)
  usePageTitle(t('cart.title'))
  useSaveOnLeaving()
  useReport('Cart Viewed')

  const projectId = cart.lines[0]?.projectId
  const isEmpty = cart.status === 'ready' && cart.lines.length === 0
  const reason = holdReasonOf(cart, {
    hasFaults: cart.lines.some(line => drafts.of(line.design_id).size > 0),
    blockDeprecated: provider?.blockDeprecated ?? false,
  })
  const helpOn = () => {
    if (reason === 'saving' || reason === 'offline') return void cartSaver.flush()
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector)
    const field = find('input[aria-invalid="true"]') ?? find('[data-short="true"] input') ?? find('input')
    field?.focus()
  }

  return (
    <AppFrame center={<CheckoutSteps current="cart" projectId={projectId} />}>
      <div
        className={classes.page}
        data-printed
        data-alone={cart.status !== 'loading' && cart.lines.length === 0}
      >
        <div className={classes.items}>
          <QuotationHead lines={cart.lines} place={place} />
          <div data-screen-only>
            <div className={classes.head}>
              <h1 className={classes.title}>{t('cart.title')}</h1>
              {cart.lines.length > 0 && <SaveState state={cart.saving} />}
              <span className={classes.links}>
                {cart.lines.length > 0 && (
                  <button type="button" className={link.root} onClick={() => setChartOpen(true)}>
                    <IconRuler2 size={18} stroke={1.6} aria-hidden />
                    {t('cart.viewSizes')}
                  </button>
                )}
                {cart.lines.length > 0 && <PrintButton isQuotation onPrint={() => window.print()} />}
                {!isEmpty && <BackToDesigns projectId={projectId} className={link.root!} />}
              </span>
            </div>
          </div>
          {cart.status === 'loading' && <CartSkeleton />}
          {cart.status === 'failed' && (
            <div className={classes.card}>
              <EmptyState
                icon={IconCloudOff}
                title={t('cart.failed.title')}
                text={t('cart.failed.text')}
                action={<Button onClick={cart.reload}>{t('common.retry')}</Button>}
              />
            </div>
          )}
          {cart.status === 'ready' && (
            <div ref={list}>
              <CartList
                lines={cart.lines}
                drafts={drafts}
                salesEmail={provider?.salesEmail}
                whenEmpty={
                  <div className={classes.card}>
                    <EmptyState
                      icon={IconShoppingBag}
                      title={t('cart.empty.title')}
                      text={t('cart.empty.text')}
                      action={<BackToDesigns projectId={undefined} className={classes.button!} />}
                    />
                  </div>
                }
              />
            </div>
          )}
        </div>
        {cart.status === 'loading' && <Skeleton height={440} radius={12} />}
        {cart.status === 'ready' && cart.lines.length > 0 && (
          <CartSummary
            lines={cart.lines}
            sum={cart.sum}
            place={place}
            onPlace={setPlace}
            reason={reason}
            onContinue={() => void navigate({ to: '/cart/address' })}
            onHeld={helpOn}
          />
        )}
      </div>
      <SizeChartDialog
        opened={isChartOpen}
        onClose={() => setChartOpen(false)}
        products={chartedProducts(cart.lines)}
      />
    </AppFrame>
  )
}

/** Each product of the cart once. */
function chartedProducts(lines: readonly CartLine[]): ChartedProduct[] {
  const byName = new Map<string, ChartedProduct>()
  for (const { definition, designState } of lines) {
    if (!definition || byName.has(definition.product.name)) continue
    byName.set(definition.product.name, { definition, imageUrl: designState.images[0]?.url })
  }
  return [...byName.values()]
}

type BackProps = { readonly projectId: string | undefined; readonly className: string }

function BackToDesigns({ projectId, className }: BackProps) {
  const { t } = useTranslation()
  const content = (
    <>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden />
      {t('cart.backToDesigns')}
    </>
  )
  return projectId ? (
    <Link to="/projects/$projectId/designs" params={{ projectId }} className={className}>
      {content}
    </Link>
  ) : (
    <Link to="/home" className={className}>
      {content}
    </Link>
  )
}
