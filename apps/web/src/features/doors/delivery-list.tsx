import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { IconRefresh, IconSend } from '@tabler/icons-react'
import type { Webhook } from '@teamloom/contract/webhooks.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeliveries } from '#web/data/webhooks.ts'
import classes from '#web/features/doors/delivery-list.module.css'
import { DeliveryRow } from '#web/features/doors/delivery-row.tsx'
import { webhookName } from '#web/features/doors/webhook-name.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useEachSecond } from '#web/ui/use-each-second.ts'

type Props = {
  readonly webhook: Webhook
  /** What has not arrived alone. */
  readonly isOpenOnly: boolean
  readonly onFilter: (isOpenOnly: boolean) => void
  readonly menu: ReactNode
}

/** What a webhook was told, the newest first, each opening to what was sent and answered. */
export function DeliveryList({ webhook, isOpenOnly, onFilter, menu }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const deliveries = useDeliveries(webhook.id, isOpenOnly)
  const items = deliveries.data?.pages.flatMap(page => page.items) ?? []
  const name = webhookName(webhook)
  const former = webhook.formerSecretUntil
  const until = useEachSecond(now =>
    former ? dayTimeText(new Date(former), new Date(now), locale) : undefined,
  )
  return (
    <section className={classes.root} aria-label={t('webhooks.deliveries.title', { name })}>
      <div className={classes.head}>
        <h2 className={classes.title}>{name}</h2>
        {until && (
          <span className={classes.secrets}>
            <IconRefresh size={16} stroke={1.6} aria-hidden />
            {t('webhooks.two', { until })}
          </span>
        )}
        <NativeSelect
          aria-label={t('webhooks.deliveries.filter')}
          value={isOpenOnly ? 'open' : 'all'}
          data={[
            { value: 'all', label: t('webhooks.deliveries.all') },
            { value: 'open', label: t('webhooks.deliveries.open') },
          ]}
          onChange={event => onFilter(event.currentTarget.value === 'open')}
        />
        {menu}
      </div>
      {deliveries.isPending && (
        <div role="status" aria-label={t('common.loading')} className={classes.waiting}>
          <Skeleton height={180} radius={8} />
        </div>
      )}
      {deliveries.isError && !deliveries.data && (
        <LoadFailed text={t('webhooks.deliveries.failed')} onRetry={() => void deliveries.refetch()} />
      )}
      {deliveries.data && items.length === 0 && (
        <EmptyState
          icon={IconSend}
          title={t(isOpenOnly ? 'webhooks.deliveries.noneOpen' : 'webhooks.deliveries.none')}
        />
      )}
      {items.length > 0 && (
        <>
          <div className={classes.heads} aria-hidden>
            <span>{t('webhooks.deliveries.event')}</span>
            <span>{t('webhooks.deliveries.answer')}</span>
            <span>{t('webhooks.deliveries.tries')}</span>
            <span>{t('webhooks.deliveries.when')}</span>
          </div>
          <ul className={classes.list}>
            {items.map(delivery => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </>
      )}
      <p className={classes.note}>
        {t('webhooks.deliveries.kept')}
        {deliveries.hasNextPage && (
          <Button
            variant="subtle"
            size="xs"
            loading={deliveries.isFetchingNextPage}
            onClick={() => void deliveries.fetchNextPage()}
          >
            {t('webhooks.deliveries.older')}
          </Button>
        )}
      </p>
    </section>
  )
}
