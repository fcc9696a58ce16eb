import { IconDownload, IconMailForward } from '@tabler/icons-react'
import { CallError } from '@teamloom/contract/client.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadOwnData, useExportData } from '#web/data/user.ts'
import classes from '#web/features/profile/profile-form.module.css'
import { saveAs } from '#web/lib/save-as.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  readonly email: string
  /** The key of the link that was mailed; without one the link is asked for. */
  readonly linkKey: string | undefined
}

/** All that is kept about me: by a link that is mailed to me, as a file. */
export function OwnData({ email, linkKey }: Props) {
  return linkKey === undefined ? <AskForLink email={email} /> : <Download linkKey={linkKey} email={email} />
}

function AskForLink({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  const { mutate, isPending, isSuccess, error } = useExportData()
  const isTooOften = error instanceof CallError && error.errorKey === 'too_many_requests'
  return (
    <div>
      <div className={classes.actions}>
        <BusyButton
          variant="default"
          size="sm"
          leftSection={<IconMailForward size={18} stroke={1.6} aria-hidden />}
          busy={isPending}
          busyLabel={t('profile.ownData.sending')}
          onClick={() => mutate()}
        >
          {t('profile.ownData.ask')}
        </BusyButton>
        <span role="status">{isSuccess && <Tag kind="ok">{t('profile.ownData.sent', { email })}</Tag>}</span>
      </div>
      <div role="alert">
        {error && <Fault>{t(isTooOften ? 'profile.ownData.tooOften' : 'profile.ownData.notSent')}</Fault>}
      </div>
    </div>
  )
}

function Download({ linkKey, email }: { readonly linkKey: string; readonly email: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'over'>('ready')
  const fetchIt = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const file = await downloadOwnData(linkKey)
      if (file) saveAs(file, t('profile.ownData.file'))
      setState(file ? 'ready' : 'over')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={classes.form}>
      <div>
        <BusyButton
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          busy={state === 'busy'}
          busyLabel={t('profile.ownData.busy')}
          onClick={() => void fetchIt()}
        >
          {t('profile.ownData.action')}
        </BusyButton>
        <div role="alert">
          {(state === 'failed' || state === 'over') && <Fault>{t(`profile.ownData.${state}`)}</Fault>}
        </div>
      </div>
      {state === 'over' && <AskForLink email={email} />}
    </div>
  )
}
