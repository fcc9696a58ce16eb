import { UnstyledButton } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import type { Webhook } from '@teamloom/contract/webhooks.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/doors/webhook-list.module.css'
import { webhookName } from '#web/features/doors/webhook-name.ts'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  readonly webhooks: readonly Webhook[]
  readonly openId: string
  readonly onOpen: (id: string) => void
}

/** Programs that are told, each with how its newest deliveries went. */
export function WebhookList({ webhooks, openId, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.root}>
      <ul className={classes.list}>
        {webhooks.map(webhook => (
          <li key={webhook.id}>
            <UnstyledButton
              className={classes.row}
              aria-current={webhook.id === openId}
              onClick={() => onOpen(webhook.id)}
            >
              <span className={classes.head}>
                <span className={classes.name}>{webhookName(webhook)}</span>
                <State webhook={webhook} />
              </span>
              <span className={classes.events}>
                {webhook.events.map(event => t(`webhooks.events.${event}`)).join(', ')}
              </span>
              <Recent webhook={webhook} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        <IconShieldLock size={18} stroke={1.6} aria-hidden />
        {t('webhooks.note')}
      </p>
    </div>
  )
}

function State({ webhook: { isActive, isFailing, recent } }: { readonly webhook: Webhook }) {
  const { t } = useTranslation()
  if (!isActive) return <Tag>{t('webhooks.states.off')}</Tag>
  if (isFailing) return <Tag kind="error">{t('webhooks.states.failing')}</Tag>
  if (recent.length === 0) return <Tag>{t('webhooks.states.idle')}</Tag>
  return <Tag kind="ok">{t('webhooks.states.fine')}</Tag>
}

function Recent({ webhook: { recent, waiting } }: { readonly webhook: Webhook }) {
  const { t } = useTranslation()
  const count = (state: Webhook['recent'][number]) => recent.filter(each => each === state).length
  if (recent.length === 0) return null
  return (
    <span className={classes.recent}>
      <span
        className={classes.bars}
        role="img"
        aria-label={t('webhooks.recent', {
          delivered: count('delivered'),
          waiting: count('waiting'),
          gaveUp: count('gaveUp'),
        })}
      >
        {recent.map((state, at) => (
          // Bars have no names: the newest pushes the others on.
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row of like bars
          <i key={at} data-state={state} />
        ))}
      </span>
      {waiting > 0 && <span>{t('webhooks.waiting', { count: waiting })}</span>}
    </span>
  )
}
