import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconMoodEmpty } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useTranslation } from 'react-i18next'
import { useCustomer } from '#web/data/quotes.ts'
import { FindCustomer } from '#web/features/orders/new-request/find-customer.tsx'
import page from '#web/screens/staff/new-request-screen.module.css'
import classes from '#web/screens/staff/request-card.module.css'
import { RequestCard } from '#web/screens/staff/request-card.tsx'
import { RequestForm } from '#web/screens/staff/request-form.tsx'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** A request that staff make for a customer, by phone or mail; the address says for whom. */
export function NewRequestScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { customer: userId } = useSearch({ strict: false }) as { readonly customer?: string }
  const { data: customer, error, refetch } = useCustomer(userId)
  usePageTitle(t('newRequest.title'))
  const choose = (id: string | undefined) =>
    void navigate({ to: '/purchased/new', search: id ? { customer: id } : {} })
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 400)
  return (
    <StaffFrame start={<BackLink to="/purchased/orders" text={t('desk.list.title')} />}>
      <div className={page.page}>
        <h1 className={page.title}>{t('newRequest.title')}</h1>
        <p className={page.text}>{t('newRequest.about')}</p>
        <div className={classes.cards}>
          <RequestCard title={t('newRequest.customer')}>
            {!userId && <FindCustomer onFound={choose} />}
            {userId && customer && (
              <div className={classes.summary}>
                <b>{`${customer.first_name} ${customer.last_name}`}</b>
                <span>{customer.email}</span>
                <span className={classes.quiet}>{customer.teams.map(({ name }) => name).join(', ')}</span>
                <Button variant="default" size="xs" onClick={() => choose(undefined)}>
                  {t('newRequest.another')}
                </Button>
              </div>
            )}
            {userId && !customer && error && (
              <EmptyState
                icon={isUnknown ? IconMoodEmpty : IconCloudOff}
                title={t(isUnknown ? 'newRequest.unknown' : 'newRequest.failed')}
                action={
                  <Button onClick={() => (isUnknown ? choose(undefined) : void refetch())}>
                    {t(isUnknown ? 'newRequest.another' : 'common.retry')}
                  </Button>
                }
              />
            )}
            {userId && !customer && !error && (
              <div role="status" aria-label={t('common.loading')}>
                <Skeleton height={32} radius={8} />
              </div>
            )}
          </RequestCard>
          {customer && <RequestForm key={customer.id} customer={customer} />}
        </div>
      </div>
    </StaffFrame>
  )
}
