import { useTranslation } from 'react-i18next'
import { useMe, useSendVerification } from '#web/data/user.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Instead of the form that mails invitations, until the account's email is confirmed. */
export function ConfirmEmail() {
  const { t } = useTranslation()
  const email = useMe().data?.email ?? ''
  const send = useSendVerification()
  return (
    <div role="status">
      <Notice
        kind="info"
        title={t('team.confirm.title')}
        text={t(send.isSuccess ? 'team.confirm.sent' : 'team.confirm.text', { email })}
        action={
          !send.isSuccess && (
            <BusyButton
              variant="default"
              size="sm"
              mt={8}
              display="block"
              busy={send.isPending}
              busyLabel={t('team.invite.sending')}
              onClick={() => send.mutate()}
            >
              {t('team.confirm.again')}
            </BusyButton>
          )
        }
      />
    </div>
  )
}
