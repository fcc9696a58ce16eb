import { Skeleton } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { CallError } from '@teamloom/contract/client.ts'
import { useTranslation } from 'react-i18next'
import type { useInvitation } from '#web/data/teams.ts'
import { Notice } from '#web/ui/notice.tsx'
import { shortName } from '#web/ui/short-name.ts'

export function isInvitationRefusal(error: unknown): boolean {
  return error instanceof CallError && error.errorKey === 'invalid_or_expired_join_team_token'
}

type Props = {
  readonly invitation: ReturnType<typeof useInvitation>
  readonly isRefused: boolean
  readonly step: 'email' | 'login' | 'signup'
}

/** Who invites to which team, and when one is in it; or that the invitation does not hold. */
export function InvitationNotice({ invitation, isRefused, step }: Props) {
  const { t } = useTranslation()
  const { data, isPending } = invitation
  if (isRefused) {
    return <Notice kind="error" title={t('account.invitation.invalid')} text={t('account.invitation.goOn')} />
  }
  if (isPending) return <Skeleton height={63} radius={8} />
  // Not known whose it is, such as when the servers are away: it may hold all the same.
  if (!data) return null
  return (
    <Notice
      kind="info"
      icon={IconUsersGroup}
      title={t('account.invitation.title', {
        name: shortName(data.invitorName),
        team: shortName(data.teamName),
      })}
      text={t(`account.invitation.${step}`)}
    />
  )
}
