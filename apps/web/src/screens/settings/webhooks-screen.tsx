import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconPlus, IconWebhook } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Webhook } from '@teamloom/contract/webhooks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import { useWebhooks } from '#web/data/webhooks.ts'
import { DeliveryList } from '#web/features/doors/delivery-list.tsx'
import { SecretNotice, type ShownSecret } from '#web/features/doors/secret-notice.tsx'
import { WebhookDialog } from '#web/features/doors/webhook-dialog.tsx'
import { WebhookList } from '#web/features/doors/webhook-list.tsx'
import { WebhookMenu } from '#web/features/doors/webhook-menu.tsx'
import { SettingsFrame } from '#web/screens/settings/settings-frame.tsx'
import classes from '#web/screens/settings/webhooks-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Which programs are told what, and what became of each delivery; the open one stands in the address. */
export function WebhooksScreen() {
  const { t } = useTranslation()
  const webhooks = useWebhooks(useMe().data?.isAdmin === true)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<ShownSecret>()
  return (
    <SettingsFrame
      title={t('webhooks.title')}
      ability="admin"
      tools={
        <Button
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
          disabled={secret !== undefined}
          onClick={() => setAdding(true)}
        >
          {t('webhooks.add')}
        </Button>
      }
    >
      {secret && <SecretNotice of="webhooks" {...secret} onKept={() => setSecret(undefined)} />}
      {webhooks.isPending && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height={320} radius={12} />
        </div>
      )}
      {webhooks.isError && !webhooks.data && (
        <div className={classes.card}>
          <EmptyState
            icon={IconCloudOff}
            title={t('webhooks.failed')}
            action={<Button onClick={() => void webhooks.refetch()}>{t('common.retry')}</Button>}
          />
        </div>
      )}
      {webhooks.data && <Columns webhooks={webhooks.data} onSecret={setSecret} />}
      <WebhookDialog opened={isAdding} onClose={() => setAdding(false)} onSecret={setSecret} />
    </SettingsFrame>
  )
}

type ColumnsProps = {
  readonly webhooks: readonly Webhook[]
  readonly onSecret: (secret: ShownSecret) => void
}

function Columns({ webhooks, onSecret }: ColumnsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as { readonly webhook?: string; readonly open?: boolean }
  const open = webhooks.find(({ id }) => id === search.webhook) ?? webhooks[0]
  const isOpenOnly = search.open === true
  const show = (id: string, isOpen: boolean) =>
    void navigate({
      to: '/settings/webhooks',
      search: { webhook: id, ...(isOpen ? { open: true as const } : {}) },
      replace: true,
    })
  if (!open)
    return (
      <div className={classes.card}>
        <EmptyState icon={IconWebhook} title={t('webhooks.none')} text={t('webhooks.noneText')} />
      </div>
    )
  return (
    <div className={classes.columns}>
      <WebhookList webhooks={webhooks} openId={open.id} onOpen={id => show(id, isOpenOnly)} />
      <DeliveryList
        key={open.id}
        webhook={open}
        isOpenOnly={isOpenOnly}
        onFilter={isOpen => show(open.id, isOpen)}
        menu={<WebhookMenu webhook={open} onSecret={onSecret} />}
      />
    </div>
  )
}
