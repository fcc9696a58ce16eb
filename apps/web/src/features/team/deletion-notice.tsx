import type { Team } from '@teamloom/contract/teams.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepTeam } from '#web/data/teams.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly teamId: string; readonly deletion: NonNullable<Team['deletion']> }

/** A member has asked for the team to be deleted: who, until when it is there, and the way to keep it. */
export function DeletionNotice({ teamId, deletion: { at, askedBy } }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const keep = useKeepTeam()
  const [opened] = useState(Date.now)
  const when = dayTimeText(new Date(at), new Date(opened), locale)
  return (
    <Notice
      kind="warn"
      text={
        askedBy ? t('team.deletion.askedBy', { name: askedBy, when }) : t('team.deletion.asked', { when })
      }
      action={
        <BusyButton
          size="xs"
          variant="default"
          busy={keep.isPending}
          busyLabel={t('team.deletion.keeping')}
          onClick={() => keep.mutate(teamId)}
        >
          {t('team.deletion.keep')}
        </BusyButton>
      }
    />
  )
}
