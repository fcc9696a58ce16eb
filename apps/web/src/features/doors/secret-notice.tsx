import { Button, TextInput } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/doors/secret-notice.module.css'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** A secret, and the name of what it belongs to. */
export type ShownSecret = { readonly name: string; readonly secret: string }

type Props = ShownSecret & {
  /** Whose words it is shown with. */
  readonly of: 'keys' | 'webhooks'
  readonly onKept: () => void
}

/** Shows a secret this once; whoever leaves before they have kept it is asked. */
export function SecretNotice({ name, secret, of, onKept }: Props) {
  const { t } = useTranslation()
  const blocker = useBlocker({
    // Another webhook on the same page is no leaving.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  })
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section ref={place} tabIndex={-1} className={classes.root} aria-labelledby="secret-title">
      <IconKey className={classes.icon} size={20} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <h2 id="secret-title" className={classes.title}>
          {t(`secrets.${of}.title`, { name })}
        </h2>
        <p className={classes.text}>{t(`secrets.${of}.text`)}</p>
      </div>
      <TextInput
        className={classes.field!}
        aria-label={t(`secrets.${of}.field`)}
        classNames={{ input: classes.input! }}
        value={secret}
        readOnly
        onFocus={event => event.currentTarget.select()}
      />
      <CopyButton text={secret} label={t(`secrets.${of}.copy`)} />
      <Button variant="subtle" onClick={onKept}>
        {t(`secrets.${of}.kept`)}
      </Button>
      <ConfirmDialog
        title={blocker.status === 'blocked' ? t(`secrets.${of}.leave`) : undefined}
        text={t(`secrets.${of}.leaveText`)}
        confirmLabel={t(`secrets.${of}.leaveAction`)}
        busyLabel={t(`secrets.${of}.leaveAction`)}
        isBusy={false}
        onCancel={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </section>
  )
}
