import { Button, Modal, TextInput } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { Team } from '@teamloom/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { useInvitationToken } from '#web/data/teams.ts'
import { useEmailVerified } from '#web/data/user.ts'
import { ConfirmEmail } from '#web/features/team/confirm-email.tsx'
import { InviteByMail } from '#web/features/team/invite-by-mail.tsx'
import classes from '#web/features/team/invite-dialog.module.css'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { shortName } from '#web/ui/short-name.ts'

type Props = {
  readonly team: Team | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The team's invitation link, to be copied or mailed. */
export function InviteDialog({ team, isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const isVerified = useEmailVerified()
  return (
    <Modal
      opened={isOpen && team !== undefined}
      onClose={onClose}
      title={t('team.invite.title', { team: shortName(team?.name ?? '') })}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: classes.header!, title: classes.title!, body: classes.body! }}
    >
      {team && (
        <>
          <InvitationLink teamId={team.id} />
          {isVerified ? <InviteByMail teamId={team.id} /> : <ConfirmEmail />}
        </>
      )}
    </Modal>
  )
}

function InvitationLink({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation()
  const token = useInvitationToken(teamId, true)
  if (token.isError) {
    return (
      <Notice
        kind="error"
        title={t('team.invite.linkFailed')}
        action={
          <Button
            variant="transparent"
            size="compact-sm"
            leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
            onClick={() => token.refetch()}
          >
            {t('common.retry')}
          </Button>
        }
      />
    )
  }
  const url = token.data && `${window.location.origin}/join/${token.data}`
  return (
    <div>
      <div className={classes.link}>
        <TextInput
          label={t('team.invite.link')}
          placeholder={t('common.loading')}
          value={url ?? ''}
          readOnly
          data-autofocus
          onFocus={event => event.currentTarget.select()}
        />
        <CopyButton text={url} />
      </div>
      <p className={classes.hint}>{t('team.invite.linkHint')}</p>
    </div>
  )
}
