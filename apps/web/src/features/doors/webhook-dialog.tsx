import { Button, Checkbox, Modal, Switch, TextInput } from '@mantine/core'
import { type WebhookEvent, webhookEvents } from '@teamloom/commerce/webhooks/webhook-events.ts'
import type { Webhook } from '@teamloom/contract/webhooks.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeWebhook, useMakeWebhook } from '#web/data/webhooks.ts'
import type { ShownSecret } from '#web/features/doors/secret-notice.tsx'
import classes from '#web/features/doors/webhook-dialog.module.css'
import { webhookName } from '#web/features/doors/webhook-name.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'

type FormProps = {
  /** The one that is changed; without it another is made. */
  readonly webhook?: Webhook
  readonly onClose: () => void
  /** A new one’s secret, which is shown once. */
  readonly onSecret: (secret: ShownSecret) => void
}

/** Says which address is told of what. */
export function WebhookDialog({ opened, ...form }: FormProps & { readonly opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={t(form.webhook ? 'webhooks.form.change' : 'webhooks.form.add')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <WebhookForm {...form} />
    </Modal>
  )
}

const isAddress = (text: string) => /^https?:\/\/[^/?#@\s]+([/?][^#\s]*)?$/i.test(text) && URL.canParse(text)

function WebhookForm({ webhook, onClose, onSecret }: FormProps) {
  const { t } = useTranslation()
  const make = useMakeWebhook()
  const change = useChangeWebhook()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? [])
  const [isActive, setActive] = useState(webhook?.isActive ?? true)
  const [isTried, setTried] = useState(false)
  const address = url.trim()
  const asked = webhook ? change : make
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isAddress(address) || events.length === 0 || asked.isPending) return
    const body = { url: address, events: [...events], isActive }
    if (webhook) return change.mutate({ id: webhook.id, ...body }, { onSuccess: onClose })
    make.mutate(body, {
      onSuccess: ({ secret }) => {
        onSecret({ name: webhookName({ url: address }), secret })
        onClose()
      },
    })
  }
  const fault = address === '' ? t('common.required') : t('webhooks.form.urlFault')
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        type="url"
        label={t('webhooks.form.url')}
        placeholder="https://"
        data-autofocus
        autoComplete="off"
        maxLength={2000}
        value={url}
        error={isTried && !isAddress(address) && <Fault>{fault}</Fault>}
        onChange={event => {
          asked.reset()
          setUrl(event.currentTarget.value)
        }}
      />
      <Checkbox.Group
        label={t('webhooks.form.events')}
        value={[...events]}
        error={isTried && events.length === 0 && <Fault>{t('common.required')}</Fault>}
        onChange={chosen => setEvents(webhookEvents.filter(each => chosen.includes(each)))}
      >
        <div className={classes.events}>
          {webhookEvents.map(each => (
            <Checkbox key={each} value={each} label={t(`webhooks.events.${each}`)} description={each} />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        label={t('webhooks.form.active')}
        description={t('webhooks.form.activeHint')}
        checked={isActive}
        onChange={event => setActive(event.currentTarget.checked)}
      />
      {asked.isError && <Notice kind="error" title={faultOf(asked.error)} />}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <BusyButton
          type="submit"
          busy={asked.isPending}
          busyLabel={t(webhook ? 'common.saving' : 'webhooks.form.busy')}
        >
          {t(webhook ? 'common.save' : 'webhooks.form.submit')}
        </BusyButton>
      </div>
    </form>
  )
}
