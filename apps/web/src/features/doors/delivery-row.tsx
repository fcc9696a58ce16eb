import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  type Icon,
  IconChevronDown,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconClockPause,
  IconSend,
} from '@tabler/icons-react'
import type { WebhookDelivery } from '@teamloom/contract/webhooks.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendAgain } from '#web/data/webhooks.ts'
import classes from '#web/features/doors/delivery-list.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { DayTime } from '#web/ui/day-time.tsx'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { useEachSecond } from '#web/ui/use-each-second.ts'

type Standing = WebhookDelivery['state'] | 'behind'

const icons = {
  delivered: IconCircleCheck,
  waiting: IconClockExclamation,
  behind: IconClockPause,
  gaveUp: IconCircleX,
} as const satisfies Record<Standing, Icon>

const seconds = {
  en: new Intl.NumberFormat('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  fr: new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
} as const

/** One delivery: what it tells of, how it stands, and below it what was sent and answered. */
export function DeliveryRow({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const detailId = useId()
  const { type, about, created_at } = delivery
  const standing: Standing = delivery.isBehind ? 'behind' : delivery.state
  const Mark = icons[standing]
  return (
    <li className={classes.delivery} data-open={isOpen} data-state={standing}>
      <UnstyledButton
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={detailId}
        onClick={() => setOpen(!isOpen)}
      >
        <Mark className={classes.mark} size={18} stroke={1.6} aria-hidden />
        <VisuallyHidden>{t(`webhooks.deliveries.states.${standing}`)}</VisuallyHidden>
        <span className={classes.event}>
          {type} <span className={classes.about}>{about.length > 12 ? `${about.slice(0, 8)}…` : about}</span>
        </span>
        <Answer delivery={delivery} />
        <Tries delivery={delivery} />
        <span className={classes.when}>
          <DayTime at={created_at} />
        </span>
        <IconChevronDown className={classes.chevron} size={18} stroke={1.6} aria-hidden />
      </UnstyledButton>
      <div id={detailId}>{isOpen && <Detail delivery={delivery} />}</div>
    </li>
  )
}

function Answer({ delivery: { status, tookMs, triedAt } }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!triedAt) return <span className={classes.small}>{t('webhooks.deliveries.notYet')}</span>
  return (
    <span className={classes.answer}>
      <b>{status ?? t('webhooks.deliveries.noAnswer')}</b>{' '}
      {tookMs !== null &&
        t('webhooks.deliveries.seconds', { seconds: seconds[locale].format(tookMs / 1000) })}
    </span>
  )
}

function Tries({ delivery: { tries, nextAt, isBehind } }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const next = useEachSecond(now =>
    nextAt && tries > 0 ? dayTimeText(new Date(nextAt), new Date(now), locale) : undefined,
  )
  if (isBehind) return <span className={classes.small}>{t('webhooks.deliveries.behind')}</span>
  return (
    <span className={classes.small}>
      {[tries > 0 ? String(tries) : undefined, next && t('webhooks.deliveries.next', { at: next })]
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}

function Detail({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation()
  const again = useSendAgain()
  const { id, type, about, body, status, answer } = delivery
  const event = t(`webhooks.events.${type}`)
  const tell = (kind: 'info' | 'error', message: string) =>
    showToast({ key: `delivery ${id}`, kind, message })
  return (
    <div className={classes.detail}>
      <dl className={classes.words}>
        <dt>{t('webhooks.deliveries.body', { id })}</dt>
        <dd>{body}</dd>
        {answer !== null && (
          <>
            <dt>{t('webhooks.deliveries.answered')}</dt>
            <dd data-is-fault={delivery.state !== 'delivered'}>
              {[status, answer].filter(Boolean).join(' ')}
            </dd>
          </>
        )}
      </dl>
      <BusyButton
        variant="default"
        size="sm"
        leftSection={<IconSend size={16} stroke={1.6} aria-hidden />}
        aria-label={t('webhooks.deliveries.againOf', { event, about })}
        busy={again.isPending}
        busyLabel={t('common.saving')}
        onClick={() =>
          again.mutate(id, {
            onSuccess: () => tell('info', t('webhooks.deliveries.sent', { event })),
            onError: error => tell('error', faultOf(error)),
          })
        }
      >
        {t('webhooks.deliveries.again')}
      </BusyButton>
    </div>
  )
}
