import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconShoppingBag } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddresses } from '#web/data/preorders.ts'
import { useProjects } from '#web/data/projects.ts'
import { useProvider } from '#web/data/provider.ts'
import { useTeams } from '#web/data/teams.ts'
import { type Cart, useCart } from '#web/data/use-cart.ts'
import { useMe } from '#web/data/user.ts'
import { firstDraft } from '#web/features/checkout/address-draft.ts'
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx'
import { CheckoutSteps } from '#web/features/checkout/checkout-steps.tsx'
import type { Overtaking } from '#web/features/checkout/use-placing.ts'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/screens/cart/address-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Step 3 of 3: where it goes, what is confirmed, and the order request itself. */
export function AddressScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const now = useCart()
  const me = useMe()
  const addresses = useAddresses()
  const provider = useProvider().data
  const projects = useProjects()
  const teams = useTeams()
  /** The cart as it was sent: it empties while the request is being placed. */
  const [sent, setSent] = useState<Cart>()
  const [overtakenBy, setOvertakenBy] = useState<Overtaking>()
  const overtaken = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (overtakenBy) overtaken.current?.scrollIntoView({ block: 'center' })
  }, [overtakenBy])
  usePageTitle(t('address.title'))

  const cart = sent ?? now
  const isLoading =
    cart.status === 'loading' || [me, addresses, projects, teams].some(({ isPending }) => isPending)
  const project = projects.data?.find(({ id }) => id === cart.lines[0]?.projectId)
  const organization = teams.data?.find(({ id }) => id === project?.team_id)?.name ?? ''
  return (
    <AppFrame center={<CheckoutSteps current="delivery" projectId={cart.lines[0]?.projectId} />}>
      <div className={classes.page}>
        <h1 className={classes.title}>{t('address.title')}</h1>
        {cart.status === 'failed' || me.isError ? (
          <Alone>
            <EmptyState
              icon={IconCloudOff}
              title={t('cart.failed.title')}
              text={t('cart.failed.text')}
              action={
                <Button
                  onClick={() => {
                    cart.reload()
                    void me.refetch()
                  }}
                >
                  {t('common.retry')}
                </Button>
              }
            />
          </Alone>
        ) : isLoading || !me.data ? (
          <Loading />
        ) : cart.lines.length === 0 ? (
          <Alone>
            <EmptyState
              icon={IconShoppingBag}
              title={t(overtakenBy ? 'address.overtaken.emptyTitle' : 'address.empty.title')}
              text={t(overtakenBy ? 'address.overtaken.emptyText' : 'address.empty.text')}
              action={
                <span className={classes.actions}>
                  <Link to="/cart" className={classes.primary}>
                    {t('address.empty.cart')}
                  </Link>
                  <Link to="/orders" className={classes.secondary}>
                    {t('address.empty.orders')}
                  </Link>
                </span>
              }
            />
          </Alone>
        ) : (
          <CheckoutPage
            cart={cart}
            userId={me.data.id}
            first={firstDraft(
              { ...me.data, organization },
              addresses.data ?? { shippingAddress: null, billingAddress: null },
              locale,
            )}
            blockDeprecated={provider?.blockDeprecated ?? false}
            onSending={isSending => {
              setSent(isSending ? now : undefined)
              if (isSending) setOvertakenBy(undefined)
            }}
            onOvertaken={by => {
              setOvertakenBy(by)
              now.reload()
            }}
            onPlaced={preorderId =>
              void navigate({ to: '/orders/request/$preorderId', params: { preorderId }, replace: true })
            }
          >
            {({ form, summary }) => (
              <>
                <div className={classes.form}>
                  {overtakenBy && (
                    <div ref={overtaken} className={classes.overtaken}>
                      <Notice
                        kind="error"
                        {...(overtakenBy === 'prices'
                          ? { title: t('address.overtaken.prices'), text: t('address.overtaken.pricesText') }
                          : {
                              title: t('address.overtaken.title'),
                              text: t('address.overtaken.text'),
                              action: <Link to="/orders">{t('address.empty.orders')}</Link>,
                            })}
                      />
                    </div>
                  )}
                  {form}
                </div>
                {summary}
              </>
            )}
          </CheckoutPage>
        )}
      </div>
    </AppFrame>
  )
}

function Alone({ children }: { readonly children: ReactNode }) {
  return <div className={classes.alone}>{children}</div>
}

function Loading() {
  const { t } = useTranslation()
  return (
    <>
      <div role="status" aria-label={t('common.loading')} className={classes.form}>
        <Skeleton height={570} radius={12} />
        <Skeleton height={72} radius={12} mt={16} />
      </div>
      <Skeleton height={480} radius={12} />
    </>
  )
}
