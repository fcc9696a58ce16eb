import { IconDots, IconEdit, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { Webhook } from '@teamloom/contract/webhooks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoveWebhook, useRenewSecret } from '#web/data/webhooks.ts'
import type { ShownSecret } from '#web/features/doors/secret-notice.tsx'
import { WebhookDialog } from '#web/features/doors/webhook-dialog.tsx'
import { webhookName } from '#web/features/doors/webhook-name.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { showToast } from '#web/lib/toast.tsx'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { readonly webhook: Webhook; readonly onSecret: (secret: ShownSecret) => void }

/** What can be done with a webhook; what cannot be taken back asks once. */
export function WebhookMenu({ webhook, onSecret }: Props) {
  const { t } = useTranslation()
  const renew = useRenewSecret()
  const remove = useRemoveWebhook()
  const [asked, setAsked] = useState<'change' | 'renew' | 'remove'>()
  const name = webhookName(webhook)
  const close = () => setAsked(undefined)
  const tell = (kind: 'info' | 'error', message: string) => showToast({ key: 'webhook', kind, message })
  const onError = (error: Error) => tell('error', faultOf(error))
  return (
    <>
      <ActionMenu
        label={t('webhooks.more', { name })}
        icon={IconDots}
        position="bottom-end"
        actions={[
          {
            label: t('webhooks.form.change'),
            icon: IconEdit,
            takesFocus: true,
            run: () => setAsked('change'),
          },
          { label: t('webhooks.renew'), icon: IconRefresh, takesFocus: true, run: () => setAsked('renew') },
          {
            label: t('webhooks.remove'),
            icon: IconTrash,
            takesFocus: true,
            isDanger: true,
            run: () => setAsked('remove'),
          },
        ]}
      />
      <WebhookDialog opened={asked === 'change'} webhook={webhook} onClose={close} onSecret={onSecret} />
      <ConfirmDialog
        title={asked === 'renew' ? t('webhooks.renewQuestion', { name }) : undefined}
        text={t('webhooks.renewText')}
        confirmLabel={t('webhooks.renew')}
        busyLabel={t('common.saving')}
        isBusy={renew.isPending}
        onCancel={close}
        onConfirm={() =>
          renew.mutate(webhook.id, {
            onSuccess: ({ secret }) => onSecret({ name, secret }),
            onError,
            onSettled: close,
          })
        }
      />
      <ConfirmDialog
        title={asked === 'remove' ? t('webhooks.removeQuestion', { name }) : undefined}
        text={t('webhooks.removeText', { count: webhook.waiting })}
        confirmLabel={t('webhooks.remove')}
        busyLabel={t('common.deleting')}
        isBusy={remove.isPending}
        onCancel={close}
        onConfirm={() =>
          remove.mutate(webhook.id, {
            onSuccess: () => tell('info', t('webhooks.removed', { name })),
            onError,
            onSettled: close,
          })
        }
      />
    </>
  )
}
